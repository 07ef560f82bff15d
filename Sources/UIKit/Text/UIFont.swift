import QuartzCore
import Raster

/// A typeface at a size. The system font here is Inter, with Noto Sans CJK and Noto Color Emoji
/// for what it lacks.
public final class UIFont: NSObject, Sendable {
  /// Points.
  public let pointSize: CGFloat
  package let weight: Double
  package let isItalic: Bool

  package init(pointSize: CGFloat, weight: Double, isItalic: Bool = false) {
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight.number)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: Weight.regular.number, isItalic: true)
  }

  /// The font of a text style at the default text size.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    let (size, weight) = style.face
    return systemFont(ofSize: size, weight: weight)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, isItalic: isItalic)
  }

  /// Above the baseline, points.
  public var ascender: CGFloat { metrics.ascender }
  /// Below the baseline, points; negative.
  public var descender: CGFloat { metrics.descender }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }
  public var lineHeight: CGFloat { metrics.lineHeight }
  public var leading: CGFloat { 0 }

  private var metrics: TypefaceMetrics {
    TypefaceMetrics(Raster.TextStyle(size: pointSize, weight: weight, isItalic: isItalic))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && isItalic == other.isItalic
  }

  /// How heavy, −1...1 as UIKit counts.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The same on the scale of 100...900 that fonts count in.
    var number: Double {
      let steps: [(CGFloat, Double)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
        (0.56, 800), (0.62, 900),
      ]
      guard let upper = steps.firstIndex(where: { rawValue <= $0.0 }) else { return 900 }
      guard upper > 0 else { return 100 }
      let (a, b) = (steps[upper - 1], steps[upper])
      return a.1 + (b.1 - a.1) * (rawValue - a.0) / (b.0 - a.0)
    }
  }

  /// Roles of text, each with a size (Apple's Human Interface Guidelines, size "Large").
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var face: (size: CGFloat, weight: UIFont.Weight) {
      switch self {
      case .largeTitle: (34, .regular)
      case .title1: (28, .regular)
      case .title2: (22, .regular)
      case .title3: (20, .regular)
      case .headline: (17, .semibold)
      case .callout: (16, .regular)
      case .subheadline: (15, .regular)
      case .footnote: (13, .regular)
      case .caption1: (12, .regular)
      case .caption2: (11, .regular)
      default: (17, .regular)
      }
    }
  }
}
