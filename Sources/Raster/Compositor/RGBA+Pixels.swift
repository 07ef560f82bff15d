import Geometry

extension RGBA {
  /// The colour as a premultiplied pixel word (red in the low byte), alpha times `opacity`;
  /// components are clamped to 0...1, NaN counts as 0.
  func premultipliedWord(opacity: Double = 1) -> UInt32 {
    let alpha = Self.clamp(self.alpha) * Self.clamp(opacity)
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    func channel(_ value: Double) -> UInt32 { byte(Self.clamp(value) * alpha) }
    return channel(red) | channel(green) << 8 | channel(blue) << 16 | byte(alpha) << 24
  }

  static func clamp(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
