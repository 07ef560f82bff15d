import Rehearsal
import TestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What shows where one writes.
@MainActor @Suite("Cursors and selections")
struct TextMarksTests {
  private let stage: Stage
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  init() {
    let (stage, screen) = screenOnStage()
    self.stage = stage
    let field = field
    stage.perform { screen.view.addSubview(field) }
  }

  private func marks(_ view: UIView) -> TextMarks? {
    view.subviews.lazy.compactMap { $0 as? TextMarks }.first
  }

  private func cursor(_ view: UIView) throws -> CGRect {
    let marks = try #require(self.marks(view))
    let cursor = try #require(marks.subviews.first { !$0.isHidden })
    return cursor.convert(cursor.bounds, to: view)
  }

  private func write(_ text: String) {
    stage.perform { field.insertText(text) }
    stage.advance(to: stage.now + 0.1)
  }

  @Test("a cursor stands in a field while it has the keyboard, behind what was typed")
  func typing() throws {
    #expect(marks(field) == nil)
    stage.perform { _ = field.becomeFirstResponder() }
    stage.settle()
    let empty = try cursor(field)
    #expect(empty.minX == 0 && empty.width == 2 && empty.midY.rounded() == 17)
    write("Hello")
    let end = try cursor(field)
    let words = NSAttributedString(
      string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(abs(end.minX - words.size().width) < 1)
    stage.perform { _ = field.resignFirstResponder() }
    stage.settle()
    #expect(marks(field) == nil)
  }

  @Test(
    "it is in the middle, or at the end, where empty text would be",
    arguments: [
      (NSTextAlignment.center, 99.0), (.right, 198.0), (.left, 0.0),
    ])
  func alignment(alignment: NSTextAlignment, x: Double) throws {
    field.textAlignment = alignment
    stage.perform { _ = field.becomeFirstResponder() }
    stage.settle()
    #expect(try cursor(field).minX == x)
  }

  @Test("a text that is too long shows where one writes, and its beginning when one is done")
  func long() throws {
    stage.perform { _ = field.becomeFirstResponder() }
    write("A rather long line that no field of this width can show")
    #expect(try cursor(field).maxX == 200 && field.label.frame.minX < -100)
    let window = try #require(field.label.layer.mask).frame
    #expect(window.width == 200 && window.minX == -field.label.frame.minX)
    stage.perform {
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.beginningOfDocument)
    }
    stage.advance(to: stage.now + 0.1)
    #expect(try cursor(field).minX == 0 && field.label.frame.minX == 0)
    stage.perform { _ = field.resignFirstResponder() }
    stage.settle()
    #expect(field.label.layer.mask == nil && field.label.frame.width == 200)
  }

  @Test("what is selected has a light over it, and a handle at each end")
  func selection() throws {
    stage.perform { _ = field.becomeFirstResponder() }
    write("Hello world")
    stage.perform { field.selectAll(nil) }
    stage.advance(to: stage.now + 0.1)
    let parts = try #require(marks(field)).subviews.filter { !$0.isHidden }
    #expect(parts.count == 3)
    #expect(abs(parts[0].frame.width - (try #require(field.attributedText)).size().width) < 30)
    #expect(
      parts[1].frame.midX == parts[0].frame.minX && parts[2].frame.midX == parts[0].frame.maxX)
    #expect(parts.allSatisfy { $0.backgroundColor?.cgColor.alpha ?? 0 > 0 })
  }

  @Test("a text view has one on the line that one writes on, and lets touches through")
  func lines() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 120))
    stage.perform {
      field.superview?.addSubview(view)
      view.text = "One\nTwo\n"
      _ = view.becomeFirstResponder()
    }
    stage.settle()
    let third = try cursor(view)
    stage.perform { view.selectedRange = NSRange(location: 5, length: 0) }
    stage.advance(to: stage.now + 0.1)
    let second = try cursor(view)
    #expect(third.minX == 5 && second.minX > 5 && third.minY > second.maxY - 1)
    #expect(!(try #require(marks(view)).isUserInteractionEnabled))
  }
}
