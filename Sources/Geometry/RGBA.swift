/// A colour as numbers: sRGB, not premultiplied.
///
/// Components are nominally 0...1; values outside are kept (springs overshoot) and clamped
/// only when they become pixels.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
