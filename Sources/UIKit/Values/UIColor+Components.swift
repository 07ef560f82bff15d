import Elementary
import QuartzCore

// A colour's numbers, in the ways of counting that applications use.
extension RGBA {
  var white: CGFloat {
    let isGrey = red == green && green == blue
    return isGrey ? red : 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let most = max(red, green, blue)
    let spread = most - min(red, green, blue)
    // Sixths of the circle, from red.
    var sixths: CGFloat = 0
    if spread > 0 {
      if most == red {
        sixths = (green - blue) / spread
      } else if most == green {
        sixths = (blue - red) / spread + 2
      } else {
        sixths = (red - green) / spread + 4
      }
    }
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, most > 0 ? spread / most : 0, most)
  }
}

extension UIColor {
  /// A colour of the wide Display P3 space. It is kept as sRGB, with components outside 0...1 where
  /// sRGB has no such colour; drawing takes the nearest it has.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    // From P3's primaries to sRGB's, both with the white of D65.
    self.init(
      red: Self.encoded(1.2249401 * r - 0.2249401 * g),
      green: Self.encoded(-0.0420569 * r + 1.0420569 * g),
      blue: Self.encoded(-0.0196376 * r - 0.0786361 * g + 1.0982737 * b), alpha: alpha)
  }

  /// Both spaces have sRGB's curve, continued below 0 by its mirror image.
  private static func linear(_ value: CGFloat) -> Double {
    let size = Double(abs(value))
    let line = size <= 0.04045 ? size / 12.92 : power((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -line : line
  }

  private static func encoded(_ line: Double) -> CGFloat {
    let size = abs(line)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * power(size, 1 / 2.4) - 0.055
    return CGFloat(line < 0 ? -value : value)
  }

  private static func power(_ base: Double, _ exponent: Double) -> Double {
    Elementary.exp(exponent * Elementary.log(base))
  }

  /// A picture over and over, as a background and in what is drawn; the picture's mean colour elsewhere.
  public convenience init(patternImage image: UIImage) {
    self.init(
      cgColor: CGColor(
        Self.mean(image.cgImage?.bitmap.bytes ?? []),
        pattern: image.cgImage.flatMap { CGPattern($0, size: image.size) }))
  }

  /// The mean of premultiplied pixels.
  private static func mean(_ bytes: [UInt8]) -> RGBA {
    var sums = [0, 0, 0, 0]
    for (index, byte) in bytes.enumerated() { sums[index % 4] += Int(byte) }
    guard sums[3] > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    func share(_ channel: Int) -> Double { Double(sums[channel]) / Double(sums[3]) }
    return RGBA(
      red: share(0), green: share(1), blue: share(2),
      alpha: Double(sums[3]) / Double(255 * (bytes.count / 4)))
  }
}
