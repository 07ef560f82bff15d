import Geometry

/// A colour. All are drawn as sRGB; a grey one has one component and alpha. Two are equal when
/// they look alike, a grey and an RGB one too, and are of the same pattern if any.
public final class CGColor: Hashable, Sendable {
  package let rgba: RGBA
  /// Whether the colour was made in a grey space; its red, green and blue are then the same.
  package let isGray: Bool

  /// What is drawn instead of one colour, which then stands in for it where only one can be.
  public let pattern: CGPattern?
  package let patternAlpha: Double

  package init(
    _ rgba: RGBA, isGray: Bool = false, pattern: CGPattern? = nil, patternAlpha: Double = 1
  ) {
    (self.rgba, self.isGray) = (rgba, isGray)
    (self.pattern, self.patternAlpha) = (pattern, patternAlpha)
  }

  /// Components nominally in 0...1; outside values are kept and clamped when drawn.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: gray, green: gray, blue: gray, alpha: alpha), isGray: true)
  }

  /// Opacity, 0...1.
  public var alpha: CGFloat { rgba.alpha }

  /// Red, green, blue, alpha; of a grey colour its white and alpha.
  public var components: [CGFloat]? {
    isGray ? [rgba.red, rgba.alpha] : [rgba.red, rgba.green, rgba.blue, rgba.alpha]
  }

  /// With alpha: 2 of a grey colour, else 4.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The same colour at another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var faded = rgba
    faded.alpha = alpha
    let isStencil = pattern.map { !$0.isColored } ?? false
    return CGColor(
      faded, isGray: isGray, pattern: pattern, patternAlpha: isStencil ? 1 : Double(alpha))
  }

  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.rgba == other.rgba && one.pattern === other.pattern
      && one.patternAlpha == other.patternAlpha
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
