import QuartzCore
import Testing
import UIKit

/// Pictures among words: Apple's reference of `NSTextAttachment` and what applications do with it.
@MainActor @Suite("Text attachments")
struct TextAttachmentTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func picture(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func text(_ attachment: NSTextAttachment, before: String = "", after: String = "")
    -> NSAttributedString
  {
    let text = NSMutableAttributedString(string: before, attributes: [.font: font])
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: after, attributes: [.font: font]))
    return text
  }

  /// The box of what is red in a text drawn in black at one pixel a point.
  private func redBox(_ text: NSAttributedString, width: CGFloat = 200) -> CGRect {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: 200)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      text.draw(in: CGRect(origin: .zero, size: size))
    }
    guard let pixels = image.cgImage?.bitmap else { return .null }
    var box = CGRect.null
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let at = 4 * (y * pixels.width + x)
        guard pixels.bytes[at] > 200, pixels.bytes[at + 1] < 50 else { continue }
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test("take as much of the line as the picture is wide, and make it as high as they need")
  func room() {
    let words = NSAttributedString(string: "ab", attributes: [.font: font]).size()
    let small = text(NSTextAttachment(image: picture(10, 8)), before: "ab").size()
    #expect(abs(small.width - words.width - 10) < 0.01 && small.height == words.height)
    let tall = text(NSTextAttachment(image: picture(10, 40)), before: "ab").size()
    #expect(abs(tall.height - (40 - font.descender)) < 0.05)
    let alone = NSAttributedString(attachment: NSTextAttachment(image: picture(30, 20))).size()
    #expect(alone == CGSize(width: 30, height: 20))
    #expect(NSAttributedString(attachment: NSTextAttachment()).string == "\u{FFFC}")
  }

  @Test("stand on the baseline, or as far from it as their bounds say")
  func baseline() {
    let attachment = NSTextAttachment(image: picture(10, 8))
    let width = NSAttributedString(string: "ab", attributes: [.font: font]).size().width
    let box = redBox(text(attachment, before: "ab"))
    #expect(box.size == CGSize(width: 10, height: 8))
    #expect(abs(box.maxY - font.ascender) <= 1 && abs(box.minX - width) <= 1)
    attachment.bounds = CGRect(x: 0, y: -3, width: 20, height: 12)
    let lower = redBox(text(attachment, before: "ab"))
    #expect(lower.size == CGSize(width: 20, height: 12) && lower.maxY == box.maxY + 3)
  }

  @Test("have the room that a subclass gives them for the line")
  func subclass() {
    final class Fitting: NSTextAttachment {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect {
        CGRect(x: 0, y: -4, width: lineFrag.height, height: lineFrag.height)
      }
    }
    let attachment = Fitting()
    attachment.image = picture(100, 100)
    let text = NSMutableAttributedString(attributedString: text(attachment, before: "ab"))
    text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 3))
    #expect(abs(redBox(text).height - font.lineHeight) <= 1)
  }

  @Test("let a line end on either side of them, and give way to what says that more follows")
  func breaking() {
    let attachment = NSTextAttachment(image: picture(30, 10))
    let label = UILabel()
    (label.numberOfLines, label.attributedText) = (0, text(attachment, before: "abc", after: "abc"))
    let narrow = label.sizeThatFits(CGSize(width: 40, height: 0))
    #expect(narrow.height >= 3 * 10 + 2 && narrow.width <= 40)
    #expect(redBox(text(attachment, before: "abc"), width: 40).minX == 0)
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let cut = NSMutableAttributedString(
      attributedString: text(attachment, before: "abcdefgh"))
    cut.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: cut.length))
    label.attributedText = cut
    label.numberOfLines = 1
    #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).width <= 80)
    #expect(label.text == "abcdefgh\u{FFFC}")
  }

  @Test("draw stencils in the colour of the words, and symbols as large as their font")
  func looks() {
    let stencil = NSTextAttachment(
      image: picture(10, 10, .green).withRenderingMode(.alwaysTemplate))
    let text = NSMutableAttributedString(attributedString: text(stencil))
    #expect(redBox(text).isNull)
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    #expect(redBox(text).size == CGSize(width: 10, height: 10))

    func width(_ symbol: UIImage?, _ size: CGFloat) -> CGFloat {
      let text = NSMutableAttributedString(
        attachment: NSTextAttachment(image: symbol ?? UIImage()))
      text.addAttribute(
        .font, value: UIFont.systemFont(ofSize: size), range: NSRange(location: 0, length: 1))
      return text.size().width
    }
    let star = UIImage(systemName: "star.fill")
    // Symbols have whole pixels.
    #expect(abs(width(star, 34) - 2 * width(star, 17)) <= 2 && width(star, 34) > 30)
    let fixed = star?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 12))
    #expect(width(fixed, 34) == width(fixed, 17))
  }

  @Test("show a file's bytes, and say that others are not a picture")
  func contents() {
    let attachment = NSTextAttachment(data: picture(12, 6).pngData(), ofType: "public.png")
    #expect(redBox(text(attachment)).width > 0)
    attachment.contents = Data([1, 2, 3])
    #expect(redBox(text(attachment)).isNull)
  }

  @Test(
    "of no sensible size are left out",
    arguments: [
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), .infinite, .null,
      CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1),
    ])
  func nonsense(_ bounds: CGRect) {
    final class Odd: NSTextAttachment {
      var odd = CGRect.zero
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect { odd }
    }
    let attachment = Odd()
    (attachment.image, attachment.odd) = (picture(5, 5), bounds)
    let size = text(attachment, before: "ab").size()
    #expect(size == NSAttributedString(string: "ab", attributes: [.font: font]).size())
    #expect(redBox(text(attachment, before: "ab")).isNull)
  }

  @Test("are found in a text view by a tap, and have their size there")
  func textKit() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.attributedText = text(NSTextAttachment(image: picture(40, 20)), before: "ab ")
    #expect(
      view.layoutManager.attachmentSize(forGlyphAt: 3) == CGSize(width: 40, height: 20))
    #expect(view.layoutManager.attachmentSize(forGlyphAt: 0).width == -1)
    let box = view.layoutManager.boundingRect(
      forGlyphRange: NSRange(location: 3, length: 1), in: view.textContainer)
    #expect(abs(box.width - 40) < 0.1)
  }
}
