import Geometry

/// Polygons through a plane map to device pixels, with what lies behind the eye or far
/// outside cut off.
struct Projection {
  let map: PlaneMap

  /// Device coordinates stay within ± this many pixels.
  static let reach = 32768.0
  /// Points nearer to the eye than this (W, where W is 1 at the layer's origin) are cut.
  static let nearest = 1.0 / 4096

  /// The polygon in device pixels; empty when all of it is cut off.
  func callAsFunction(_ polygon: [SIMD2<Double>]) -> [SIMD2<Double>] {
    if map.isAffine, let points = near(polygon) { return points }
    var points = polygon.map { map($0.x, $0.y) }
    if points.contains(where: Self.isFar) { points = Self.cut(points) }
    return points.map { SIMD2($0.x / $0.z, $0.y / $0.z) }
  }

  /// The polygon where W is 1 and nothing has to be cut off; nil where something has.
  private func near(_ polygon: [SIMD2<Double>]) -> [SIMD2<Double>]? {
    var isNear = true
    let points = polygon.map { corner in
      let point = map(corner.x, corner.y)
      isNear = isNear && point.x.magnitude <= Self.reach && point.y.magnitude <= Self.reach
      return SIMD2(point.x, point.y)
    }
    return isNear ? points : nil
  }

  /// Device pixels per unit of the layer, at most, over the corners of a rectangle; > 0.
  func magnification(over rect: CGRect) -> Double {
    let most = 65536.0
    guard !map.isAffine else { return max(min(map.magnification, most), 1 / most) }
    let depths = [
      map(rect.minX, rect.minY), map(rect.maxX, rect.minY), map(rect.minX, rect.maxY),
      map(rect.maxX, rect.maxY),
    ].map(\.z)
    let nearest = depths.min() ?? 1
    let scale = nearest > Self.nearest ? map.magnification / nearest : most
    return scale > 1 / most ? min(2 * scale, 1024) : 1 / most
  }

  private static func isFar(_ p: SIMD3<Double>) -> Bool {
    let limit = reach * p.z
    return !(p.z >= nearest && p.x.magnitude <= limit && p.y.magnitude <= limit)
  }

  /// Keeps what lies on the inner side of five planes through homogeneous space.
  private static func cut(_ polygon: [SIMD3<Double>]) -> [SIMD3<Double>] {
    var points = keep(polygon) { $0.z - nearest }
    points = keep(points) { reach * $0.z - $0.x }
    points = keep(points) { reach * $0.z + $0.x }
    points = keep(points) { reach * $0.z - $0.y }
    return keep(points) { reach * $0.z + $0.y }
  }

  private static func keep(
    _ polygon: [SIMD3<Double>], where inside: (SIMD3<Double>) -> Double
  ) -> [SIMD3<Double>] {
    var kept: [SIMD3<Double>] = []
    guard var before = polygon.last else { return kept }
    for point in polygon {
      let (from, to) = (inside(before), inside(point))
      if (from >= 0) != (to >= 0) {
        let crossing = before + (point - before) * (from / (from - to))
        if crossing.x.isFinite && crossing.y.isFinite { kept.append(crossing) }
      }
      if to >= 0 { kept.append(point) }
      before = point
    }
    return kept
  }
}
