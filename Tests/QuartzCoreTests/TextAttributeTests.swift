import CoreGraphics
import Geometry
import Raster
import Testing

@testable import QuartzCore

/// Stands for UIKit's shadows and paragraph styles.
private final class Shade: TextShade {
  func textShadow(_ paint: (Any) -> RGBA?) -> TextShadow? {
    TextShadow(color: RGBA(red: 1, green: 0, blue: 0), offset: CGSize(width: 3, height: 3), blur: 0)
  }
}

/// A shadow whose colour is whatever ink is.
private final class Tinted: TextShade {
  func textShadow(_ paint: (Any) -> RGBA?) -> TextShadow? {
    paint("ink").map { TextShadow(color: $0, offset: .zero, blur: 0) }
  }
}

private final class Centred: TextParagraph {
  let paragraphStyle = ParagraphStyle(alignment: .center)
  let paragraphSpacings = (before: 0.0, after: 10.0)
}

@MainActor @Suite("Attributes of text layers")
struct TextAttributeTests {
  private func attributed(_ text: String, _ values: [String: Any]) -> NSAttributedString {
    let string = NSMutableAttributedString(string: text)
    let keys = values.map { (NSAttributedString.Key($0.key), $0.value) }
    string.addAttributes(
      Dictionary(uniqueKeysWithValues: keys),
      range: NSRange(location: 0, length: (text as NSString).length))
    return string
  }

  private func style(_ values: [String: Any]) -> TextStyle {
    let keys = values.map { (NSAttributedString.Key($0.key), $0.value) }
    return TextAttributes(values: Dictionary(uniqueKeysWithValues: keys)).makeStyle()
  }

  @Test("numbers, lines and colours come through, however they are boxed")
  func numbers() {
    for number in [2 as Any, 2.0, Float(2), CGFloat(2), NSNumber(value: 2)] {
      #expect(style(["NSKern": number]).tracking == 2)
      #expect(style(["CTTracking": number]).tracking == 2)
      #expect(style(["NSBaselineOffset": number]).baselineOffset == 2)
      #expect(style(["NSUnderline": number]).decoration.underline == .thick)
      #expect(style(["NSStrikethrough": number]).decoration.strikethrough == .thick)
    }
    #expect(style(["NSUnderline": 1]).decoration.underline == .single)
    #expect(style(["NSUnderline": 9]).decoration.underline == .double)
    #expect(style(["NSUnderline": 0]).decoration.underline == nil)
    #expect(style(["NSUnderline": Double.infinity]).decoration.underline == nil)
    let colors = style(["NSUnderlineColor": Paint.red, "NSStrikethroughColor": Paint.blue])
    #expect(colors.decoration.underlineColor == Paint.red.rgba)
    #expect(colors.decoration.strikethroughColor == Paint.blue.rgba)
  }

  @Test("colours look as where the text is drawn, shadows and lines too")
  func paint() {
    let text = TextAttributes(values: [
      NSAttributedString.Key("NSColor"): "ink", NSAttributedString.Key("NSUnderlineColor"): "ink",
      NSAttributedString.Key("NSBackgroundColor"): 3, NSAttributedString.Key("NSShadow"): Tinted(),
    ]) { $0 as? String == "ink" ? Paint.red.rgba : nil }
    #expect(text.makeStyle().color == Paint.red.rgba)
    #expect(text.makeStyle().decoration.underlineColor == Paint.red.rgba)
    #expect(text.makeStyle().decoration.background == nil)
    #expect(text.makeStyle().decoration.shadow?.color == Paint.red.rgba)
  }

  @Test("what is not drawn is reported by name, and what is drawn is not")
  func reports() {
    let former = Unsupported.listener
    defer { Unsupported.listener = former }
    nonisolated(unsafe) var notes: [String] = []
    Unsupported.listener = { notes.append($0) }
    var text = LayerText()
    text.string = attributed(
      "a",
      [
        "NSStrokeWidth": 2, "NSKern": 1, "NSUnderline": 0x8101, "Mine": 1, "NSLink": "x",
        "NSExpansion": 1,
      ])
    _ = text.drawPicture(of: CGSize(width: 50, height: 20), scale: 1)
    #expect(
      notes == [
        "CATextLayer attribute Mine", "CATextLayer attribute NSExpansion",
        "underlines of words alone",
      ])
  }

  @Test("a shadow is drawn below the text")
  func shadow() throws {
    var text = LayerText()
    text.string = attributed("HI", ["NSShadow": Shade()])
    let picture = try #require(text.drawPicture(of: CGSize(width: 60, height: 30), scale: 2)).bitmap
    #expect(picture.width == 120 && picture.height == 60)
    let reds = stride(from: 0, to: picture.bytes.count, by: 4).filter {
      picture.bytes[$0] == 255 && picture.bytes[$0 + 3] == 255
    }
    #expect(!reds.isEmpty)
  }

  @Test("paragraphs have styles of their own, and space around them")
  func paragraphs() {
    let style = ParagraphStyle(alignment: .right, lineBreak: .wordWrap)
    let string = NSMutableAttributedString(string: "one\n")
    string.append(attributed("two\r\n", ["NSParagraphStyle": Centred()]))
    string.append(NSAttributedString(string: "\nlast"))
    let pieces = LayerParagraphs(string, style, isWrapped: true).makePieces()
    #expect(pieces.map(\.text.string) == ["one", "two", " ", "last"])
    #expect(pieces.map(\.style.alignment) == [.right, .center, .right, .right])
    #expect(pieces.map(\.spacing) == [0, 10, 0, 0])
    let plain = LayerParagraphs(NSAttributedString(string: "a\nb"), style, isWrapped: true)
      .makePieces()
    #expect(plain.map(\.text.string) == ["a\nb"] && plain.map(\.style) == [style])
    var cut = style
    cut.lineBreak = .truncateTail
    #expect(
      LayerParagraphs(string, cut, isWrapped: true).makePieces().map(\.style.lineBreak)
        == [.truncateTail, .truncateTail, .truncateTail, .truncateTail])
  }
}
