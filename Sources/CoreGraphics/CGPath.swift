import Geometry

/// An outline of lines and curves that does not change; `CGMutablePath` is the one that does.
public class CGPath: Hashable, @unchecked Sendable {
  // Sendable: only `CGMutablePath` assigns it, and whoever fills one does so before sharing.
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  /// A rectangle, from its top left corner, clockwise as seen with y down.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: rect).mapped(transform))
  }

  /// The ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).mapped(transform))
  }

  /// A rectangle whose corners are quarters of an ellipse.
  /// - Parameters:
  ///   - cornerWidth: Points; at most half the width, larger ones are cut to it.
  ///   - cornerHeight: Points; at most half the height, larger ones are cut to it.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        .mapped(transform))
  }

  /// The smallest rectangle around all points, control points included; null when empty.
  public var boundingBox: CGRect { path.controlBox }

  /// The smallest rectangle around what is drawn; null when empty.
  public var boundingBoxOfPath: CGRect { path.boundingBox }

  /// Where the pen stands; zero when the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  public var isEmpty: Bool { path.isEmpty }

  /// The same outline as a path that does not change.
  public func copy() -> CGPath? { CGPath(path) }

  /// The outline through an affine map; nil means no map.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.mapped(transform))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.mapped(transform))
  }

  /// Hands over every element in order, its points valid during the call only.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        var empty = CGPoint.zero
        withUnsafeMutablePointer(to: &empty) { none in
          var shown = CGPathElement(type: element.type, points: buffer.baseAddress ?? none)
          block(&shown)
        }
      }
    }
  }

  public static func == (one: CGPath, other: CGPath) -> Bool { one.path == other.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// One stroke of a path's pen, as `applyWithBlock` hands it over.
public struct CGPathElement {
  public var type: CGPathElementType
  /// Control points first, the end last; as many as the type has.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// The kinds of strokes: 1, 1, 2, 3 and 0 points.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

extension Path.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}

extension Path {
  /// The path through an optional affine map.
  func mapped(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { transformed(by: $0.pointee) } ?? self
  }

  /// Elliptic corners are circular ones in a plane stretched until their axes agree.
  init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    guard cornerWidth > 0, cornerHeight > 0 else {
      self.init(rect: rect)
      return
    }
    let width = min(cornerWidth, rect.width / 2)
    let stretch = width / min(cornerHeight, rect.height / 2)
    guard stretch != 1, stretch.isFinite, stretch > 0 else {
      self.init(roundedRect: rect, radii: CornerRadii(width))
      return
    }
    let tall = rect.applying(CGAffineTransform(scaleX: 1, y: stretch))
    self = Path(roundedRect: tall, radii: CornerRadii(width))
      .transformed(by: CGAffineTransform(scaleX: 1, y: 1 / stretch))
  }
}

/// An outline under construction.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(Path()) }

  package override init(_ path: Path) { super.init(path) }

  // A stroke without a pen on the paper starts at its own end.
  private func add(_ element: Path.Element, _ transform: CGAffineTransform) {
    let mapped = Path.Element.mapped(element, transform)
    if path.isEmpty, let end = mapped.end { path.append(.move(to: end)) }
    if case .move = mapped, path.elements == [mapped] { return }
    path.append(mapped)
  }

  /// Lifts the pen and puts it down.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.move(to: point), transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.line(to: point), transform)
  }

  /// Moves to the first point and draws lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.quad(to: end, control: control), transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add(.cubic(to: end, control1: control1, control2: control2), transform)
  }

  /// Draws a line to the start of the subpath, which ends it.
  public func closeSubpath() { if !path.isEmpty { path.append(.close) } }

  /// Adds all strokes of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.append(path.path.transformed(by: transform))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(rect: rect).transformed(by: transform))
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(ellipseIn: rect).transformed(by: transform))
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.append(
      Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        .transformed(by: transform))
  }

  /// An arc of a circle, after a line to its start.
  /// - Parameters:
  ///   - startAngle: Radians from +x towards +y; likewise `endAngle`.
  ///   - clockwise: Whether the angle falls. On a screen, with y down, that is counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var delta = clockwise ? startAngle - endAngle : endAngle - startAngle
    if delta < 0 { delta += (-delta / turn).rounded(.up) * turn }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: clockwise ? -min(delta, turn) : min(delta, turn), transform: transform)
  }

  /// An arc of a circle that goes on for `delta` radians; positive is from +x towards +y.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    arc.appendArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    let mapped = arc.transformed(by: transform)
    for (index, element) in mapped.elements.enumerated() {
      if index == 0, !path.isEmpty, let start = element.end {
        path.append(.line(to: start))
      } else {
        path.append(element)
      }
    }
  }
}

extension Path.Element {
  fileprivate static func mapped(_ element: Self, _ transform: CGAffineTransform) -> Self {
    transform == .identity
      ? element : Path([.move(to: .zero), element]).transformed(by: transform).elements[1]
  }
}
