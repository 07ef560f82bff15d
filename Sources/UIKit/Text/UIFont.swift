import QuartzCore
import Raster

/// A typeface at a size. The system font here is Inter, with Noto Sans CJK and Noto Color Emoji
/// for what it lacks, its designs are those of `LetterKind`; beside it there are the fonts that an
/// application brings in files of its own.
public final class UIFont: NSObject, Sendable {
  private let mark = FoundationMark()
  /// Points.
  public let pointSize: CGFloat
  package let weight: Double
  package let isItalic: Bool
  package let hasMonospacedDigits: Bool
  /// How the font grows with the reader's text size; nil for one that does not.
  let growth: FontGrowth?
  /// Which letters it has.
  let typeface: Typeface
  /// What text is set in; nil for the system font.
  let own: OwnFont?
  /// Of a stretch of glyphs: the face that they are in, whatever the typeface asks for first.
  let face: FaceInstance?

  init(
    pointSize: CGFloat, weight: Double, isItalic: Bool, hasMonospacedDigits: Bool = false,
    typeface: Typeface, growth: FontGrowth? = nil, face: FaceInstance? = nil
  ) {
    self.face = face
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.growth = growth
    self.typeface = typeface
    own = typeface.font(weight: weight, isItalic: isItalic)
  }

  /// The system font.
  package convenience init(
    pointSize: CGFloat, weight: Double, isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.init(
      pointSize: pointSize, weight: weight, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits, typeface: .system)
  }

  /// An application's own font.
  convenience init(_ own: OwnFont, pointSize: CGFloat, growth: FontGrowth? = nil) {
    self.init(
      pointSize: pointSize, weight: own.weight, isItalic: own.isItalic, typeface: .own(own),
      growth: growth)
  }

  /// What stands in for a font that is not here, which is reported.
  convenience init(_ name: FontName, pointSize: CGFloat, growth: FontGrowth? = nil) {
    let near = name.nearest.map { " · the nearest name is \($0)" } ?? ""
    Unsupported.report("the font \(name.fontName): \(name.standIn) stands in for it\(near)")
    self.init(
      pointSize: pointSize, weight: name.weight, isItalic: name.isItalic, typeface: .named(name),
      growth: growth)
  }

  /// Another font's look at a size of its own.
  convenience init(_ other: UIFont, pointSize: CGFloat, growth: FontGrowth?) {
    self.init(
      pointSize: pointSize, weight: other.weight, isItalic: other.isItalic,
      hasMonospacedDigits: other.hasMonospacedDigits, typeface: other.typeface, growth: growth)
  }

  /// A font by name: one that the application brings (`UIAppFonts`, `CTFontManagerRegisterFontsForURL`),
  /// else letters of the same kind, weight and slant under the name that was asked for, which is
  /// reported.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    if let own = OwnFonts.font(named: fontName) {
      self.init(own, pointSize: fontSize)
    } else if let typeface = Typeface(hidden: fontName) {
      self.init(
        pointSize: fontSize, weight: FontName.weight(of: fontName),
        isItalic: fontName.contains("Italic"), typeface: typeface)
    } else {
      let name = SystemFamily.font(named: fontName) ?? FontName(unknown: fontName)
      self.init(name, pointSize: fontSize)
    }
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

  /// The system font with figures of one width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight.number, hasMonospacedDigits: true)
  }

  /// The system font in a design whose letters all have one width.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(
      pointSize: fontSize, weight: weight.number, isItalic: false, typeface: .design(.monospaced))
  }

  /// The font of a text style at the text size of the traits in force.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size that some traits ask for.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? AmbientTraits.latest).preferredContentSizeCategory
    let plain = systemFont(ofSize: 17, weight: style.weight)
    return UIFont(plain, pointSize: style.size(for: category), growth: .style(style))
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(self, pointSize: fontSize, growth: nil)
  }

  /// The PostScript name; of a font for which another stands in, the name that was asked for.
  public var fontName: String { typeface.fontName(weight: weight, isItalic: isItalic) }
  public var familyName: String { typeface.familyName }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  /// Above the baseline, points.
  public var ascender: CGFloat { metrics.ascender }
  /// Below the baseline, points; negative.
  public var descender: CGFloat { metrics.descender }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }
  public var lineHeight: CGFloat { metrics.lineHeight }
  public var leading: CGFloat { metrics.leading }

  private var metrics: TypefaceMetrics { TypefaceMetrics(textStyle) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && isItalic == other.isItalic
      && hasMonospacedDigits == other.hasMonospacedDigits && typeface == other.typeface
  }

  public override var hash: Int { pointSize.hashValue ^ weight.hashValue }

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

  /// Roles of text, each with a size for every text size: see `DynamicTypeSizes`.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Of larger screens: as the large title, here.
    public static let extraLargeTitle = largeTitle
    public static let extraLargeTitle2 = largeTitle
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

    var weight: UIFont.Weight { self == .headline ? .semibold : .regular }
  }
}
