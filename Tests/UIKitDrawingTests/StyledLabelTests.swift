import Rehearsal
import Testing

@testable import UIKit

/// Apple's reference of `UILabel`: styled text and the label's own properties.
@MainActor @Suite("Labels with styled text")
struct StyledLabelTests {
  private let big = UIFont.systemFont(ofSize: 24)

  /// Two stretches: big, red and centred; then small and blue.
  private func text() -> NSMutableAttributedString {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (.center, .byTruncatingHead)
    let text = NSMutableAttributedString(
      string: "Big ",
      attributes: [.font: big, .foregroundColor: UIColor.red, .paragraphStyle: style])
    text.append(
      NSAttributedString(
        string: "small",
        attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.blue]))
    return text
  }

  private func values<Value>(
    _ key: NSAttributedString.Key, in label: UILabel, as type: Value.Type
  ) -> [Value?] {
    guard let text = label.attributedText else { return [] }
    return (0..<text.length).map {
      text.attribute(key, at: $0, effectiveRange: nil) as? Value
    }
  }

  @Test("styled text gives the label the look of its first letter")
  func first() {
    let label = UILabel()
    label.attributedText = text()
    #expect(label.font == big && label.textColor == .red)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingHead)
    label.text = "plain"
    #expect(label.font == big && label.textColor == .red && label.textAlignment == .center)
    label.attributedText = NSAttributedString(string: "without")
    #expect(label.font == big && label.textColor == .red)
  }

  @Test("letters move together, up to a twentieth of their size, before words are cut off")
  func tightening() {
    let label = UILabel()
    (label.text, label.font) = ("Buttonlike words", .systemFont(ofSize: 17))
    let whole = label.intrinsicContentSize
    func isCut(at part: CGFloat) -> Bool {
      let size = CGSize(width: whole.width * part, height: whole.height)
      return label.content.layout(in: size, traits: label.traitCollection).column.isTruncated
    }
    #expect(!isCut(at: 1) && isCut(at: 0.96))
    label.allowsDefaultTighteningForTruncation = true
    #expect(!isCut(at: 0.96) && isCut(at: 0.8))
    label.numberOfLines = 2
    #expect(isCut(at: 0.96), "only a single line is")
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    #expect(button.titleLabel?.content.mayTighten == true)
    #expect(button.titleLabel?.allowsDefaultTighteningForTruncation == false)
  }

  @Test("what is assigned afterwards holds for all of the text")
  func afterwards() {
    let (label, one) = (UILabel(), UILabel())
    label.attributedText = text()
    label.font = .systemFont(ofSize: 13)
    label.textColor = .green
    label.textAlignment = .right
    label.lineBreakMode = .byTruncatingMiddle
    #expect(label.font.pointSize == 13 && label.textColor == .green)
    #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingMiddle)
    // As wide as the same words in that one font.
    (one.text, one.font) = ("Big small", .systemFont(ofSize: 13))
    #expect(label.intrinsicContentSize == one.intrinsicContentSize)
    let styles = values(.paragraphStyle, in: label, as: NSParagraphStyle.self)
    #expect(styles.compactMap { $0 }.allSatisfy { $0.alignment == .right })
    #expect(!values(.foregroundColor, in: label, as: UIColor.self).contains(.blue))
  }

  @Test("a look assigned before stands in where the text has none")
  func before() {
    let (label, one) = (UILabel(), UILabel())
    label.font = big
    label.attributedText = NSAttributedString(
      string: "words", attributes: [.foregroundColor: UIColor.red])
    (one.text, one.font) = ("words", big)
    #expect(label.intrinsicContentSize == one.intrinsicContentSize)
    #expect(label.font == big && label.textColor == .red)
  }

  @Test("plain text as styled text carries font, colour and paragraph style")
  func plain() {
    let label = UILabel()
    (label.text, label.font, label.textColor) = ("words", big, .red)
    (label.textAlignment, label.lineBreakMode) = (.center, .byClipping)
    #expect(values(.font, in: label, as: UIFont.self).allSatisfy { $0 == big })
    #expect(values(.foregroundColor, in: label, as: UIColor.self).allSatisfy { $0 == .red })
    let styles = values(.paragraphStyle, in: label, as: NSParagraphStyle.self)
    #expect(
      styles.count == 5
        && styles.allSatisfy { $0?.alignment == .center && $0?.lineBreakMode == .byClipping })
    #expect(UILabel().attributedText == nil)
  }

  @Test("a paragraph style's own line break mode holds against the label's")
  func lineBreaks() {
    func picture(_ own: NSLineBreakMode?, _ labels: NSLineBreakMode) -> [UInt8]? {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      label.lineBreakMode = labels
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let own {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = own
        attributes[.paragraphStyle] = style
      }
      label.attributedText = NSAttributedString(
        string: "Longer than it is wide", attributes: attributes)
      let image = UIGraphicsImageRenderer(bounds: label.bounds).image { _ in
        label.draw(label.bounds)
      }
      return image.cgImage?.bitmap.bytes
    }
    #expect(picture(.byClipping, .byTruncatingTail) == picture(nil, .byClipping))
    #expect(picture(.byWordWrapping, .byTruncatingTail) != picture(nil, .byTruncatingTail))
  }
}
