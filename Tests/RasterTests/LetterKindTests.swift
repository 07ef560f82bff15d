import Testing

@testable import Raster

/// Letters beside the system font's.
@Suite struct LetterKindTests {
  @Test(
    "the font nearest in weight is taken, a slanted one where there is one",
    arguments: [
      (LetterKind.serif, 100.0, false, "NotoSerif-Regular"),
      (.serif, 500, false, "NotoSerif-Regular"),
      (.serif, 600, false, "NotoSerif-Bold"), (.serif, 900, true, "NotoSerif-BoldItalic"),
      (.serif, 400, true, "NotoSerif-Italic"), (.monospaced, 400, false, "JetBrainsMono-Regular"),
      (.monospaced, 500, false, "JetBrainsMono-Medium"),
      (.monospaced, 600, false, "JetBrainsMono-Bold"),
      (.monospaced, 300, true, "JetBrainsMono-Italic"),
      (.rounded, 300, false, "InterRounded-Regular"),
      (.rounded, 500, false, "InterRounded-SemiBold"),
      (.rounded, 700, true, "InterRounded-Bold"), (.rounded, 900, false, "InterRounded-Heavy"),
    ])
  func nearest(kind: LetterKind, weight: Double, isItalic: Bool, name: String) {
    let font = kind.font(weight: weight, isItalic: isItalic)
    #expect(font.postScriptName == name && font.familyName == kind.family)
    #expect(kind.font(weight: weight, isItalic: isItalic) == font)
  }

  @Test("has Latin, Greek and Cyrillic", arguments: LetterKind.allCases)
  func scripts(kind: LetterKind) {
    var style = TextStyle(size: 17)
    style.ownFont = kind.font(weight: 400, isItalic: false)
    var fallback = FontFallback()
    for character in "aÄßğőΩλжЯ1€—…" {
      #expect(fallback.face(for: character, style: style) == style.ownFont?.face, "\(character)")
    }
    #expect(fallback.face(for: "中", style: style) == .cjk)
    #expect(fallback.face(for: "🍝", style: style) == .emoji)
  }

  @Test("lines are as high as the system font's", arguments: LetterKind.allCases)
  func measures(kind: LetterKind) {
    for size in [11.0, 17, 34] {
      var style = TextStyle(size: size)
      let system = TypefaceMetrics(style)
      let (ascender, descender) = (
        TypefaceMetrics.fixedAscender(style), TypefaceMetrics.fixedDescender(style)
      )
      style.ownFont = kind.font(weight: 400, isItalic: false)
      let own = TypefaceMetrics(style)
      #expect(own.lineHeight == system.lineHeight && own.leading == 0)
      #expect(own.capHeight > own.xHeight && own.xHeight > 0.4 * size)
      #expect(TypefaceMetrics.fixedAscender(style) == ascender)
      #expect(TypefaceMetrics.fixedDescender(style) == descender)
    }
  }

  @Test("monospaced letters are equally wide, and a hyphen and a bracket make no arrow")
  func widths() {
    func line(_ text: String, _ kind: LetterKind) -> TextLine {
      var style = TextStyle(size: 20)
      style.ownFont = kind.font(weight: 400, isItalic: false)
      return Paragraph.layout(StyledText(text, style: style)).lines[0]
    }
    #expect(Set("iWm1.".map { line("\($0)", .monospaced).fixedWidth }).count == 1)
    #expect(Set("iWm1.".map { line("\($0)", .serif).fixedWidth }).count > 3)
    func glyphs(_ text: String) -> [UInt32] { line(text, .monospaced).glyphs.map(\.id) }
    #expect(glyphs("->") == glyphs("-") + glyphs(">"))
  }
}
