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
  package var isTyping: Bool { stage.isTyping }

  /// What a script says of a key; nil for one that it cannot say.
  static func step(ofKey key: String) -> RehearsalScript.Step? {
    if let key = RehearsalScript.Key(rawValue: key) { return .key(key) }
    if key == "space" { return .type(" ") }
    return key.count == 1 && key != "\"" && key != "\n" ? .type(key) : nil
  }
}

extension Stage {
  /// Whether there is a text that has the keyboard.
  var isTyping: Bool { entry is UITextField || entry is UITextView }

  private var entry: UIResponder? { environment.focus.responder }

  /// Presses a key: one of the words that `LiveSession.type` takes.
  func press(_ key: String) {
    if key == "escape" {
      entry?.resignFirstResponder()
    } else if let field = entry as? UITextField {
      press(key, in: field)
    } else if let view = entry as? UITextView {
      if let key = Self.keystroke(key == "return" ? "\n" : key) { view.press(key) }
    }
  }

  private func press(_ key: String, in field: UITextField) {
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
