import QuartzCore
import Raster

/// An outline of lines and curves with a pen to draw it.
open class UIBezierPath: NSObject, NSCopying {
  private var outline = CGMutablePath()
  private var pen = Pen()

  /// How the path is stroked and filled.
  private struct Pen {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var flatness: CGFloat = 0.6
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var isEvenOdd = false
  }

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  /// The ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  /// A rectangle with four corners rounded. UIKit bends them continuously (F5.8.2); so here.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with some corners rounded; the radius is the width of `cornerRadii`.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    outline = RoundedOutline(rect, radius: cornerRadii.width, corners: corners).path
  }

  /// An arc of a circle.
  /// - Parameters:
  ///   - startAngle: Radians from +x towards +y, clockwise as seen; likewise `endAngle`.
  ///   - clockwise: As seen with y down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    outline.addPath(cgPath)
  }

  public required convenience init?(coder: NSCoder) { self.init() }

  // MARK: The outline

  open var cgPath: CGPath {
    get { outline.copy() ?? outline }
    set { outline = newValue.mutableCopy() ?? CGMutablePath() }
  }

  open func move(to point: CGPoint) { outline.move(to: point) }

  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics counts "clockwise" with y up, UIKit as seen.
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  open func close() { outline.closeSubpath() }

  open func removeAllPoints() { outline = CGMutablePath() }

  open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.cgPath) }

  /// The same outline drawn from its end to its beginning.
  open func reversing() -> UIBezierPath {
    let result = UIBezierPath(cgPath: CGPath(outline.path.reversed))
    result.pen = pen
    return result
  }

  open func apply(_ transform: CGAffineTransform) {
    withUnsafePointer(to: transform) {
      outline = outline.mutableCopy(using: $0) ?? CGMutablePath()
    }
  }

  open var isEmpty: Bool { outline.isEmpty }

  /// Around all points, control points of curves among them; zero when empty.
  open var bounds: CGRect { outline.isEmpty ? .zero : outline.boundingBox }

  /// Where the pen stands; zero when empty.
  open var currentPoint: CGPoint { outline.currentPoint }

  /// Whether a point is inside, by `usesEvenOddFillRule`.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: The pen

  /// Points. Default 1.
  open var lineWidth: CGFloat {
    get { pen.width }
    set { pen.width = newValue }
  }
  open var lineCapStyle: CGLineCap {
    get { pen.cap }
    set { pen.cap = newValue }
  }
  open var lineJoinStyle: CGLineJoin {
    get { pen.join }
    set { pen.join = newValue }
  }
  /// Default 10.
  open var miterLimit: CGFloat {
    get { pen.miterLimit }
    set { pen.miterLimit = newValue }
  }
  /// Default 0.6. Drawing is always finer.
  open var flatness: CGFloat {
    get { pen.flatness }
    set { pen.flatness = newValue }
  }
  /// Default false: what winds around at all is inside.
  open var usesEvenOddFillRule: Bool {
    get { pen.isEvenOdd }
    set { pen.isEvenOdd = newValue }
  }

  /// Cuts strokes into dashes; nil or a count of 0 for whole lines.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    pen.dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    pen.dashPhase = phase
  }

  /// Writes the dashes to memory with room for them.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, dash) in pen.dashes.enumerated() { pattern[index] = dash } }
    count?.pointee = pen.dashes.count
    phase?.pointee = pen.dashPhase
  }

  // MARK: Drawing on the current context

  /// With the context's blend mode and alpha.
  open func fill() { fill(as: nil) }

  open func stroke() { stroke(as: nil) }

  /// In place of the context's blend mode and alpha.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill(as: (blendMode, alpha)) }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke(as: (blendMode, alpha)) }

  private func fill(as ink: (mode: CGBlendMode, alpha: CGFloat)?) {
    draw(ink) { $0.fillPath(using: self.usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  private func stroke(as ink: (mode: CGBlendMode, alpha: CGFloat)?) {
    draw(ink) { [pen] context in
      context.setLineWidth(pen.width)
      context.setLineCap(pen.cap)
      context.setLineJoin(pen.join)
      context.setMiterLimit(pen.miterLimit)
      context.setLineDash(phase: pen.dashPhase, lengths: pen.dashes)
      context.strokePath()
    }
  }

  private func draw(
    _ ink: (mode: CGBlendMode, alpha: CGFloat)?, _ body: (CGContext) -> Void
  ) {
    withState { context in
      if let ink {
        context.setBlendMode(ink.mode)
        context.setAlpha(ink.alpha)
      }
      context.beginPath()
      context.addPath(self.outline)
      body(context)
    }
  }

  /// Narrows the current context's clip to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else {
      return Unsupported.report("addClip() without a current context")
    }
    context.beginPath()
    context.addPath(outline)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let result = UIBezierPath(cgPath: outline)
    result.pen = pen
    return result
  }

  open override func copy() -> Any { copy(with: nil) }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}
