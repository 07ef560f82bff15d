import Geometry

/// A rectangle with some corners rounded, in a layer's own coordinates.
///
/// A continuous corner of radius r touches the circle of radius r on the diagonal, with the
/// circle's curvature, and leaves the sides 1.528665·r from the tip (F5.8.2) with none. With
/// m = 1 − 1/√2, half of it, for r = 1, is the cubic (1.528665, 0), (a, 0), (2m, 0), (m, m): the
/// last control point lies on the side and on the tangent x + y = 2m; the curvature at the end,
/// ⅔·((a − 2m)/√2) / (m√2)², is 1 when a = 2m + 3√2·m². Where there is no room for that, the
/// control points move towards those of the quarter circle.
struct RoundedRectangle: Hashable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  var radius: Double
  var corners: RenderNode.Corners
  /// 0 for circular corners, 1 for continuous ones with room.
  var continuity = 0.0

  /// Takes the bounds in standard form; the radius is cut at half the shorter side.
  init(
    _ bounds: CGRect, radius: Double, corners: RenderNode.Corners,
    curve: RenderNode.CornerCurve = .circular
  ) {
    let rect = bounds.standardized
    (left, right) = (Double(rect.minX), Double(rect.maxX))
    (top, bottom) = (Double(rect.minY), Double(rect.maxY))
    let most = min(right - left, bottom - top) / 2
    self.radius = corners.isEmpty ? 0 : max(0, min(radius, most))
    self.corners = corners
    if curve == .continuous, self.radius > 0 {
      continuity = max(0, min((most / self.radius - 1) / Self.expansion, 1))
    }
  }

  /// How much farther than its radius a continuous corner reaches, in radii.
  private static let expansion = RenderNode.CornerCurve.continuous.reach - 1

  /// How far from the tips the sides begin to bend.
  var reach: Double { radius * (1 + continuity * Self.expansion) }

  var isEmpty: Bool { !(left < right && top < bottom) }

  var isFinite: Bool { (left + right + top + bottom + radius).isFinite }

  /// All sides moved inwards (outwards when negative); arcs keep their centres.
  func inset(by distance: Double) -> RoundedRectangle {
    var result = self
    result.left += distance
    result.top += distance
    result.right -= distance
    result.bottom -= distance
    result.radius = radius > 0 ? max(0, radius - distance) : 0
    return result
  }

  /// The corners of the outline in order, arcs as `2 * fineness` chords each.
  func outline(fineness: Int) -> [SIMD2<Double>] {
    let arc = radius > 0 ? unitCorner(fineness: fineness) : []
    var points: [SIMD2<Double>] = []
    points.reserveCapacity(4 * max(1, arc.count))
    func corner(_ bit: UInt, _ tip: SIMD2<Double>, _ inward: SIMD2<Double>, reversed: Bool) {
      guard radius > 0, corners.rawValue & bit != 0 else { return points.append(tip) }
      let centre = tip + inward * radius
      for unit in reversed ? arc.reversed() : arc {
        points.append(centre - inward * unit * radius)
      }
    }
    corner(1, [left, top], [1, 1], reversed: false)
    corner(2, [right, top], [-1, 1], reversed: true)
    corner(8, [right, bottom], [-1, -1], reversed: false)
    corner(4, [left, bottom], [1, -1], reversed: true)
    return points
  }

  /// A corner of radius 1 about (0, 0), from its end on the x axis' side to the other.
  private func unitCorner(fineness: Int) -> [SIMD2<Double>] {
    guard continuity > 0 else { return Self.arc(fineness: fineness) }
    // From the tip at (0, 0), along the side y = 0, to the middle; circle and continuous mixed.
    let circle: [SIMD2<Double>] = [
      [1, 0], [0.734_783_5, 0], [0.480_429_6, 0.105_356_8], [0.292_893_2, 0.292_893_2],
    ]
    let smooth: [SIMD2<Double>] = [
      [1 + Self.expansion, 0], [0.949_747_5, 0], [0.585_786_4, 0], [0.292_893_2, 0.292_893_2],
    ]
    let cubic = zip(circle, smooth).map { $0 + ($1 - $0) * continuity }
    let half = (0...fineness).map { step -> SIMD2<Double> in
      let t = Double(step) / Double(fineness), s = 1 - t
      let ends = cubic[0] * (s * s * s) + cubic[3] * (t * t * t)
      return ends + cubic[1] * (3 * s * s * t) + cubic[2] * (3 * s * t * t)
    }
    let tip = half.map { SIMD2(1 - $0.y, 1 - $0.x) }
    return tip + tip.dropLast().reversed().map { SIMD2($0.y, $0.x) }
  }

  /// Points of the unit circle from (1, 0) to (0, 1). With t from 0 to tan(π/8),
  /// ((1 − t²)/(1 + t²), 2t/(1 + t²)) runs from 0 to 45°; the rest is its mirror image.
  private static func arc(fineness: Int) -> [SIMD2<Double>] {
    let half = (0...fineness).map { step -> SIMD2<Double> in
      let t = Double(step) / Double(fineness) * 0.414_213_562_373_095_05
      return SIMD2(1 - t * t, 2 * t) / (1 + t * t)
    }
    return half + half.dropLast().reversed().map { SIMD2($0.y, $0.x) }
  }

  /// How many chords half a quarter circle of a radius in pixels needs to stay within 1/100
  /// pixel of the arc: a chord of angle θ is off by r·θ²/8, with θ = π/(4n).
  static func fineness(radius: Double) -> Int {
    guard radius > 0 else { return 1 }
    return max(2, Int((10 * min(radius, 1024)).squareRoot().rounded(.up)))
  }
}

extension RenderNode.CornerCurve {
  /// How far from its tip a corner begins, in radii (F5.8.2).
  package var reach: Double { self == .continuous ? 1.528_665 : 1 }
}
