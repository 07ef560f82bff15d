import Geometry
import Testing

@testable import Raster

@Suite("Paragraph layout")
struct TextLayoutTests {
  @Test("No line is wider than the width, unless one cluster is", arguments: TextSamples.seeds)
  func width(seed: UInt64) {
    for width in TextSamples.widths {
      for mode in [LineBreakMode.wordWrap, .charWrap, .truncateTail] {
        let paragraph = Paragraph.layout(
          TextSamples.text(seed: seed), width: width, style: ParagraphStyle(lineBreak: mode))
        for line in paragraph.lines {
          #expect(line.width <= width || line.visibleCells == 1, "\(width) \(mode)")
        }
      }
    }
  }

  @Test("The lines' ranges joined are the whole text", arguments: TextSamples.seeds)
  func ranges(seed: UInt64) {
    let text = TextSamples.text(seed: seed)
    for width in TextSamples.widths {
      for mode in [LineBreakMode.wordWrap, .charWrap, .clip] {
        let lines = Paragraph.layout(text, width: width, style: ParagraphStyle(lineBreak: mode))
          .lines
        var end = 0
        for line in lines {
          #expect(line.range.lowerBound == end)
          end = line.range.upperBound
        }
        #expect(end == text.string.utf16.count)
      }
    }
  }

