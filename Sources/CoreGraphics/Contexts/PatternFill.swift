import Geometry
import Raster

extension CGColor {
  /// A pattern as a colour.
  /// - Parameter components: Its opacity; of a pattern without colours a colour and its opacity.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    self.init(PatternFill(pattern, components))
  }

  convenience init(_ fill: PatternFill) {
    self.init(fill.color, pattern: fill.pattern, patternAlpha: fill.alpha)
  }
}

/// A pattern to fill or to stroke with.
struct PatternFill {
  let pattern: CGPattern
  /// Of cells without a colour.
  let color: RGBA
  /// Of all.
  let alpha: Double

  init(_ pattern: CGPattern, _ components: UnsafePointer<CGFloat>) {
    self.pattern = pattern
    let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5)
    color =
      pattern.isColored
      ? gray
      : RGBA(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    alpha = pattern.isColored ? Double(components[0]) : 1
  }

  init?(_ color: CGColor) {
    guard let pattern = color.pattern else { return nil }
    (self.pattern, self.color, alpha) = (pattern, color.rgba, color.patternAlpha)
  }
}

extension CGContext {
  /// Fills with a pattern from now on.
  /// - Parameter colorComponents: Its opacity; of a pattern without colours a colour and its opacity.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    setFillColor(CGColor(PatternFill(pattern, colorComponents)))
  }

  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    setStrokeColor(CGColor(PatternFill(pattern, colorComponents)))
  }

  /// Moves the cells of patterns, points, y up.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  /// Draws a pattern wherever a shape covers, which is given in device pixels.
  func paint(_ fill: PatternFill, in shape: RenderNode.Shape) {
    let tiles = fill.pattern.tiles(
      fill.color, scale: scale, height: CGFloat(height), phase: state.patternPhase)
    guard let tiles else { return Unsupported.report("a pattern of very large cells") }
    var ink = state.ink
    ink.alpha *= fill.alpha
    ink.clip.narrow(to: shape.fillMask(.identity, within: ink.clip.box))
    paint(.tiles(tiles), ink)
  }
}
