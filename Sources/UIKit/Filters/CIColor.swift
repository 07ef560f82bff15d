import QuartzCore

/// A colour, its parts 0...1, not multiplied by alpha.
open class CIColor: NSObject, @unchecked Sendable {
  open private(set) var red: CGFloat
  open private(set) var green: CGFloat
  open private(set) var blue: CGFloat
  open private(set) var alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// nil for a space without three parts.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1, colorSpace: CGColorSpace
  ) {
    guard colorSpace.numberOfComponents == 3 else { return nil }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(cgColor color: CGColor) {
    let rgba = color.rgba
    self.init(
      red: CGFloat(rgba.red), green: CGFloat(rgba.green), blue: CGFloat(rgba.blue),
      alpha: CGFloat(rgba.alpha))
  }

  public convenience init(color: UIColor) {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&r, green: &g, blue: &b, alpha: &a)
    self.init(red: r, green: g, blue: b, alpha: a)
  }

  /// Red, green, blue and perhaps alpha with blanks between, as `stringRepresentation` writes them.
  public convenience init(string: String) {
    let parts = string.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
    func part(_ index: Int, _ usual: CGFloat) -> CGFloat {
      parts.indices.contains(index) ? parts[index] : usual
    }
    self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
  }

  /// With alpha.
  open var numberOfComponents: Int { 4 }
  open var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
  open var stringRepresentation: String {
    [red, green, blue, alpha].map { "\(NSNumber(value: Double($0)))" }.joined(separator: " ")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor)?.parts == parts
  }
  open override var hash: Int { parts.hashValue }
  open override var description: String { "(\(stringRepresentation))" }
  private var parts: [CGFloat] { [red, green, blue, alpha] }
}

extension CIColor {
  public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
