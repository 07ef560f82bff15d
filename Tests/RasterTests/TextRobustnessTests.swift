import Geometry
import Testing

@testable import Raster

@Suite("Text that nobody should write")
struct TextRobustnessTests {
  private static let modes: [LineBreakMode] = [
    .wordWrap, .charWrap, .clip, .truncateHead, .truncateMiddle, .truncateTail,
  ]

  static let strings = [
    "", " ", "\n", "\r\n\r\n", "\u{301}", "\u{301}\u{302}\u{303}", "\u{200D}\u{FE0F}", "\u{FE0F}",
    "\u{0}\u{1}\u{7F}", "\u{FFFE}\u{10FFFF}", "\u{202E}abc\u{202C}", "\u{2067}אב\u{2069}",
    "🏽", "🇯", "🇯🇵🇯", "👨‍", "1\u{20E3}", String(decoding: [0xD83D] as [UInt16], as: UTF16.self),
    String(decoding: [0xDE00, 0x61, 0xD83D] as [UInt16], as: UTF16.self),
    "a" + String(repeating: "\u{301}", count: 2000), "\u{1112}\u{1161}\u{11AB}", "か\u{3099}",
    "مرحبا", "नमस्ते", "ภาษาไทย", "\u{FDFA}", "𓀀", "\t\t", "\u{AD}a\u{AD}",
  ]

  @Test("No string stops layout or drawing", arguments: strings)
  func anyString(string: String) {
    for size in [0, 1, 17, 40.5] {
      for mode in Self.modes {
        for width in [0, 1, 50, .infinity] as [Double] {
          let style = ParagraphStyle(lineBreak: mode, maximumLines: width == 50 ? 1 : 0)
          let text = StyledText(string, style: TextStyle(size: size))
          let paragraph = Paragraph.layout(text, width: width, style: style)
          #expect(paragraph.lines.isEmpty == string.isEmpty)
          #expect(paragraph.size.width.isFinite && paragraph.size.height.isFinite)
          var bitmap = Bitmap(width: 40, height: 20)
          TextRenderer.draw(paragraph, into: &bitmap, scale: 1.5)
        }
      }
    }
  }

  @Test("No number stops layout or drawing")
  func numbers() {
    let odd = [Double.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, .leastNonzeroMagnitude]
    for value in odd {
      let style = TextStyle(size: value, weight: value, tracking: value)
      let layout = ParagraphStyle(
        maximumLines: 2, maximumHeight: value, lineSpacing: value, lineHeightMultiple: value,
        minimumLineHeight: value, maximumLineHeight: value)
      for text in [StyledText("ab 中😀", style: style), StyledText("ab 中😀")] {
        let paragraph = Paragraph.layout(text, width: value, style: layout)
        var bitmap = Bitmap(width: 10, height: 10)
        TextRenderer.draw(paragraph, into: &bitmap, at: CGPoint(x: value, y: value), scale: 1)
        TextRenderer.draw(paragraph, into: &bitmap, at: .zero, scale: value)
        let clip = CGRect(x: value, y: value, width: 5, height: value)
        TextRenderer.draw(paragraph, into: &bitmap, at: .zero, scale: 1, clip: clip)
        _ = TextColumn.fittingScale(
          [.init(text, style: layout)], width: value, maximumHeight: value, minimumScale: value)
      }
    }
  }

  @Test("Text of size 0 or NaN has no width and no ink", arguments: [0, -3, Double.nan])
  func noSize(size: Double) {
    let paragraph = Paragraph.layout(StyledText("abc", style: TextStyle(size: size)))
    var bitmap = Bitmap(width: 20, height: 20)
    TextRenderer.draw(paragraph, into: &bitmap)
    #expect(paragraph.size == .zero)
    #expect(bitmap == Bitmap(width: 20, height: 20))
  }

  @Test(
    "Ten thousand characters are laid out whole",
    arguments: ["a", "中", "😀", "ab ", "אב ", "e\u{301}"])
  func long(piece: String) {
    let text = StyledText(String(repeating: piece, count: 10_000 / piece.count))
    for width in [1.0, 300, .infinity] {
      let paragraph = Paragraph.layout(text, width: width)
      #expect(paragraph.lines.last?.range.upperBound == text.length)
    }
  }

  @Test("Styles may begin anywhere, even inside a cluster")
  func styleRanges() {
    var text = StyledText("a😀👨‍👩‍👧b")
    for start in -2...14 {
      text.update(start..<(start + 3)) { $0.weight = Double(100 + 40 * abs(start)) }
    }
    #expect(text.runs.first?.range.lowerBound == 0)
    #expect(
      zip(text.runs, text.runs.dropFirst()).allSatisfy { pair in
        pair.0.range.upperBound == pair.1.range.lowerBound
      })
    #expect(Paragraph.layout(text).lines[0].visibleCells == 4)
  }
}
