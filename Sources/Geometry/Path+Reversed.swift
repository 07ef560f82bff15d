extension Path {
  /// Every subpath drawn from its end to its beginning, the last one first; closed ones stay so.
  package var reversed: Path {
    var result = Path()
    for subpath in subpaths.reversed() { result.append(Self.reversed(subpath)) }
    return result
  }

  private var subpaths: [[Element]] {
    var found: [[Element]] = []
    var start = CGPoint.zero
    for element in elements {
      if case .move(let point) = element {
        start = point
        found.append([element])
        continue
      }
      // What follows a close without a move begins where that subpath did.
      if found[found.count - 1].last == .close { found.append([.move(to: start)]) }
      found[found.count - 1].append(element)
    }
    return found
  }

  private static func reversed(_ subpath: [Element]) -> Path {
    let isClosed = subpath.last == .close
    let drawn = isClosed ? Array(subpath.dropLast()) : subpath
    let ends = drawn.compactMap(\.end)
    var result = Path([.move(to: ends[ends.count - 1])])
    for index in stride(from: drawn.count - 1, to: 0, by: -1) {
      let end = ends[index - 1]
      switch drawn[index] {
      case .quad(_, let control): result.append(.quad(to: end, control: control))
      case .cubic(_, let first, let second):
        result.append(.cubic(to: end, control1: second, control2: first))
      default: result.append(.line(to: end))
      }
    }
    if isClosed { result.append(.close) }
    return result
  }
}
