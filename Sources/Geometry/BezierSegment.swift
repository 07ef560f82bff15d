import Elementary

/// One drawn piece of a path, from its start on: a Bézier curve of degree 1, 2 or 3.
package struct BezierSegment: Hashable, Sendable {
  /// Start, control points, end: two to four points.
  package let points: [CGPoint]

  /// Where it starts.
  package var start: CGPoint { points[0] }

  /// Where it ends.
  package var end: CGPoint { points[points.count - 1] }

  /// A curve with these points.
  /// - Precondition: There are two, three or four.
  package init(_ points: [CGPoint]) {
    precondition(
      (2...4).contains(points.count), "a segment has 2 to 4 points · got \(points.count)")
    self.points = points
  }

  /// The point at curve parameter u, which is not arc length; exact at 0 and 1.
  package func point(at u: Double) -> CGPoint { u == 1 ? end : split(at: u).0.end }

  /// The direction of travel at parameter u as an angle in radians, from +x towards +y.
  ///
  /// Where the curve stands still (an end whose control point coincides with it) the next point
  /// that differs gives the direction; a segment without extent answers 0.
  package func tangentAngle(at u: Double) -> Double {
    let (before, after) = split(at: u)
    let ahead = u < 1 ? after.points : before.points.reversed()
    let sign: CGFloat = u < 1 ? 1 : -1
    guard let other = ahead.first(where: { $0 != ahead[0] }) else { return 0 }
    return Elementary.atan2(
      Double(sign * (other.y - ahead[0].y)), Double(sign * (other.x - ahead[0].x)))
  }

  /// The curve in two at parameter u, by de Casteljau's repeated interpolation.
  package func split(at u: Double) -> (BezierSegment, BezierSegment) {
    var (row, left, right) = (points, [points[0]], [points[points.count - 1]])
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { $0.mixed(with: $1, u) }
      left.append(row[0])
      right.append(row[row.count - 1])
    }
    return (BezierSegment(left), BezierSegment(right.reversed()))
  }

  /// The arc length in points, to about one part in 10⁹.
  package var length: CGFloat { length(depth: 0) }

  /// Chord ≤ arc ≤ control polygon; for degree n the arc is near (2·chord + (n−1)·polygon)/(n+1)
  /// with an error of fourth order (Gravesen 1997). Halved until the two hardly differ.
  private func length(depth: Int) -> CGFloat {
    let chord = start.distance(to: end)
    let polygon = zip(points, points.dropFirst()).reduce(CGFloat(0)) {
      $0 + $1.0.distance(to: $1.1)
    }
    if points.count == 2 { return chord }
    if depth >= 3, depth == 14 || !(polygon - chord > 1e-5 * polygon) {
      let degree = CGFloat(points.count - 1)
      return (2 * chord + (degree - 1) * polygon) / (degree + 1)
    }
    let (first, second) = split(at: 0.5)
    return first.length(depth: depth + 1) + second.length(depth: depth + 1)
  }

  /// The parameter up to which the curve has the given arc length, 0…1, by halving.
  package func parameter(atLength target: CGFloat) -> Double {
    let whole = length
    if !(target > 0) { return 0 }
    if target >= whole { return 1 }
    if points.count == 2 { return Double(target / whole) }
    var (piece, left, passed, width) = (self, target, 0.0, 1.0)
    for _ in 0..<40 {
      let (first, second) = piece.split(at: 0.5)
      let half = first.length
      width /= 2
      if left < half {
        piece = first
      } else {
        (piece, left, passed) = (second, left - half, passed + width)
      }
    }
    return passed + width / 2
  }

  /// The piece between two parameters, 0 ≤ from ≤ to ≤ 1.
  package func piece(from: Double, to: Double) -> BezierSegment {
    let head = to < 1 ? split(at: to).0 : self
    return from > 0 ? head.split(at: to > 0 ? from / to : 0).1 : head
  }

  /// The segment as the stroke of a pen that stands at its start.
  package var element: Path.Element {
    switch points.count {
    case 2: .line(to: points[1])
    case 3: .quad(to: points[2], control: points[1])
    default: .cubic(to: points[3], control1: points[1], control2: points[2])
    }
  }
}

extension CGPoint {
  /// The distance to another point.
  package func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
