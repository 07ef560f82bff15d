@testable import Raster

/// A repeatable stream of choices (SplitMix64).
struct TextDice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(sides))
  }
}

/// Texts to hold laws against.
enum TextSamples {
  static let pieces = [
    "The ", "quick ", "brown-fox ", "https://example.com/a/b ", "extraordinarily ", "a", " ", "  ",
    "中文排版", "，", "。", "「引用」", "日本語の", "カタカナー", "한글 조판 ", "(x) ", "12:30 ", "3.14", "% ",
    "😀", "👍🏽", "👨‍👩‍👧", "🇯🇵", "❤️", "é", "e\u{301}", "שלום ", "עברית 12, ", "\n", "\u{A0}", "\t", "…",
    "שלום-world ", "\u{200B}", "-", "—", "Ж", "λ",
  ]

  /// Some pieces in a row in two or three styles.
  static func text(seed: UInt64) -> StyledText {
    var dice = TextDice(seed: seed)
    var text = StyledText("")
    for _ in 0..<(1 + dice.roll(30)) {
      let size = [11.0, 15, 17, 22, 34][dice.roll(5)]
      let weight = [300.0, 400, 600, 800][dice.roll(4)]
      let tracking = [0, 0, 0, 1.5, -0.5][dice.roll(5)]
      text.append(
        pieces[dice.roll(pieces.count)],
        style: TextStyle(
          size: size, weight: weight, isItalic: dice.roll(5) == 0, tracking: tracking))
    }
    return text
  }

  static let seeds: ClosedRange<UInt64> = 1...60
  static let widths = [0.0, 1, 13, 40, 77.5, 160, 320, 1000, .infinity]
}
