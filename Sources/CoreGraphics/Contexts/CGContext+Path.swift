import Geometry
import Raster

// The current path. Points are mapped when they are added, as later transforms do not move them.
extension CGContext {
  public func beginPath() { outline = Path() }

  public func move(to point: CGPoint) { add(CGMutablePath(moving: point)) }

  public func addLine(to point: CGPoint) { append(.line(to: point)) }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.cubic(to: end, control1: control1, control2: control2))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quad(to: end, control: control))
  }

  public func closePath() { if !outline.isEmpty { outline.append(.close) } }

  public func addRect(_ rect: CGRect) { add(Path(rect: rect)) }

  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  public func addEllipse(in rect: CGRect) { add(Path(ellipseIn: rect)) }

  /// An arc of a circle, after a line to its start; see `CGMutablePath`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    build {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  /// A rounded corner: a line to where the arc touches the first side, and the arc to the other.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    build { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  public func addPath(_ path: CGPath) { add(path.path) }

  /// The current path becomes the outline of its stroke.
  public func replacePathWithStrokedPath() {
    guard state.isDrawable else { return beginPath() }
    var shape = state.pen
    shape.path = outline.transformed(by: state.ctm.inverted())
    let stroke = shape.strokeOutline(magnification: Double(magnification))
    outline = stroke.transformed(by: state.ctm)
  }

  public var isPathEmpty: Bool { outline.isEmpty }

  /// Where the pen stands, in user space; zero without a path.
  public var currentPointOfPath: CGPoint {
    outline.currentPoint?.applying(state.ctm.inverted()) ?? .zero
  }

  /// Around all points, in user space; null without a path.
  public var boundingBoxOfPath: CGRect { userPath.boundingBox }

  /// The current path in user space; nil when empty.
  public var path: CGPath? { outline.isEmpty ? nil : userPath }

  /// Whether a point of user space would be drawn on.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: CGPathFillRule = [.eoFill, .eoFillStroke].contains(mode) ? .evenOdd : .winding
    let fills = mode != .stroke && userPath.contains(point, using: rule)
    guard !fills, [.stroke, .fillStroke, .eoFillStroke].contains(mode) else { return fills }
    var shape = state.pen
    shape.path = userPath.path
    return CGPath(shape.strokeOutline(magnification: Double(magnification))).contains(point)
  }

  private var userPath: CGPath { CGPath(outline.transformed(by: state.ctm.inverted())) }

  /// Device pixels per unit of user space.
  var magnification: CGFloat {
    let t = state.ctm
    return max(t.a * t.a + t.b * t.b, t.c * t.c + t.d * t.d).squareRoot()
  }

  /// Adds to the path in user space, where arcs are round.
  private func build(_ change: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    if !outline.isEmpty { path.move(to: currentPointOfPath) }
    let before = path.path.elements.count
    change(path)
    for element in path.path.elements.dropFirst(before) {
      append(element)
    }
  }

  private func append(_ element: Path.Element) {
    let start = element.end ?? .zero
    let mapped = Path([.move(to: start), element]).transformed(by: state.ctm)
    // A stroke without a pen on the paper starts at its own end.
    if outline.isEmpty { outline.append(mapped.elements[0]) }
    if case .move = element, outline.elements.count == 1 { return }
    outline.append(mapped.elements[1])
  }

  private func add(_ path: Path) { outline.append(path.transformed(by: state.ctm)) }

  private func add(_ path: CGMutablePath) { add(path.path) }
}

extension CGMutablePath {
  fileprivate convenience init(moving point: CGPoint) {
    self.init()
    move(to: point)
  }

  /// A rounded corner: a line to where an arc touches the way to the first point, and the arc to
  /// where it touches the way on to the second.
  ///
  /// With θ the angle between the two ways at the corner, the arc touches both r / tan(θ/2) from
  /// it. Where the ways lie on one line there is no arc: the line leads to the corner.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = isEmpty ? tangent1End : currentPoint.applying(transform.inverted())
    guard
      let corner = TangentArc(
        from: start, corner: tangent1End, to: tangent2End, radius: radius)
    else { return addLine(to: tangent1End, transform: transform) }
    addLine(to: corner.start, transform: transform)
    addCurve(
      to: corner.end, control1: corner.control1, control2: corner.control2, transform: transform)
  }
}

/// An arc of less than half a turn between two tangents.
private struct TangentArc {
  let start: CGPoint
  let end: CGPoint
  let control1: CGPoint
  let control2: CGPoint

  init?(from: CGPoint, corner: CGPoint, to: CGPoint, radius: CGFloat) {
    func unit(_ point: CGPoint) -> CGVector? {
      let (dx, dy) = (point.x - corner.x, point.y - corner.y)
      let length = (dx * dx + dy * dy).squareRoot()
      return length > 0 && length.isFinite ? CGVector(dx: dx / length, dy: dy / length) : nil
    }
    guard let back = unit(from), let ahead = unit(to), radius > 0, radius.isFinite else {
      return nil
    }
    let cosine = back.dx * ahead.dx + back.dy * ahead.dy
    guard cosine.magnitude < 1 - 1e-9 else { return nil }
    // tan(θ/2) = √((1 − cos θ) / (1 + cos θ)); the arc turns by π − θ, and a quarter of that turn
    // has the tangent (√(1 + k²) − 1) / k where k = tan((π − θ)/2) = 1 / tan(θ/2).
    let half = ((1 - cosine) / (1 + cosine)).squareRoot()
    let reach = radius / half
    let k = 1 / half
    let handle = 4.0 / 3 * ((1 + k * k).squareRoot() - 1) / k * radius
    func along(_ way: CGVector, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + way.dx * distance, y: corner.y + way.dy * distance)
    }
    (start, end) = (along(back, reach), along(ahead, reach))
    (control1, control2) = (along(back, reach - handle), along(ahead, reach - handle))
  }
}
