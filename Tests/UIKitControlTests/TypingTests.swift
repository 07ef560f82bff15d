import Rehearsal
import Testing
import UIKit

/// What delegates hear of keys.
@MainActor @Suite("Typing")
struct TypingTests {
  private final class Judge: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var calls: [String] = []
    var allows = true

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("\(range.location)+\(range.length) \(string)")
      return allows
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      calls.append("clear")
      return allows
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("\(range.location)+\(range.length) \(text)")
      return allows
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
  }

  @Test("a field's delegate is asked before each key, with the range that gives way")
  func field() {
    let (field, judge) = (UITextField(), Judge())
    field.delegate = judge
    for key in ["a", "👍🏽"] { field.press(.insert(key)) }
    #expect(field.text == "a👍🏽")
    field.press(.deleteBackward)
    #expect(field.text == "a")
    judge.allows = false
    field.press(.insert("b"))
    #expect(field.text == "a")
    #expect(
      judge.calls == [
        "0+0 a", "selection", "1+0 👍🏽", "selection", "1+4 ", "selection", "1+0 b",
      ])
  }

  @Test("a text view's delegate hears of changes, after it was asked")
  func view() {
    let (view, judge) = (UITextView(), Judge())
    view.delegate = judge
    view.press(.insert("a"))
    view.press(.deleteBackward)
    view.press(.deleteBackward)
    judge.allows = false
    view.press(.insert("b"))
    #expect(view.text == "")
    #expect(
      judge.calls == [
        "0+0 a", "selection", "change", "0+1 ", "selection", "change", "0+0 b",
      ])
  }

  @Test("a field that clears asks first")
  func clearing() {
    let (field, judge) = (UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30)), Judge())
    let stage = Stage()
    (field.delegate, field.text, field.clearsOnBeginEditing) = (judge, "old", true)
    judge.allows = false
    stage.perform {
      stage.window.addSubview(field)
      field.becomeFirstResponder()
    }
    #expect(field.text == "old" && judge.calls == ["clear"])
    judge.allows = true
    stage.perform {
      field.resignFirstResponder()
      field.becomeFirstResponder()
    }
    #expect(field.text == "")
  }
}