  @Test("Every glyph of the text is on some line, whatever the width", arguments: TextSamples.seeds)
  func glyphs(seed: UInt64) {
    let text = TextSamples.text(seed: seed)
    func inked(_ width: Double) -> [UInt32] {
      let shaped = Shaper.shape(text, base: .natural)
      let blanks = Set(
        shaped.cells.filter(\.isSpace).flatMap { shaped.glyphs[$0.glyphs].map(\.id) })
      return Paragraph.layout(text, width: width).lines.flatMap { $0.glyphs.map(\.id) }
        .filter { !blanks.contains($0) }.sorted()
    }
    let whole = inked(.infinity)
    for width in [1.0, 40, 160] { #expect(inked(width) == whole, "\(width)") }
  }

  @Test("Narrower never has fewer lines, whatever the text", arguments: TextSamples.seeds)
  func narrower(seed: UInt64) {
    let text = TextSamples.text(seed: seed)
    let laidOut = TextSamples.widths.map { Paragraph.layout(text, width: $0) }
    for (narrow, wide) in zip(laidOut, laidOut.dropFirst()) {
      #expect(narrow.lines.count >= wide.lines.count)
    }
  }

  @Test("Laying out again within the measured width changes nothing", arguments: TextSamples.seeds)
  func idempotent(seed: UInt64) {
    let text = TextSamples.text(seed: seed)
    for width in TextSamples.widths {
      let first = Paragraph.layout(text, width: width, style: ParagraphStyle(alignment: .left))
      guard Double(first.size.width) <= width else { continue }
      let again = Paragraph.layout(
        text, width: Double(first.size.width), style: ParagraphStyle(alignment: .left))
      #expect(first == again, "\(width)")
    }
  }

  @Test("A truncated line fits, and says so", arguments: TextSamples.seeds)
  func truncation(seed: UInt64) {
    let text = TextSamples.text(seed: seed)
    for mode in [LineBreakMode.truncateHead, .truncateMiddle, .truncateTail] {
      for width in TextSamples.widths {
        for most in 1...3 {
          let style = ParagraphStyle(lineBreak: mode, maximumLines: most)
          let paragraph = Paragraph.layout(text, width: width, style: style)
          #expect(paragraph.lines.count <= most)
          #expect(paragraph.isTruncated == (paragraph.lines.last?.isTruncated ?? false))
          for line in paragraph.lines where line.visibleCells > 1 {
            #expect(line.width <= width)
          }
        }
      }
    }
  }

  @Test("Truncation takes the asked end")
  func truncatedEnds() {
    func glyphs(_ string: String, _ mode: LineBreakMode, width: Double = .infinity) -> [UInt32] {
      let style = ParagraphStyle(lineBreak: mode, maximumLines: 1)
      return Paragraph.layout(StyledText(string), width: width, style: style).lines[0].glyphs
        .map(\.id)
    }
    let dots = glyphs("…", .clip)
    #expect(glyphs("aaaabbbbcccc", .truncateTail, width: 64) == glyphs("aaaab", .clip) + dots)
    #expect(glyphs("aaaabbbbcccc", .truncateHead, width: 64) == dots + glyphs("bcccc", .clip))
    let middle = glyphs("aaaabbbbcccc", .truncateMiddle, width: 64)
    #expect(middle.first == glyphs("a", .clip)[0] && middle.last == glyphs("c", .clip)[0])
    #expect(middle.contains(dots[0]))
  }

  /// The pieces of a text at a width that only one ideograph, or one word, fits into.
  private func pieces(_ string: String, width: Double) -> [String] {
    let units = Array(string.utf16)
    return Paragraph.layout(StyledText(string), width: width).lines
      .map { String(decoding: units[$0.range], as: UTF16.self) }
  }

  @Test("Ideographs break anywhere, but not before stops nor after brackets")
  func kinsoku() {
    #expect(pieces("中文字", width: 17) == ["中", "文", "字"])
    #expect(pieces("中文。字", width: 35) == ["中", "文。", "字"])
    #expect(pieces("中「文」字", width: 52) == ["中", "「文」", "字"])
    #expect(pieces("カタッタ", width: 35) == ["カ", "タッ", "タ"])
    #expect(pieces("hello（世界）hello", width: 70) == ["hello", "（世界）", "hello"])
    #expect(pieces("你好，world", width: 60) == ["你好，", "world"])
  }

  @Test("Words break at spaces and hyphens; spaces hang")
  func words() {
    #expect(pieces("one two  three", width: 45) == ["one ", "two  ", "three"])
    #expect(pieces("brown-fox", width: 60) == ["brown-", "fox"])
    #expect(pieces("a -5 b", width: 24) == ["a ", "-5 ", "b"])
    #expect(pieces("a\u{A0}b c", width: 30) == ["a\u{A0}b ", "c"])
    #expect(pieces("don’t (x) go", width: 44) == ["don’t ", "(x) ", "go"])
    #expect(pieces("한글 조판", width: 40) == ["한글 ", "조판"])
  }

  @Test("Emoji clusters stay whole at any width")
  func emoji() {
    #expect(pieces("👨‍👩‍👧👍🏽🇯🇵1️⃣", width: 1) == ["👨‍👩‍👧", "👍🏽", "🇯🇵", "1️⃣"])
  }

  @Test("Line ends make lines, also empty ones and the last")
  func newlines() {
    #expect(pieces("a\n\nb\r\n", width: 100) == ["a\n", "\n", "b\r\n", ""])
    #expect(Paragraph.layout(StyledText("")).lines.isEmpty)
    #expect(Paragraph.layout(StyledText("")).size == .zero)
  }

  @Test("Heights follow metrics, multiples, limits and spacing")
  func heights() {
    let text = StyledText("a\nb\nc", style: TextStyle(size: 20))
    func height(_ style: ParagraphStyle) -> Double {
      Double(Paragraph.layout(text, style: style).size.height)
    }
    let line = Double(FixedPoint.length(TypefaceMetrics(TextStyle(size: 20)).lineHeight)) / 1024
    #expect(abs(height(ParagraphStyle()) - 3 * line) < 0.005)
    #expect(abs(height(ParagraphStyle(lineSpacing: 5)) - 3 * line - 10) < 0.005)
    #expect(abs(height(ParagraphStyle(lineHeightMultiple: 1.5)) - 4.5 * line) < 0.005)
    #expect(height(ParagraphStyle(minimumLineHeight: 40)) == 120)
    #expect(height(ParagraphStyle(maximumLineHeight: 10)) == 30)
    #expect(Paragraph.layout(text, style: ParagraphStyle(maximumHeight: 50)).lines.count == 2)
  }

  @Test("Lines lie where the alignment says")
  func alignment() {
    func line(_ alignment: TextAlignment, _ string: String = "ab cd ef gh") -> TextLine {
      let style = ParagraphStyle(alignment: alignment)
      return Paragraph.layout(StyledText(string), width: 60, style: style).lines[0]
    }
    #expect(line(.left).origin.x == 0 && line(.natural).origin.x == 0)
    #expect(Double(line(.right).origin.x) + line(.right).width == 60)
    let centred = line(.center)
    #expect(abs(Double(centred.origin.x) * 2 + centred.width - 60) < 0.002)
    #expect(line(.justified).width == 60)
    #expect(line(.natural, "אב").origin.x > 0)
  }

  @Test("Right-to-left words change places, numbers inside do not")
  func directions() {
    func levels(_ string: String) -> [Int] {
      DirectionalLevels.resolve(Array(string.unicodeScalars), base: .natural).levels.map(Int.init)
    }
    #expect(levels("ab 12") == [0, 0, 0, 0, 0])
    #expect(levels("a אב c") == [0, 0, 1, 1, 0, 0])
    #expect(levels("אב 12 c") == [1, 1, 1, 2, 2, 1, 2])
    #expect(levels("a א 1,2$ ב") == [0, 0, 1, 1, 2, 2, 2, 2, 1, 1])
    #expect(levels("אב (cd) ה") == [1, 1, 1, 1, 2, 2, 1, 1, 1])
    #expect(levels("a \u{2067}b אב\u{2069} c") == [0, 0, 0, 2, 1, 1, 1, 0, 0, 0])
    #expect(levels("a \u{202E}bc\u{202C} d").contains(1))
    #expect(DirectionalLevels.visualOrder([0, 1, 1, 2, 2, 1, 0]) == [0, 5, 3, 4, 2, 1, 6])
  }

  @Test("Arabic letters join: the same letter has other shapes at the start, inside and alone")
  func joining() {
    func glyphs(_ string: String) -> [UInt32] {
      Paragraph.layout(StyledText(string)).lines[0].glyphs.map(\.id)
    }
    let (alone, inside) = (glyphs("ب"), glyphs("ببب"))
    #expect(inside.count >= 3 && Set(inside).count >= 3)
    #expect(!inside.contains(alone[0]) && !inside.contains(0))
  }

  @Test("The fitting scale fits, and a little more would not")
  func fitting() {
    let text = StyledText("A title that is too long", style: TextStyle(size: 30, weight: 700))
    let style = ParagraphStyle(lineBreak: .truncateTail, maximumLines: 1)
    func scale(_ width: Double, _ least: Double) -> Double {
      TextColumn.fittingScale(
        [.init(text, style: style)], width: width, maximumHeight: 50, maximumLines: 1,
        minimumScale: least)
    }
    func fits(_ factor: Double) -> Bool {
      !Paragraph.layout(text.scaled(by: factor), width: 200, style: style).isTruncated
    }
    let found = scale(200, 0.25)
    #expect(found < 1 && fits(found) && !fits(found + 1.0 / 64))
    #expect(scale(1000, 0.25) == 1)
    #expect(scale(200, 0.9) == 0.9)
  }
}
