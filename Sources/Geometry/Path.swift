/// An outline: pieces of straight lines and curves, as a value.
///
/// A path is a list of elements read with a pen: `move` lifts it, the others draw from where it
/// stands, `close` draws a line back to the last `move`. Coordinates are points.
package struct Path: Hashable, Sendable {
  /// One stroke of the pen.
  package enum Element: Hashable, Sendable {
    /// Lift the pen and put it down here: a new subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quad(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case cubic(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the start of the subpath, which ends it.
    case close
  }

  /// What the pen does, in order.
  package private(set) var elements: [Element] = []

  /// An empty path.
  package init() {}

  /// A path with these elements.
  /// - Precondition: The first, if any, is a `move`.
  package init(_ elements: [Element]) {
    for element in elements { append(element) }
  }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { elements.isEmpty }

  /// Adds an element.
  /// - Precondition: The first of a path is a `move`.
  package mutating func append(_ element: Element) {
    if elements.isEmpty {
      guard case .move = element else {
        preconditionFailure("a path starts with a move · got \(element) · move first")
      }
    }
    elements.append(element)
  }

  /// Adds all elements of another path.
  package mutating func append(_ path: Path) { elements += path.elements }

  /// Where the pen stands; `nil` when the path is empty.
  ///
  /// After a `close` that is where its subpath started.
  package var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    if let end = last.end { return end }
    for case .move(let start) in elements.reversed() { return start }
    return nil
  }

  /// The path with every point replaced.
  package func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path {
    var result = Path()
    result.elements = elements.map { $0.mapPoints(transform) }
    return result
  }

  /// The path through an affine map.
  package func transformed(by t: CGAffineTransform) -> Path { mapPoints { $0.applying(t) } }
}

extension Path.Element {
  /// The points of the element, its end last; none for `close`.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let end, let control): [control, end]
    case .cubic(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  /// Where the pen stands afterwards; `nil` for `close`, whose end depends on the path.
  package var end: CGPoint? { points.last }

  func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: transform(end))
    case .line(let end): .line(to: transform(end))
    case .quad(let end, let control): .quad(to: transform(end), control: transform(control))
    case .cubic(let end, let control1, let control2):
      .cubic(to: transform(end), control1: transform(control1), control2: transform(control2))
    case .close: .close
    }
  }
}
