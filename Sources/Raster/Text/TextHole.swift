import Geometry

/// Something in a column that text runs around.
package struct TextHole: Hashable, Sendable {
  /// Corners, points, in the column's coordinates.
  package var corners: [CGPoint]
  /// Points that text keeps from it at its sides.
  package var padding: Double

  package init(corners: [CGPoint], padding: Double = 0) {
    (self.corners, self.padding) = (corners, padding)
  }

  /// One for each of a path's subpaths.
  package static func holes(in path: Path, padding: Double) -> [TextHole] {
    path.contours(magnification: 1, tolerance: 0.2).map { contour in
      TextHole(corners: contour.points.map { CGPoint(x: $0.x, y: $0.y) }, padding: padding)
    }
  }

  func moved(up distance: Double) -> TextHole {
    TextHole(
      corners: corners.map { CGPoint(x: $0.x, y: $0.y - distance) }, padding: padding)
  }

  /// What it takes from the left to the right of a line; nil where it does not reach.
  func reach(from top: Double, to bottom: Double) -> (left: Double, right: Double)? {
    var (left, right) = (Double.infinity, -Double.infinity)
    func take(_ x: Double) { (left, right) = (min(left, x), max(right, x)) }
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let (a, b) = corner.y <= next.y ? (corner, next) : (next, corner)
      guard Double(a.y) < bottom, Double(b.y) > top else { continue }
      let height = Double(b.y - a.y)
      for y in [max(Double(a.y), top), min(Double(b.y), bottom)] {
        take(Double(a.x) + (height > 0 ? Double(b.x - a.x) * (y - Double(a.y)) / height : 0))
      }
      if height == 0 { take(Double(b.x)) }
    }
    return left <= right ? (left - padding, right + padding) : nil
  }
}
