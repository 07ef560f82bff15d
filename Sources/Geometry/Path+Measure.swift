extension Path {
  /// The drawn pieces in order: every element but `move`; a `close` is a line, also one without
  /// extent (F4.8.10).
  package var segments: [BezierSegment] {
    var result: [BezierSegment] = []
    var (start, pen) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let end): start = end
      case .close: result.append(BezierSegment([pen, start]))
      default: result.append(BezierSegment([pen] + element.points))
      }
      pen = element.end ?? start
    }
    return result
  }

  /// The length of all that is drawn, in points.
  package var length: CGFloat { segments.reduce(0) { $0 + $1.length } }

  /// Which segment, and where in it, is so many points along the drawing.
  /// - Parameter length: Clamped to the drawing.
  /// - Returns: `nil` when nothing is drawn.
  package func location(atLength length: CGFloat) -> (segment: Int, parameter: Double)? {
    let pieces = segments
    var left = length
    for (index, segment) in pieces.enumerated() {
      let piece = segment.length
      if left < piece { return (index, segment.parameter(atLength: left)) }
      left -= piece
    }
    return pieces.isEmpty ? nil : (pieces.count - 1, 1)
  }

  /// The smallest rectangle around all points, control points included; null when empty.
  ///
  /// Not tight: curves lie within, but may stay away from the sides.
  package var controlBox: CGRect { CGRect(enclosing: elements.flatMap(\.points)) }

  /// The smallest rectangle around what is drawn; null when empty. Lone moves count.
  package var boundingBox: CGRect {
    CGRect(enclosing: elements.compactMap(\.end) + segments.flatMap(\.extremes))
  }

  /// The part of the drawing between two fractions of its length (F5.8.8: strokeStart and
  /// strokeEnd); `close` elements become lines. Empty when `from` ≥ `to`.
  /// - Parameters:
  ///   - from: A fraction 0…1, clamped.
  ///   - to: A fraction 0…1, clamped.
  package func trimmed(from: Double, to: Double) -> Path {
    if from <= 0, to >= 1 { return self }
    let pieces = segments.map { (segment: $0, length: $0.length) }
    let total = pieces.reduce(0) { $0 + $1.length }
    let (first, last) = (total * CGFloat(max(from, 0)), total * CGFloat(min(to, 1)))
    var result = Path()
    var passed: CGFloat = 0
    for (segment, length) in pieces {
      defer { passed += length }
      guard passed < last, passed + length > first else { continue }
      let piece = segment.piece(
        from: first > passed ? segment.parameter(atLength: first - passed) : 0,
        to: last < passed + length ? segment.parameter(atLength: last - passed) : 1)
      if result.currentPoint != piece.start { result.append(.move(to: piece.start)) }
      result.append(piece.element)
    }
    return result
  }
}

extension BezierSegment {
  /// The ends, and every point within at which x or y turns back.
  fileprivate var extremes: [CGPoint] {
    let turns = turningParameters(points.map(\.x)) + turningParameters(points.map(\.y))
    return [start, end] + turns.map { point(at: $0) }
  }

  /// Where the derivative of one coordinate vanishes, strictly between 0 and 1.
  ///
  /// The derivative of a Bézier curve has the differences dᵢ of its points as coefficients:
  /// linear d₀ + u(d₁ − d₀), or quadratic d₀(1−u)² + 2d₁u(1−u) + d₂u².
  private func turningParameters(_ c: [CGFloat]) -> [Double] {
    let d = zip(c, c.dropFirst()).map { Double($1 - $0) }
    let roots: [Double]
    switch d.count {
    case 1: return []
    case 2: roots = [d[0] / (d[0] - d[1])]
    default: roots = quadraticRoots(d[0] - 2 * d[1] + d[2], 2 * (d[1] - d[0]), d[0])
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Real roots of a·u² + b·u + c; the form −(b ± √…)/2 = q, roots q/a and c/q, avoids cancelling.
  private func quadraticRoots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [q / a, c / q].filter(\.isFinite)
  }
}
