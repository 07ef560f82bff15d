/// Arc lengths along a segment, worked out once, to find the point at a length quickly.
///
/// Between two of its knots, u as a function of the length s is taken as the cubic with the right
/// values and slopes du/ds = 1/|B′(u)| at both ends; the error is of fourth order in the step.
package struct ArcTable: Sendable {
  package let segment: BezierSegment
  /// Lengths up to u = 0, 1/n, … 1.
  private let lengths: [CGFloat]
  private let speeds: [CGFloat]

  private static let steps = 64

  package init(_ segment: BezierSegment) {
    self.segment = segment
    let steps = segment.points.count == 2 ? 1 : Self.steps
    var lengths: [CGFloat] = [0]
    for step in 0..<steps {
      let piece = segment.piece(
        from: Double(step) / Double(steps), to: Double(step + 1) / Double(steps))
      lengths.append(lengths[step] + piece.length)
    }
    self.lengths = lengths
    speeds = (0...steps).map { segment.speed(at: Double($0) / Double(steps)) }
  }

  /// The whole length, points.
  package var length: CGFloat { lengths[lengths.count - 1] }

  /// The curve parameter at a fraction 0…1 of the length.
  package func parameter(atFraction fraction: Double) -> Double {
    let target = length * min(max(fraction, 0), 1)
    if !(target > 0) { return 0 }
    if target >= length { return 1 }
    let after = max(lengths.firstIndex { $0 > target } ?? lengths.count - 1, 1)
    let (s0, s1) = (lengths[after - 1], lengths[after])
    let part = (target - s0) / (s1 - s0)
    let step = 1 / CGFloat(lengths.count - 1)
    return step * (CGFloat(after - 1) + bend(part, after, (s1 - s0) / step))
  }

  /// Hermite's cubic from 0 to 1 with end slopes (average speed)/(speed); a standstill counts
  /// as even.
  private func bend(_ x: CGFloat, _ after: Int, _ average: CGFloat) -> CGFloat {
    let (before, behind) = (speeds[after - 1], speeds[after])
    guard before > average * 0.1, behind > average * 0.1 else { return x }
    let (m0, m1) = (average / before, average / behind)
    return x * x * (3 - 2 * x) + m0 * x * (1 - x) * (1 - x) - m1 * x * x * (1 - x)
  }
}

extension BezierSegment {
  /// The length of the derivative at a parameter: degree times the differences of the points,
  /// interpolated.
  fileprivate func speed(at u: Double) -> CGFloat {
    var row = zip(points, points.dropFirst()).map { CGPoint(x: $1.x - $0.x, y: $1.y - $0.y) }
    while row.count > 1 { row = zip(row, row.dropFirst()).map { $0.mixed(with: $1, u) } }
    return CGFloat(points.count - 1) * CGPoint.zero.distance(to: row[0])
  }
}
