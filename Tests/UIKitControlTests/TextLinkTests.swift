import Rehearsal
import TestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What is found in text, and what text runs around.
@MainActor @Suite("Links and holes in text")
struct TextLinkTests {
  private let stage: Stage
  private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))

  init() {
    let (stage, screen) = screenOnStage()
    self.stage = stage
    let view = view
    stage.perform {
      view.font = .systemFont(ofSize: 17)
      screen.view.addSubview(view)
    }
  }

  private func found(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws -> [String]
  {
    let detector = try NSDataDetector(types: types.rawValue)
    let whole = NSRange(location: 0, length: text.utf16.count)
    return detector.matches(in: text, range: whole).map {
      let words = (text as NSString).substring(with: $0.range)
      let value = $0.url?.absoluteString ?? $0.phoneNumber ?? $0.date.map { "\($0)" } ?? "?"
      return "\(words) = \(value)"
    }
  }

  @Test("addresses end before the sentence does")
  func links() throws {
    let text =
      "See https://example.com/a?b=1, (www.example.org) or write to me.too@mail.example.com. Not e.g. this."
    #expect(
      try found(text, .link) == [
        "https://example.com/a?b=1 = https://example.com/a?b=1",
        "www.example.org = http://www.example.org",
        "me.too@mail.example.com = mailto:me.too@mail.example.com",
      ])
  }

  @Test("numbers with 7 to 15 digits are telephones, prices and dates are not")
  func phones() throws {
    let text = "Call +1 (555) 123-4567 or 555-0199 123; it costs 1,200.50 until 2026-01-09."
    let numbers = try found(text, .phoneNumber)
    #expect(
      numbers == ["+1 (555) 123-4567 = +1 (555) 123-4567", "555-0199 123 = 555-0199 123"],
      "\(numbers)")
  }

  @Test("dates count from the stage's date")
  func dates() throws {
    let text = "Meet tomorrow at 3:30 pm, on March 4, 2027, or 12/24/2026."
    #expect(
      try stage.perform { try found(text, .date) } == [
        "tomorrow at 3:30 pm = 2026-01-10 15:30:00 +0000",
        "March 4, 2027 = 2027-03-04 12:00:00 +0000",
        "12/24/2026 = 2026-12-24 12:00:00 +0000",
      ])
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }

  @Test(
    "what is looked for becomes a link of the view's tint that opens, only where one cannot edit")
  func detectors() throws {
    final class Listener: NSObject, UITextViewDelegate {
      var opened: [String] = []
      func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
      ) -> UIAction? {
        if case .link(let url) = textItem.content { opened.append(url.absoluteString) }
        return nil
      }
    }
    let listener = Listener()
    stage.perform {
      view.delegate = listener
      view.dataDetectorTypes = [.phoneNumber, .link]
      view.text = "555-123-4567"
    }
    stage.settle()
    #expect(view.attributedText.attribute(.link, at: 0, effectiveRange: nil) == nil)
    stage.perform { view.isEditable = false }
    stage.settle()
    let link = view.attributedText.attribute(.link, at: 0, effectiveRange: nil)
    #expect(link as? URL == URL(string: "tel:5551234567"))
    stage.tap(at: CGPoint(x: 60, y: 118))
    stage.settle()
    #expect(listener.opened == ["tel:5551234567"])
    let look = view.label.content.pieces(view.traitCollection, width: 300)
    #expect(look.first?.text.runs.first?.style.color == UIColor.systemBlue.rgba(for: .current))
    stage.perform { view.linkTextAttributes = [.foregroundColor: UIColor.red] }
    let red = view.label.content.pieces(view.traitCollection, width: 300)
    #expect(red.first?.text.runs.first?.style.color == UIColor.red.rgba(for: .current))
  }

  @Test("text runs around holes: no line reaches into one, none is lost, words stay whole")
  func holes() throws {
    let hole = CGRect(x: 110, y: 30, width: 90, height: 100)
    let words = (1...60).map { "word\($0)" }.joined(separator: " ")
    stage.perform {
      view.text = words
      view.textContainer.exclusionPaths = [UIBezierPath(rect: hole)]
    }
    stage.settle()
    let lines = TextLayout(view.textStorage, in: view.textContainer).lines
    let text = view.textStorage.string as NSString
    var beside = 0
    for line in lines {
      let part = text.substring(with: NSRange(line.range)).trimmingCharacters(in: .whitespaces)
      #expect(part.split(separator: " ").allSatisfy { words.contains("\($0)") })
      #expect(!part.isEmpty && part.hasPrefix("word"))
      let used = line.used.insetBy(dx: 0.01, dy: 1)
      #expect(!used.intersects(hole), "\(part) at \(used)")
      beside += used.minX >= hole.maxX ? 1 : 0
    }
    #expect(beside >= 3)
    #expect(lines.first?.range.lowerBound == 0 && lines.last?.range.upperBound == text.length)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.range.upperBound == next.range.lowerBound)
    }
    let plain = view.contentSize.height
    stage.perform { view.textContainer.exclusionPaths = [] }
    stage.settle()
    #expect(view.contentSize.height < plain)
  }

  @Test(
    "a hole as wide as the text is passed, one of endless height does not hold text up for ever")
  func wideHoles() {
    stage.perform {
      view.text = "one two three"
      view.textContainer.exclusionPaths = [
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 400, height: 50))
      ]
    }
    stage.settle()
    let lines = TextLayout(view.textStorage, in: view.textContainer).lines
    #expect(lines.count == 1 && lines[0].rect.minY >= 50 && lines[0].rect.minY < 52)
    stage.perform {
      view.textContainer.exclusionPaths = [
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 400, height: 1e12))
      ]
    }
    stage.settle()
    #expect(TextLayout(view.textStorage, in: view.textContainer).lines.count == 1)
  }

  @Test("words and sentences of a text are enumerated, with what is between them")
  func words() {
    func parts(_ text: String, _ options: NSString.EnumerationOptions) -> [String] {
      var found: [String] = []
      text.enumerateSubstrings(in: text.startIndex..., options: options) { word, _, _, _ in
        found.append(word ?? "-")
      }
      return found
    }
    let text = "Hello, it's 3.14 metres… 你好! Don't stop-now."
    #expect(
      parts(text, .byWords) == [
        "Hello", "it's", "3.14", "metres", "你", "好", "Don't", "stop", "now",
      ])
    #expect(parts("One two. Three? Four", .bySentences) == ["One two. ", "Three? ", "Four"])
    #expect(parts("ab", .byComposedCharacterSequences) == ["a", "b"])
    #expect(parts("a b c", [.byWords, .reverse]) == ["c", "b", "a"])
    var ranges: [String] = []
    let spaced = "  a, b  "
    spaced.enumerateSubstrings(in: spaced.startIndex..., options: .byWords) { _, _, whole, stop in
      ranges.append(String(spaced[whole]))
      stop = ranges.count == 2
    }
    #expect(ranges == ["  a, ", "b  "])
    #expect(parts("", .byWords).isEmpty)
  }
}
