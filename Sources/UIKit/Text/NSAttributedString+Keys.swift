import QuartzCore

extension NSAttributedString.Key {
  /// A `UIFont`. Default: Helvetica Neue 12 in UIKit; here the system font at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`; a paragraph has that of its first character.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor`. Default black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: points added after every character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: points added after every character.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A number: an `NSUnderlineStyle`'s raw value; likewise `underlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`. Default the text's.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A number: points that the text is raised by.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// Carried along; not drawn differently.
  public static let link = NSAttributedString.Key("NSLink")
  /// A line along the outlines: the text's own colour unless told, in hundredths of the font's size, with
  /// the letters filled where that is below 0.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// Choices of ligatures are not drawn.
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// Not drawn, and reported.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// An `NSTextAttachment`, shown in place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")

  static let undrawn: [NSAttributedString.Key] = [.expansion]
}

extension NSAttributedString {
  /// An empty string: `NSAttributedString()` and `NSMutableAttributedString()`, which Foundation on
  /// Linux lacks.
  public convenience init(empty: Void = ()) { self.init(string: "") }
}

/// Lines along text. Patterns are not drawn, and reported.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow as an attribute of text.
open class NSShadow: NSObject {
  private let mark = FoundationMark()
  /// Points, y down.
  open var shadowOffset = CGSize.zero
  /// Points; sigma is half of it.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`. Default black at a third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() { super.init() }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}
