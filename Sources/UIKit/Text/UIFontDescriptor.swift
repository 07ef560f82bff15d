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

  /// A variant of the system font.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    /// The letters that it has; the system font's where its name is none of these.
    var typeface: Typeface {
      switch self {
      case .serif: .design(.serif)
      case .rounded: .design(.rounded)
      case .monospaced: .design(.monospaced)
      default: .system
      }
    }
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

  /// A descriptor of a font by name, or of what stands in for it.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  /// Size, name, family, face, weight and slant of what is asked for count; anything else has no
  /// effect.
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
    if font.typeface.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  /// Bold, italic and monospaced have an effect. Of an application's own family, and of one of iOS,
  /// the font that is so; nil where it has none.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let isItalic = symbolicTraits.contains(.traitItalic)
    let isHeavy = font.weight >= 600
    let weight = isBold ? max(font.weight, 700) : isHeavy ? 400 : font.weight
    switch font.typeface {
    case .own(let own):
      return OwnFonts.font(family: own.familyName, isBold: isBold, isItalic: isItalic)
        .map { UIFontDescriptor(UIFont($0, pointSize: font.pointSize, growth: font.growth)) }
    case .named(let name) where SystemFamily.named(name.familyName) != nil:
      let asked = isBold == isHeavy ? font.weight : isBold ? 700 : 400
      guard let nearest = name.nearest(weight: asked, isItalic: isItalic),
        (nearest.weight >= 600) == isBold
      else { return nil }
      return UIFontDescriptor(
        UIFont(nearest, pointSize: font.pointSize, growth: font.growth))
    case .named:
      return UIFontDescriptor(font.styled(weight: weight, isItalic: isItalic))
    case .system, .design:
      let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
      let typeface: Typeface = isMonospaced ? .design(.monospaced) : font.typeface
      return UIFontDescriptor(font.styled(weight: weight, isItalic: isItalic, typeface: typeface))
    }
  }

  /// The same with another design of the system font; any other font stays as it is.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch font.typeface {
    case .system, .design:
      UIFontDescriptor(
        font.styled(weight: font.weight, isItalic: font.isItalic, typeface: design.typeface))
    case .own, .named: self
    }
  }

  public func withFace(_ newFace: String) -> UIFontDescriptor {
    switch font.typeface {
    case .own, .named: UIFontDescriptor(name: "\(font.familyName) \(newFace)", size: pointSize)
    case .system, .design:
      UIFontDescriptor(
        font.styled(
          weight: FontName.weight(of: newFace), isItalic: newFace.contains("Italic")))
    }
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
    let start = named(by: attributes, size: size) ?? font
    if case .own = start.typeface { return start.withSize(size) }
    let traits = attributes[.traits] as? [TraitKey: Any]
    let symbolic = (traits?[.symbolic] as? UInt32).map(SymbolicTraits.init(rawValue:))
    var weight = start.weight
    if let symbolic, symbolic.contains(.traitBold) { weight = max(weight, 700) }
    if let asked = traits?[.weight] as? UIFont.Weight { weight = asked.number }
    if let asked = traits?[.weight] as? CGFloat { weight = UIFont.Weight(asked).number }
    let isItalic = start.isItalic || symbolic?.contains(.traitItalic) == true
    let styled = start.styled(weight: weight, isItalic: isItalic)
    return UIFont(
      pointSize: size, weight: styled.weight, isItalic: styled.isItalic,
      hasMonospacedDigits: start.hasMonospacedDigits || attributes[.featureSettings] != nil,
      typeface: styled.typeface, growth: size == start.pointSize ? start.growth : nil)
  }

  /// The font of a name, else of a family and perhaps one of its faces; nil where none is asked for.
  private static func named(by attributes: [AttributeName: Any], size: CGFloat) -> UIFont? {
    if let name = attributes[.name] as? String { return UIFont(name: name, size: size) }
    guard let family = attributes[.family] as? String else { return nil }
    let face = attributes[.face] as? String
    return UIFont(name: face.map { "\(family) \($0)" } ?? family, size: size)
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

  /// The families of iOS, for which others stand in, and those that the application brings.
  public class var familyNames: [String] {
    Set(SystemFamily.all.map(\.name) + OwnFonts.families).sorted()
  }

  /// The fonts of a family; none where there is no such family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let own = OwnFonts.fonts(family: familyName).map(\.postScriptName)
    if !own.isEmpty { return own }
    return familyName == "Inter" ? ["Inter"] : SystemFamily.named(familyName)?.fonts ?? []
  }

  /// The same letters as heavy and as slanted as asked, or other letters; of a family of iOS the
  /// font that is nearest, the same where none slants so.
  func styled(weight: Double, isItalic: Bool, typeface: Typeface? = nil) -> UIFont {
    if case .named(let name) = self.typeface, typeface == nil,
      let nearest = name.nearest(weight: weight, isItalic: isItalic)
    {
      return nearest == name ? self : UIFont(nearest, pointSize: pointSize, growth: growth)
    }
    return UIFont(
      pointSize: pointSize, weight: weight, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits, typeface: typeface ?? self.typeface,
      growth: growth)
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
