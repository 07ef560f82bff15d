import Foundation
import Rehearsal
import TestSupport
import Testing
import UIKit

/// Strings whose stretches look different, as applications put them together.
@Suite("Attributed strings") @MainActor
struct AttributedTextTests {
  private static func attributes(_ random: inout Seeded) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = CGFloat(random.next() % 3)
    let shadow = NSShadow()
    shadow.shadowBlurRadius = CGFloat(random.next() % 3)
    return [
      .font: UIFont.systemFont(ofSize: CGFloat(10 + random.next() % 4)),
      .foregroundColor: UIColor(white: CGFloat(random.next() % 3) / 2, alpha: 1),
      .paragraphStyle: style, .shadow: shadow, .kern: CGFloat(random.next() % 2),
      .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
  }

  @Test("can be edited in every way, whatever values they carry")
  func edits() {
    var random = Seeded(seed: 5)
    let string = NSMutableAttributedString(string: "a word")
    var lengths = 6
    for _ in 0..<400 {
      let attributes = Self.attributes(&random)
      let start = Int(random.next() % UInt64(string.length))
      let count = Int(random.next() % UInt64(string.length - start + 1))
      let range = NSRange(location: start, length: count)
      switch random.next() % 6 {
      case 0: string.addAttribute(.font, value: attributes[.font] as Any, range: range)
      case 1: string.addAttributes(attributes, range: range)
      case 2: string.setAttributes(attributes, range: range)
      case 3: string.removeAttribute(.foregroundColor, range: range)
      case 4: string.append(NSAttributedString(string: "xy", attributes: attributes))
      default: string.insert(NSAttributedString(string: "z", attributes: attributes), at: start)
      }
      lengths = max(lengths, string.length)
    }
    #expect(lengths > 60)
    #expect(string == NSAttributedString(attributedString: string))
    #expect(string.size().width > 100)
  }

  @Test("join neighbouring stretches of equal values, and keep different ones apart")
  func runs() {
    let string = NSMutableAttributedString()
    for size in [12, 12, 14, 14, 12] {
      let font = UIFont.systemFont(ofSize: CGFloat(size))
      string.append(NSAttributedString(string: "ab", attributes: [.font: font]))
    }
    var found: [Int] = []
    string.enumerateAttribute(.font, in: NSRange(location: 0, length: 10)) { _, range, _ in
      found.append(range.length)
    }
    #expect(found == [4, 4, 2])
    #expect((string.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)?.pointSize == 14)
  }

  @Test("are as wide as their stretches together, and as high as the highest")
  func sizes() {
    let small = NSAttributedString(
      string: "small", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    let large = NSAttributedString(
      string: "LARGE", attributes: [.font: UIFont.systemFont(ofSize: 30, weight: .bold)])
    let both = NSMutableAttributedString(attributedString: small)
    both.append(large)
    #expect(abs(both.size().width - small.size().width - large.size().width) < 0.01)
    #expect(both.size().height >= large.size().height)
  }

  @Test("lines and spaces of any number are drawn or left out")
  func numbers() {
    for number in [Double.nan, .infinity, -.infinity, 1e300, -1, 0.4, 1.6] {
      for key in [
        NSAttributedString.Key.underlineStyle, .strikethroughStyle, .kern, .tracking,
      ] {
        let string = NSAttributedString(string: "ab\ncd", attributes: [key: number])
        #expect(string.size().height > 20, "\(key) \(number)")
      }
    }
  }

  @Test("figures of one width are so in text layers, too")
  func figures() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    #expect(font.textStyle.digits == .monospaced)
    #expect(UIFont.systemFont(ofSize: 20).textStyle.digits == .proportional)
  }

  @Test("values are equal when they look the same")
  func values() {
    let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    #expect(one == other)
    other.alignment = .center
    #expect(one != other)
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    #expect(NSShadow() == NSShadow())
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("a label asks for another size when its text changes")
  func intrinsicSize() {
    let stage = Stage(scale: 2)
    let label = UILabel()
    stage.perform {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = "short"
      stage.window.addSubview(label)
      label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
      label.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
      stage.window.layoutIfNeeded()
    }
    let before = label.frame.size
    stage.perform {
      let string = NSMutableAttributedString(string: "a good deal longer")
      string.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 2, length: 4))
      label.attributedText = string
      stage.window.layoutIfNeeded()
    }
    #expect(label.frame.width > before.width * 2)
    #expect(label.frame.height > before.height)
  }
}
