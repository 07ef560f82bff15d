/// What a character means for breaking lines: the classes of UAX #14, reduced.
///
/// Left out: dictionaries (Thai, Khmer), soft hyphens (never break), numbers with units,
/// quotation marks by language. Hangul breaks at spaces, like UILabel's default strategy.
enum BreakClass: Hashable, Sendable {
  case newline, space, zeroWidthSpace, glue, hyphen, slash, opening, closing, number
  /// An ideograph, kana or emoji: a line may end on either side of it.
  case ideograph
  /// Brackets and stops as wide as an ideograph: like it on one side only.
  case wideOpening, wideClosing
  case other

  /// The class of a grapheme that begins with `scalar` and is not an emoji.
  init(_ scalar: Unicode.Scalar) {
    if let known = Self.marks[scalar] {
      self = known
    } else if Self.isIdeographic(scalar) {
      self = .ideograph
    } else {
      self = Self.byCategory(scalar)
    }
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> BreakClass {
    guard scalar.value >= 0x80 else {
      return (0x30...0x39).contains(scalar.value) ? .number : .other
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: return .space
    case .openPunctuation, .initialPunctuation: return .opening
    case .closePunctuation, .finalPunctuation: return .closing
    case .decimalNumber: return .number
    default: return .other
    }
  }

  /// Whether a line may end between two neighbours that are not spaces.
  /// Opening marks stay with what follows, closing marks and small kana with what precedes
  /// (kinsoku).
  static func allowsBreak(_ before: BreakClass, _ after: BreakClass) -> Bool {
    switch (before, after) {
    case (.zeroWidthSpace, _): true
    case (.glue, _), (_, .glue), (.opening, _), (.wideOpening, _): false
    case (_, .closing), (_, .wideClosing), (_, .zeroWidthSpace): false
    case (.hyphen, .other), (.slash, .other): true
    case (_, .hyphen), (_, .slash), (.slash, .number), (.hyphen, .number): false
    case (.ideograph, _), (_, .ideograph), (.wideClosing, _), (_, .wideOpening): true
    default: false
    }
  }

  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x2FFF, 0x3003...0x30FF, 0x3105...0x318E, 0x31A0...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFFE6, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  private static let marks: [Unicode.Scalar: BreakClass] = {
    let members: [(BreakClass, String)] = [
      (.newline, "\n\r\u{B}\u{C}\u{85}\u{2028}\u{2029}"),
      (.space, " \t\u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}\u{2008}"),
      (.space, "\u{2009}\u{200A}\u{205F}\u{3000}"),
      (.zeroWidthSpace, "\u{200B}"),
      (.glue, "\u{A0}\u{2007}\u{202F}\u{2060}\u{FEFF}\u{2011}"),
      (.hyphen, "-\u{2010}\u{2012}\u{2013}\u{2014}"),
      (.slash, "/"),
      (.opening, "([{<$£¥€¿¡"),
      (.wideOpening, "￥＄￡（［｛｟「『【〔〖〘〚〈《｢"),
      (.closing, ")]}>!?,.;:%‰°′″…‥℃"),
      (.wideClosing, "、。，．・：；？！％）］｝｠」』】〕〗〙〛〉》｣｡､･ーｰ々〻ゝゞヽヾ゛゜ﾞﾟ"),
      (.wideClosing, "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"),
      (.wideClosing, "ｧｨｩｪｫｬｭｮｯ"),
    ]
    var table: [Unicode.Scalar: BreakClass] = [:]
    for (kind, scalars) in members {
      for scalar in scalars.unicodeScalars { table[scalar] = kind }
    }
    return table
  }()
}
