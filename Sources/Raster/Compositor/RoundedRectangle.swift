import Geometry

/// A rectangle with circular arcs at some corners, in a layer's own coordinates.
struct RoundedRectangle {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  var radius: Double
  var corners: RenderNode.Corners

  /// Takes the bounds in standard form; the radius is cut at half the shorter side.
  init(_ bounds: CGRect, radius: Double, corners: RenderNode.Corners) {
    let rect = bounds.standardized
    (left, right) = (Double(rect.minX), Double(rect.maxX))
    (top, bottom) = (Double(rect.minY), Double(rect.maxY))
    let most = min(right - left, bottom - top) / 2
    self.radius = corners.isEmpty ? 0 : max(0, min(radius, most))
    self.corners = corners
  }

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
    let arc = radius > 0 ? Self.arc(fineness: fineness) : []
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
