import Foundation

/// Joins words as a language does: "A, B, and C". Foundation has none on this platform; the words are those of
/// its list formats, in every language.
open class ListFormatter: Formatter, @unchecked Sendable {
  // Sendable: as Foundation's formatters, which are set up before they are shared.

  /// Whose way of joining. Default: the application's language.
  open var locale: Locale! = SystemWord.locale {
    didSet { if locale == nil { locale = SystemWord.locale } }
  }
  /// Makes words of what is none.
  open var itemFormatter: Formatter?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Words joined in the application's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    join(strings, SystemWord.locale)
  }

  /// The items joined, as `itemFormatter` or they themselves describe them.
  open func string(from items: [Any]) -> String? {
    Self.join(items.map { itemFormatter?.string(for: $0) ?? "\($0)" }, locale)
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

  private class func join(_ words: [String], _ locale: Locale) -> String {
    ListFormatStyle<StringStyle, [String]>.list(type: .and, width: .standard).locale(locale)
      .format(words)
  }
}
