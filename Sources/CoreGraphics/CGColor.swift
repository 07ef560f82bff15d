import Geometry

/// A colour. All colours are sRGB here; two are equal when their components are.
public final class CGColor: Hashable, Sendable {
  package let rgba: RGBA

  package init(_ rgba: RGBA) { self.rgba = rgba }

  /// Components nominally in 0...1; outside values are kept and clamped when drawn.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Opacity, 0...1.
  public var alpha: CGFloat { rgba.alpha }

  /// Red, green, blue, alpha.
  public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

  public var numberOfComponents: Int { 4 }

  /// The same colour at another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
  }

  public static func == (one: CGColor, other: CGColor) -> Bool { one.rgba == other.rgba }

  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
