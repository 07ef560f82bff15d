import UIKit

/// A keyboard: its keys go to the text field that a person has tapped.
extension LiveSession {
  /// - Parameter key: A character, or `return`, `space`, `backspace` or `escape`, which leaves the
  ///   field.
  /// - Returns: Whether there is a field; otherwise nothing happens.
  package func type(_ key: String) -> Bool {
    guard field != nil else { return false }
    add(.key(key))
    return true
  }

  private var field: UITextField? { stage.environment.focus.responder as? UITextField }

  func enter(_ key: String) {
    guard let field else { return }
    let text = field.text ?? ""
    switch key {
    case "escape": field.resignFirstResponder()
    case "return":
      if field.delegate?.textFieldShouldReturn(field) ?? true {
        field.sendActions(for: .editingDidEndOnExit)
      }
    case "backspace": change(field, to: String(text.dropLast()))
    case "space": change(field, to: text + " ")
    default: if key.count == 1 { change(field, to: text + key) }
    }
  }

  private func change(_ field: UITextField, to text: String) {
    field.text = text
    field.sendActions(for: .editingChanged)
  }
}
