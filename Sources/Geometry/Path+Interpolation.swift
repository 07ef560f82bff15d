extension Path {
  /// The path part of the way to another, point by point (F4.10.3).
  /// - Parameter progress: At exactly 0 and 1 the paths themselves; beyond, points go on.
  /// - Returns: `nil` when the paths are not built alike: other kinds or numbers of elements. That one is
  ///   closed and the other is not, as a circle that is an oval and one that is an arc, makes no difference.
  package func interpolated(to end: Path, progress: Double) -> Path? {
    let areAlike = elements.count == end.elements.count
    let (mine, theirs) = areAlike ? (elements, end.elements) : (open, end.open)
    guard mine.count == theirs.count else { return nil }
    var result = Path()
    for (from, to) in zip(mine, theirs) {
      guard let element = from.interpolated(to: to, progress: progress) else { return nil }
      result.append(element)
    }
    return progress == 0 ? self : progress == 1 ? end : result
  }

  /// What is drawn, whether or not it is closed then.
  private var open: [Element] { elements.filter { $0 != .close } }
}

extension Path.Element {
  fileprivate func interpolated(to end: Path.Element, progress: Double) -> Path.Element? {
    func point(_ from: CGPoint, _ to: CGPoint) -> CGPoint { from.mixed(with: to, progress) }
    switch (self, end) {
    case (.move(let p), .move(let q)): return .move(to: point(p, q))
    case (.line(let p), .line(let q)): return .line(to: point(p, q))
    case (.quad(let p, let c), .quad(let q, let d)):
      return .quad(to: point(p, q), control: point(c, d))
    case (.cubic(let p, let c1, let c2), .cubic(let q, let d1, let d2)):
      return .cubic(to: point(p, q), control1: point(c1, d1), control2: point(c2, d2))
    case (.close, .close): return .close
    default: return nil
    }
  }
}
