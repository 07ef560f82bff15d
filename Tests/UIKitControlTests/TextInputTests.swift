import Rehearsal
import Testing
import UIKit

/// What text says of its places, and what keys and standard actions do at them.
@MainActor @Suite("Text input")
struct TextInputTests {
  private let stage = Stage(scale: 1)

  private func onStage<Kind: UIView>(_ view: Kind) -> Kind {
    stage.perform {
      view.frame = CGRect(x: 20, y: 60, width: 200, height: 100)
      let root = UIViewController()
      root.view.addSubview(view)
      stage.window.rootViewController = root
    }
    stage.settle()
    return view
  }

  private func select(_ input: any UITextInput, _ low: Int, _ high: Int) throws {
    let start = try #require(input.position(from: input.beginningOfDocument, offset: low))
    let end = try #require(input.position(from: input.beginningOfDocument, offset: high))
    input.selectedTextRange = input.textRange(from: start, to: end)
  }

  @Test("a field's text is never nil")
  func neverNil() {
    let field = UITextField()
    #expect(field.text == "")
    for text in ["words", nil, "more"] {
      field.text = text
      #expect(field.text == text ?? "")
    }
    field.attributedText = nil
    #expect(field.text == "" && !field.hasText)
  }

  @Test("keys write at the cursor and over what is selected, in fields and in views")
  func keys() throws {
    let field = onStage(UITextField())
    field.text = "Hello"
    try select(field, 1, 1)
    field.insertText("xy")
    #expect(field.text == "Hxyello")
    field.deleteBackward()
    #expect(field.text == "Hxello")
    try select(field, 0, 2)
    field.insertText("J")
    #expect(field.text == "Jello")
    field.insertText("!")
    #expect(field.text == "J!ello")
    field.text = "New"
    field.insertText("er")
    #expect(field.text == "Newer")
    let view = onStage(UITextView())
    view.text = "one two"
    view.selectedRange = NSRange(location: 0, length: 3)
    view.insertText("1")
    #expect(view.text == "1 two" && view.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test("a cursor moves to the right with each letter, and a selection is as wide as its letters")
  func places() throws {
    let field = onStage(UITextField())
    field.text = "Letters"
    stage.settle()
    let carets = (0...7).map { offset in
      field.caretRect(for: field.position(from: field.beginningOfDocument, offset: offset)!).minX
    }
    #expect(zip(carets, carets.dropFirst()).allSatisfy { $0 < $1 })
    let third = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    let range = try #require(field.textRange(from: field.beginningOfDocument, to: third))
    let first = field.firstRect(for: range)
    #expect(abs(first.minX - carets[0]) < 0.01 && abs(first.maxX - carets[3]) < 0.01)
    #expect(field.selectionRects(for: range).map(\.rect) == [first])
    // A point between two cursors finds the nearer one.
    for (offset, x) in carets.enumerated() {
      let point = CGPoint(x: x + 0.5, y: first.midY)
      let found = try #require(field.closestPosition(to: point))
      #expect(field.offset(from: field.beginningOfDocument, to: found) == offset)
    }
  }

  @Test("up and down go between lines, left and right between whole characters")
  func steps() throws {
    let view = onStage(UITextView())
    view.font = .systemFont(ofSize: 16)
    view.text = "first\nsecond 👍🏽"
    stage.settle()
    let second = try #require(
      view.position(from: view.beginningOfDocument, in: .down, offset: 1))
    #expect(view.offset(from: view.beginningOfDocument, to: second) == 6)
    #expect(view.position(from: view.beginningOfDocument, in: .up, offset: 1) == nil)
    let before = try #require(view.position(from: view.endOfDocument, in: .left, offset: 1))
    #expect(view.offset(from: before, to: view.endOfDocument) == 4)
    let (one, two) = (view.caretRect(for: view.beginningOfDocument), view.caretRect(for: second))
    #expect(two.minY >= one.maxY - 1 && two.minX == one.minX)
  }

