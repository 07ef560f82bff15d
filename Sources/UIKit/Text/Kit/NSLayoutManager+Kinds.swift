import QuartzCore

extension NSLayoutManager {
  /// What kind of sign a glyph is.
  public struct GlyphProperty: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let null = GlyphProperty(rawValue: 1)
    public static let controlCharacter = GlyphProperty(rawValue: 2)
    public static let elastic = GlyphProperty(rawValue: 4)
    public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
  }

  /// What a control character does.
  public struct ControlCharacterAction: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1)
    public static let whitespace = ControlCharacterAction(rawValue: 2)
    public static let horizontalTab = ControlCharacterAction(rawValue: 4)
    public static let lineBreak = ControlCharacterAction(rawValue: 8)
    public static let paragraphBreak = ControlCharacterAction(rawValue: 16)
    public static let containerBreak = ControlCharacterAction(rawValue: 32)
  }
}

extension UINavigationBar {
  /// Where on a Mac a bar's items stand in the window's toolbar.
  public enum NSToolbarSection: Int, Sendable { case none = 0, sidebar, supplementary, content }
  public final var currentNSToolbarSection: NSToolbarSection { .none }
}
