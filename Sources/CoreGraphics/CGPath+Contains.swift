import Geometry

/// Which parts of a self-crossing outline count as inside.
public enum CGPathFillRule: Int, Sendable {
  /// Where the outline winds around at all.
  case winding
  /// Where it winds around an odd number of times.
  case evenOdd
}

extension CGPath {
  /// Whether a point is inside the outline; open subpaths count as closed.
  ///
  /// Curves are taken as chains of 64 lines: near a curve the answer is right to within its bend
  /// over a 64th of it.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let target = transform == .identity ? point : point.applying(transform.inverted())
    let turns = path.turns(around: target)
    return rule == .winding ? turns != 0 : turns % 2 != 0
  }
}

extension Path {
  /// How often the closed outline runs around a point: crossings of the ray to the right, counted
  /// up or down by direction.
  fileprivate func turns(around point: CGPoint) -> Int {
    outlines.reduce(0) { turns, outline in
      zip(outline, outline.dropFirst() + outline.prefix(1)).reduce(turns) { turns, side in
        turns + Self.crossing(side.0, side.1, point)
      }
    }
  }

  static func crossing(_ a: CGPoint, _ b: CGPoint, _ point: CGPoint) -> Int {
    guard (a.y <= point.y) != (b.y <= point.y) else { return 0 }
    let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
    guard x > point.x else { return 0 }
    return b.y > a.y ? 1 : -1
  }

  /// Each subpath as corner points.
  var outlines: [[CGPoint]] {
    var result: [[CGPoint]] = []
    for element in elements {
      switch element {
      case .move(let start): result.append([start])
      case .close: if let start = result.last?.first { result.append([start]) }
      case .line(let end): result[result.count - 1].append(end)
      default:
        let pen = result[result.count - 1].last ?? .zero
        let curve = BezierSegment([pen] + element.points)
        result[result.count - 1] += (1...64).map { curve.point(at: Double($0) / 64) }
      }
    }
    return result
  }
}

extension Path {
  /// Closed loops of lines.
  init(loops: [[CGPoint]]) {
    self.init()
    for loop in loops where !loop.isEmpty {
      append(.move(to: loop[0]))
      for point in loop.dropFirst() { append(.line(to: point)) }
      append(.close)
    }
  }

  /// Each subpath as a line of its own, a closed one back to its start.
  var chains: [[CGPoint]] {
    var result: [[CGPoint]] = []
    for element in elements {
      switch element {
      case .move(let start): result.append([start])
      case .close: if let start = result.last?.first { result[result.count - 1].append(start) }
      default: if let end = element.end { result[result.count - 1].append(end) }
      }
    }
    return result.filter { $0.count > 1 }
  }

  /// The same with lines in the place of curves.
  var flattened: Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move, .line, .close: path.append(element)
      default:
        let curve = BezierSegment([path.currentPoint ?? .zero] + element.points)
        for step in 1...64 { path.append(.line(to: curve.point(at: Double(step) / 64))) }
      }
    }
    return path
  }
}
