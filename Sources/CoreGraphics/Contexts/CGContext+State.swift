import Geometry
import Raster

// How the next thing is drawn.
extension CGContext {
  // MARK: User space

  /// User space to device pixels: F5.7.8's order, the newest map first.
  public var ctm: CGAffineTransform { state.ctm }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// - Parameter angle: Radians, from +x towards +y.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.ctm.inverted())
  }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

  // MARK: Lines

  /// User space units; 0 and below, and NaN, draw nothing. Default 1.
  public func setLineWidth(_ width: CGFloat) { state.pen.lineWidth = width > 0 ? width : 0 }

  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap.cap }

  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join.join }

  /// How many line widths a corner may stick out. Default 10.
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }

  /// Strokes and gaps in turn, user space units; empty for a whole line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.dashPhase = Double(phase)
    state.pen.dashes = lengths.map { Double($0) }
  }

  /// Does nothing: curves are drawn to within a fiftieth of a pixel.
  public func setFlatness(_ flatness: CGFloat) {}

  // MARK: Colours

  public func setFillColor(_ color: CGColor) {
    state.fill = color.rgba
    state.fillPattern = PatternFill(color)
  }

  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.rgba
    state.strokePattern = PatternFill(color)
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha; likewise for strokes.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    state.fill = RGBA(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    state.stroke = RGBA(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// 0…1, times every colour's own. Default 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

  public func setBlendMode(_ mode: CGBlendMode) { state.mode = mode }

  /// Gives everything a shadow of black at a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Gives everything that is drawn a shadow; nil takes it away.
  /// - Parameters:
  ///   - offset: Points of the context, untouched by the transform; y down in UIKit's contexts, y
  ///     up in others.
  ///   - blur: Points; sigma is half of it, where a layer's `shadowRadius` is sigma itself.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else { return state.shadow = nil }
    let down: CGFloat = isUpsideDown ? -1 : 1
    state.shadow = CastShadow(
      color: color.rgba,
      offset: CGSize(width: offset.width * scale, height: offset.height * scale * down),
      sigma: Double(blur * scale) / 2)
  }

  /// How pictures are enlarged. Default `.default`, which is bilinear.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  /// Edges are always smooth here; asking for jagged ones is reported.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    if !shouldAntialias { Unsupported.report("drawing without antialiasing") }
  }

  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    setShouldAntialias(allowsAntialiasing)
  }
}
