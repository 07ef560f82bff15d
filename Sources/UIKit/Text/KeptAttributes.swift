import QuartzCore

// Attributes that change nothing of how text is set here: kept in the text.

extension NSAttributedString.Key {
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechPunctuation")
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechLanguage")
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechPitch")
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechQueueAnnouncement")
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechIPANotation")
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechSpellOut")
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextHeadingLevel")
  public static let accessibilityTextCustom = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextCustom")
  public static let accessibilityTextualContext = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextualContext")
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlight")
  public static let textHighlightColorScheme = NSAttributedString.Key(
    rawValue: "NSTextHighlightColorScheme")
  public static let adaptiveImageGlyph = NSAttributedString.Key(rawValue: "CTAdaptiveImageProvider")
}

extension NSAttributedString {
  /// A look of letters beside their attributes: not drawn.
  public struct TextEffectStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
  public struct TextHighlightStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let systemDefault = TextHighlightStyle(rawValue: "default")
  }
  public struct TextHighlightColorScheme: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "default")
    public static let purple = Self(rawValue: "purple")
    public static let pink = Self(rawValue: "pink")
    public static let orange = Self(rawValue: "orange")
    public static let mint = Self(rawValue: "mint")
    public static let blue = Self(rawValue: "blue")
  }
}

extension NSStringDrawingContext {
  /// How letters were drawn together: as far apart as they are.
  public final var actualTrackingAdjustment: CGFloat { 0 }
}

/// A list in a text: its numbers or dots, which are not drawn by themselves.
open class NSTextList: NSObject {
  /// What stands before an item.
  public struct MarkerFormat: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let decimal = MarkerFormat("{decimal}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  open private(set) var markerFormat: MarkerFormat
  open private(set) var listOptions: Options
  open var startingItemNumber: Int

  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    (self.markerFormat, listOptions) = (markerFormat, options)
    self.startingItemNumber = startingItemNumber
  }

  open var isOrdered: Bool {
    !["{box}", "{check}", "{circle}", "{diamond}", "{disc}", "{hyphen}", "{square}"].contains(
      markerFormat.rawValue)
  }

  /// What stands before an item of a number, counted from `startingItemNumber`.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let format = markerFormat.rawValue
    guard let open = format.firstIndex(of: "{"), let close = format.firstIndex(of: "}") else {
      return format
    }
    let name = String(format[format.index(after: open)..<close])
    return format[..<open] + sign(name, itemNumber) + format[format.index(after: close)...]
  }

  private func sign(_ name: String, _ number: Int) -> String {
    let dots = [
      "box": "□", "check": "✓", "circle": "◦", "diamond": "◆", "disc": "•", "hyphen": "⁃",
      "square": "▪",
    ]
    if let dot = dots[name] { return dot }
    switch name {
    case "octal": return String(number, radix: 8)
    case "lower-hexadecimal": return String(number, radix: 16)
    case "upper-hexadecimal": return String(number, radix: 16, uppercase: true)
    case "lower-alpha", "lower-latin": return letters(number)
    case "upper-alpha", "upper-latin": return letters(number).uppercased()
    case "lower-roman": return roman(number).lowercased()
    case "upper-roman": return roman(number)
    default: return "\(number)"
    }
  }

  private func letters(_ number: Int) -> String {
    var (rest, text) = (number, "")
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }

  private func roman(_ number: Int) -> String {
    let signs = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var (rest, text) = (number, "")
    for (value, sign) in signs {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }
}
