import QuartzCore
import Raster

/// What a font is asked to be: a size, traits and a design, from which a font can be made.
public final class UIFontDescriptor: NSObject, Sendable {
  /// What a font is like beside its family.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
  }

  /// A variant of the system font. Only the default one is bundled: the others give it, and a note.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// A property by which a font is asked for.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
  }

  /// A trait given as a number.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A setting of a typographic feature.
  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = type
    public static let typeIdentifier = selector
  }

  let font: UIFont

  init(_ font: UIFont) { self.font = font }

  /// A descriptor of a font by name; of the system font where only that is bundled.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  /// Size, weight and slant of what is asked for count; anything else has no effect.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(UIFontDescriptor.font(.systemFont(ofSize: 12), with: attributes))
  }

  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }

  public var pointSize: CGFloat { font.pointSize }
  public var postscriptName: String { font.fontName }
  public var matrix: CGAffineTransform { .identity }

  public var fontAttributes: [AttributeName: Any] {
    [.name: font.fontName, .family: font.familyName, .size: font.pointSize]
  }

  public func object(forKey attribute: AttributeName) -> Any? {
    if attribute == .traits {
      return [
        TraitKey.weight: UIFont.Weight(number: font.weight), .symbolic: symbolicTraits.rawValue,
      ]
    }
    return fontAttributes[attribute]
  }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= 600 { traits.insert(.traitBold) }
    if font.hasMonospacedDigits { traits.insert(.traitMonoSpace) }
    return traits
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  /// Bold, italic and monospaced have an effect. Of an application's own family, the font that is so;
  /// nil where it has none.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    if let own = font.own {
      return OwnFonts.font(
        family: own.familyName, isBold: isBold, isItalic: symbolicTraits.contains(.traitItalic)
      ).map { UIFontDescriptor(UIFont($0, pointSize: font.pointSize)) }
    }
    let weight = isBold ? max(font.weight, 700) : font.weight >= 600 ? 400 : font.weight
    return UIFontDescriptor(
      UIFont(
        pointSize: font.pointSize, weight: weight, isItalic: symbolicTraits.contains(.traitItalic),
        hasMonospacedDigits: symbolicTraits.contains(.traitMonoSpace)))
  }

  /// The same with another design: noted where it is not bundled.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard design != .default else { return self }
    Unsupported.report("the \(design.rawValue.dropFirst(20)) design: Inter stands in for it")
    guard design == .monospaced else { return self }
    return UIFontDescriptor(
      UIFont(
        pointSize: font.pointSize, weight: font.weight, isItalic: font.isItalic,
        hasMonospacedDigits: true))
  }

  public func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(
      name: font.own.map { "\($0.familyName) \(newFace)" } ?? newFace, size: pointSize)
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(name: newFamily, size: pointSize)
  }

  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(UIFontDescriptor.font(font, with: attributes))
  }

  private static func font(_ font: UIFont, with attributes: [AttributeName: Any]) -> UIFont {
    var size = font.pointSize
    if let asked = attributes[.size] as? CGFloat { size = asked }
    if let asked = attributes[.size] as? NSNumber { size = CGFloat(asked.doubleValue) }
    var start = font
    if let name = (attributes[.name] ?? attributes[.family]) as? String,
      let named = UIFont(name: name, size: size)
    {
      start = named
    }
    if start.own != nil { return start.withSize(size) }
    let traits = attributes[.traits] as? [TraitKey: Any]
    var weight = start.weight
    if let asked = traits?[.weight] as? UIFont.Weight { weight = asked.number }
    if let asked = traits?[.weight] as? CGFloat { weight = UIFont.Weight(asked).number }
    let hasFixedFigures =
      start.hasMonospacedDigits || attributes[.featureSettings] != nil
    return UIFont(
      pointSize: size, weight: weight, isItalic: start.isItalic,
      hasMonospacedDigits: hasFixedFigures)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor).map { font.isEqual($0.font) } ?? false
  }

  public override var hash: Int { font.hash }
}

extension UIFont {
  /// A font as a descriptor asks for it.
  /// - Parameter pointSize: 0 for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      font, pointSize: pointSize > 0 ? pointSize : font.pointSize,
      growth: pointSize > 0 ? nil : font.growth)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// The families that text is set in: the system's, and those that the application brings.
  public class var familyNames: [String] { ["Inter"] + OwnFonts.families }

  /// The fonts of a family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    familyName == "Inter" ? ["Inter"] : OwnFonts.fonts(family: familyName).map(\.postScriptName)
  }

  /// Takes in the fonts of a file.
  /// - Returns: Whether it has any.
  package static func register(contentsOf url: URL) -> Bool {
    guard let data = try? Data(contentsOf: url) else { return false }
    return !OwnFonts.register(data).isEmpty
  }

  /// How wide letters are. Only the standard width is bundled.
  public struct Width: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The system font; another width than the standard one is noted, and has no effect.
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    if width != .standard { Unsupported.report("UIFont.Width: Inter has one width") }
    return systemFont(ofSize: fontSize, weight: weight)
  }
}

extension UIFont.Weight {
  /// The weight that a number on the scale of 100...900 stands for.
  init(number: Double) {
    let steps: [(Double, UIFont.Weight)] = [
      (100, .ultraLight), (200, .thin), (300, .light), (400, .regular), (500, .medium),
      (600, .semibold), (700, .bold), (800, .heavy), (900, .black),
    ]
    self = steps.min { abs($0.0 - number) < abs($1.0 - number) }?.1 ?? .regular
  }
}
