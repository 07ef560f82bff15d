import Geometry
import Testing

@testable import Raster

@Suite("Bundled fonts")
struct TextFontTests {
  /// Advances in design units, read from hmtx by fontTools (varLib.instancer for the weights).
  struct Advances: CustomTestStringConvertible, Sendable {
    let style: TextStyle
    let face: Face
    let unitsPerEm: Int
    let units: [Character: Int]
    var testDescription: String { "\(face) \(style.weight)" }
  }

  // Text sizes of 12 points have no optical tracking.
  static let table = [
    Advances(
      style: TextStyle(size: 12, weight: 400), face: .text, unitsPerEm: 2816,
      units: ["H": 2084, "a": 1588, "g": 1716, "n": 1648, "0": 1760, "é": 1640, "Ж": 2672]),
    Advances(
      style: TextStyle(size: 12, weight: 900), face: .text, unitsPerEm: 2816,
      units: ["H": 2112, "a": 1664, "g": 1828, "n": 1820, "0": 2056, "é": 1712, "Ж": 3312]),
    Advances(
      style: TextStyle(size: 12, weight: 400, isItalic: true), face: .textItalic, unitsPerEm: 2816,
      units: ["H": 2084, "a": 1588, "8": 1736, "é": 1644, "€": 1872]),
    Advances(
      style: TextStyle(size: 34, weight: 650), face: .display, unitsPerEm: 2048,
      units: ["H": 1410, "a": 1098, "g": 1181, "n": 1174, "0": 1269, "Ж": 2110]),
    Advances(
      style: TextStyle(size: 17, weight: 700), face: .cjk, unitsPerEm: 1000,
      units: ["中": 1000, "語": 1000, "あ": 1000, "한": 920, "ｱ": 500]),
    Advances(
      style: TextStyle(size: 17), face: .emoji, unitsPerEm: 2048, units: ["😀": 2550, "🎬": 2550]),
  ]

  @Test("Advances are those of the font's hmtx table", arguments: table)
  func advances(row: Advances) {
    for (character, units) in row.units {
      let line = Paragraph.layout(StyledText(String(character), style: row.style)).lines[0]
      let exact = FixedPoint.scaled(
        units, size: row.style.fixedSize, unitsPerEm: row.unitsPerEm)
      #expect(line.fixedWidth == exact, "\(character)")
      #expect(line.glyphs.map(\.instance.face) == [row.face], "\(character)")
      #expect(line.glyphs[0].id != 0, "\(character)")
    }
  }

  @Test(
    "Fallback goes from the system font to CJK, Hebrew, Arabic, emoji and symbols",
    arguments: [
      ("a", Face.text), ("→", .text), ("€", .text), ("中", .cjk), ("か", .cjk), ("한", .cjk),
      ("。", .cjk), ("😀", .emoji), ("👍🏽", .emoji), ("👨‍👩‍👧", .emoji), ("🇯🇵", .emoji), ("1️⃣", .emoji),
      ("1", .text), ("©", .text), ("©️", .emoji), ("❤️", .emoji), ("☀\u{FE0E}", .text),
      ("ש", .hebrew), ("שׁ", .hebrew), ("ل", .arabic), ("پ", .arabic), ("٣", .arabic),
      ("✕", .symbols), ("➤", .symbols),
    ] as [(Character, Face)])
  func fallback(character: Character, face: Face) {
    let paragraph = Paragraph.layout(StyledText(String(character)))
    #expect(paragraph.missing.isEmpty)
    #expect(Set(paragraph.lines[0].glyphs.map(\.instance.face)) == [face])
  }

  @Test("One emoji of several characters is one glyph", arguments: ["👍🏽", "👨‍👩‍👧", "🇯🇵", "1️⃣", "❤️‍🔥"])
  func joinedEmoji(string: String) {
    let line = Paragraph.layout(StyledText(string)).lines[0]
    #expect(line.visibleCells == 1)
    #expect(line.fixedWidth == FixedPoint.scaled(2550, size: 17 * 1024, unitsPerEm: 2048))
  }

  @Test("What no font has is a box, and reported once")
  func missing() {
    let paragraph = Paragraph.layout(StyledText("ab กขก क़"))
    #expect(paragraph.missing == ["ก", "ข", "क़"])
    #expect(paragraph.lines[0].glyphs.contains { $0.id == 0 })
    #expect(paragraph.lines[0].width > 0)
  }

  @Test("Metrics are those of iOS's system font")
  func metrics() {
    let body = TypefaceMetrics(TextStyle(size: 17))
    #expect(body.lineHeight == 20.287109375)
    #expect(abs(body.ascender - 16.186) < 0.001)
    #expect(abs(body.descender + 4.101) < 0.001)
    #expect(body.xHeight < body.capHeight && body.capHeight < body.ascender)
  }

  @Test("Tabular figures are equally wide, proportional ones are not")
  func digits() {
    func widths(_ digits: TextStyle.Digits) -> Set<Int> {
      let style = TextStyle(size: 17, digits: digits)
      return Set(
        "0123456789".map { Paragraph.layout(StyledText("\($0)", style: style)) }
          .map { $0.lines[0].fixedWidth })
    }
    #expect(widths(.monospaced).count == 1)
    #expect(widths(.proportional).count > 1)
  }

  @Test("Hyphen and bracket stay themselves", arguments: ["->", "=>", "<-", "-->"])
  func noArrows(string: String) {
    func glyphs(_ string: String) -> [UInt32] {
      Paragraph.layout(StyledText(string)).lines[0].glyphs.map(\.id)
    }
    #expect(glyphs(string) == string.flatMap { glyphs(String($0)) })
    #expect(glyphs("→") != glyphs("->"))
  }

  @Test("Labels are about as wide as on iOS")
  func widths() {
    // 42 × 21 and 46 wide: the sizes Interface Builder gives a new label and button.
    let label = Paragraph.layout(StyledText("Label", style: TextStyle(size: 17))).size
    #expect(abs(Double(label.width) - 42) < 1)
    let button = Paragraph.layout(StyledText("Button", style: TextStyle(size: 15))).size
    #expect(abs(Double(button.width) - 46) < 1)
  }
}