  @Test("words, sentences and paragraphs are found around a place")
  func units() throws {
    let view = onStage(UITextView())
    view.text = "One two. Three!\nFour"
    func unit(_ offset: Int, _ granularity: UITextGranularity) -> String? {
      let place = view.position(from: view.beginningOfDocument, offset: offset)!
      return view.tokenizer.rangeEnclosingPosition(
        place, with: granularity, inDirection: .storage(.forward)
      ).flatMap { view.text(in: $0) }
    }
    #expect(unit(5, .word) == "two" && unit(3, .word) == nil)
    #expect(unit(0, .sentence) == "One two. " || unit(0, .sentence) == "One two.")
    #expect(unit(17, .paragraph) == "Four")
    let end = view.tokenizer.position(
      from: view.beginningOfDocument, toBoundary: .word, inDirection: .storage(.forward))
    #expect(end.map { view.offset(from: view.beginningOfDocument, to: $0) } == 3)
  }

  @Test("what is marked gives way to what is marked next, and stays when it is let go")
  func marks() {
    let field = onStage(UITextField())
    field.text = "a"
    field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
    field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "aか" && field.markedTextRange != nil)
    field.unmarkText()
    #expect(field.text == "aか" && field.markedTextRange == nil)
  }

  @Test("text is copied, cut and pasted, and each action is allowed where it can do something")
  func standardActions() {
    let field = onStage(UITextField())
    field.text = "Hello"
    func allows(_ name: String, _ method: @escaping (UIResponder) -> (Any?) -> Void) -> Bool {
      field.canPerformAction(Selector(name, method), withSender: nil)
    }
    stage.perform {
      #expect(!allows("copy:", UIResponder.copy(_:)) && !allows("paste:", UIResponder.paste(_:)))
      #expect(allows("selectAll:", UIResponder.selectAll(_:)))
      field.selectAll(nil)
      #expect(allows("copy:", UIResponder.copy(_:)))
      field.cut(nil)
      #expect(field.text == "" && UIPasteboard.general.string == "Hello")
      field.paste(nil)
      field.paste(nil)
      #expect(field.text == "HelloHello")
      #expect(!UIView().canPerformAction(Selector("copy:", UIResponder.copy(_:)), withSender: nil))
    }
  }

  @Test("a subclass that copies is asked by a menu, and copies when its line is tapped")
  func menu() throws {
    let label = onStage(CopyingLabel())
    label.isUserInteractionEnabled = true
    let interaction = UIEditMenuInteraction(delegate: nil)
    stage.perform {
      label.text = "Words"
      label.addInteraction(interaction)
      label.becomeFirstResponder()
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    }
    stage.settle()
    let panel = try #require(
      stage.window.subviews.first { $0.accessibilityIdentifier == "menu" })
    func rows(_ view: UIView) -> [UIView] {
      (view is UIControl ? [view] : []) + view.subviews.flatMap(rows)
    }
    let lines = rows(panel)
    #expect(lines.map(\.accessibilityLabel) == ["Copy"])
    let row = try #require(lines.first)
    stage.touch(.tap(at: row.convert(CGPoint(x: 30, y: 10), to: nil as UIView?)))
    stage.settle()
    stage.perform { #expect(UIPasteboard.general.string == "Words") }
    #expect(stage.violations.isEmpty, "\(stage.violations)")
  }

  @Test("a tap on a link of a text that is read asks what to do, and does it")
  func links() throws {
    let view = onStage(UITextView())
    let asked = LinkAsker()
    view.isEditable = false
    view.delegate = asked
    view.attributedText = NSAttributedString(
      string: "Tap here",
      attributes: [
        .link: URL(string: "https://example.org/a")!, .font: UIFont.systemFont(ofSize: 20),
      ])
    stage.settle()
    let place = view.caretRect(for: view.beginningOfDocument)
    stage.touch(
      .tap(at: view.convert(CGPoint(x: place.minX + 10, y: place.midY), to: nil as UIView?)))
    stage.settle()
    #expect(asked.links == ["https://example.org/a"])
  }
}

private final class CopyingLabel: UILabel {
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("copy:", UIResponder.copy(_:))
  }
  override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
}

private final class LinkAsker: NSObject, UITextViewDelegate {
  var links: [String] = []
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    if case .link(let url) = textItem.content { links.append(url.absoluteString) }
    return nil
  }
}
