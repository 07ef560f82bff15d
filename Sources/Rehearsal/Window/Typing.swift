import UIKit

/// A keyboard: its keys go to the text field or the text view that a person has tapped.
extension LiveSession {
  /// - Parameter key: A character, or `return`, `space`, `backspace` or `escape`, which leaves the
  ///   text.
  /// - Returns: Whether there is a text; otherwise nothing happens.
  package func type(_ key: String) -> Bool {
    guard isTyping else { return false }
    add(.key(key))
    return true
  }

  /// Whether there is a text that has the keyboard.
  package var isTyping: Bool { entry is UITextField || entry is UITextView }

  private var entry: UIResponder? { stage.environment.focus.responder }

  func enter(_ key: String) {
    if key == "escape" {
      entry?.resignFirstResponder()
    } else if let field = entry as? UITextField {
      enter(key, in: field)
    } else if let view = entry as? UITextView {
      if let key = Self.keystroke(key == "return" ? "\n" : key) { view.press(key) }
    }
  }

  private func enter(_ key: String, in field: UITextField) {
    if let key = Self.keystroke(key) { field.press(key) }
    guard key == "return" else { return }
    if field.delegate?.textFieldShouldReturn(field) ?? true {
      field.sendActions(for: .editingDidEndOnExit)
    }
  }

  private static func keystroke(_ key: String) -> Keystroke? {
    switch key {
    case "backspace": .deleteBackward
    case "space": .insert(" ")
    default: key.count == 1 ? .insert(key) : nil
    }
  }
}
