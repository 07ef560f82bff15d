import Geometry
import QuartzCore

/// A convex part of the screen, in points.
struct Area {
  /// In order around it; fewer than three for nothing.
  private(set) var corners: [SIMD2<Double>]
  /// The rectangle around it.
  private(set) var box: CGRect
  /// Whether it is that rectangle.
  private(set) var isBox: Bool

  init(_ box: CGRect) {
    self.box = box.standardized
    isBox = true
    corners = Self.corners(of: self.box)
  }

  /// A rectangle as it is seen.
  /// - Returns: nil where some of it is behind the eye, or not finite.
  init?(_ rect: CGRect, through map: CATransform3D) {
    var seen: [SIMD2<Double>] = []
    for corner in Self.corners(of: rect.standardized) {
      let w = corner.x * Double(map.m14) + corner.y * Double(map.m24) + Double(map.m44)
      guard w > 1e-6 else { return nil }
      let x = corner.x * Double(map.m11) + corner.y * Double(map.m21) + Double(map.m41)
      let y = corner.x * Double(map.m12) + corner.y * Double(map.m22) + Double(map.m42)
      guard (x / w + y / w).isFinite else { return nil }
      seen.append(SIMD2(x / w, y / w))
    }
    self.init(seen, isBox: map.keepsUpright)
  }

  private init(_ corners: [SIMD2<Double>], isBox: Bool) {
    self.corners = corners
    self.isBox = isBox && corners.count >= 3
    guard var low = corners.first else {
      box = .zero
      return
    }
    var high = low
    for corner in corners {
      low = pointwiseMin(low, corner)
      high = pointwiseMax(high, corner)
    }
    box = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    if self.isBox { self.corners = Self.corners(of: box) }
  }

  private static func corners(of box: CGRect) -> [SIMD2<Double>] {
    [
      SIMD2(box.minX, box.minY), SIMD2(box.maxX, box.minY), SIMD2(box.maxX, box.maxY),
      SIMD2(box.minX, box.maxY),
    ]
  }

  /// Square points.
  var size: Double {
    if isBox { return Double(box.width * box.height) }
    guard corners.count >= 3 else { return 0 }
    var sum = 0.0
    for index in corners.indices {
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      sum += a.x * b.y - a.y * b.x
    }
    return (sum / 2).magnitude
  }

  /// What lies in both.
  func within(_ other: Area) -> Area {
    if isBox, other.isBox {
      let both = box.intersection(other.box)
      return both.isNull ? Area([], isBox: false) : Area(both)
    }
    guard box.intersects(other.box) else { return Area([], isBox: false) }
    let edges = other.corners
    let turn = Self.turn(of: edges)
    var left = corners
    for index in edges.indices where !left.isEmpty {
      left = Self.cut(left, by: edges[index], edges[(index + 1) % edges.count], turn)
    }
    return Area(left, isBox: false)
  }

  /// What lies in both, in square points.
  func overlap(with other: CGRect) -> Double {
    guard box.intersects(other) else { return 0 }
    return within(Area(other)).size
  }

  /// 1 or −1, by the way round.
  private static func turn(of corners: [SIMD2<Double>]) -> Double {
    var sum = 0.0
    for index in corners.indices {
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      sum += a.x * b.y - a.y * b.x
    }
    return sum < 0 ? -1 : 1
  }

  /// What of a convex polygon lies on the inner side of a line.
  private static func cut(
    _ corners: [SIMD2<Double>], by a: SIMD2<Double>, _ b: SIMD2<Double>, _ turn: Double
  ) -> [SIMD2<Double>] {
    let way = b - a
    let sides = corners.map { turn * (way.x * ($0.y - a.y) - way.y * ($0.x - a.x)) }
    var left: [SIMD2<Double>] = []
    for index in corners.indices {
      let next = (index + 1) % corners.count
      if sides[index] >= 0 { left.append(corners[index]) }
      guard (sides[index] >= 0) != (sides[next] >= 0) else { continue }
      let part = sides[index] / (sides[index] - sides[next])
      left.append(corners[index] + (corners[next] - corners[index]) * part)
    }
    return left
  }
}

extension CATransform3D {
  /// Whether upright rectangles stay upright.
  var keepsUpright: Bool {
    m12 == 0 && m21 == 0 && m14 == 0 && m24 == 0 && m44 == 1
  }

  /// Whether a plane shows its front.
  var showsFront: Bool {
    let a = m22 * m44 - m24 * m42
    let b = m21 * m44 - m24 * m41
    let c = m21 * m42 - m22 * m41
    return m11 * a - m12 * b + m14 * c > 0
  }
}
