import QuartzCore

/// What a key does to a text, at its end.
package enum Keystroke {
  case insert(String)
  case deleteBackward

  /// The UTF-16 range that gives way, and what comes in its place; nil where nothing changes.
  fileprivate func edit(of text: String) -> (range: NSRange, string: String)? {
    let length = text.utf16.count
    switch self {
    case .insert(let string): return (NSRange(location: length, length: 0), string)
    case .deleteBackward:
      guard let last = text.last else { return nil }
      let size = String(last).utf16.count
      return (NSRange(location: length - size, length: size), "")
    }
  }
}

extension UITextField {
  /// Does what a key does, if the delegate lets it.
  package func press(_ key: Keystroke) {
    let former = text ?? ""
    guard let edit = key.edit(of: former),
      delegate?.textField(
        self, shouldChangeCharactersIn: edit.range, replacementString: edit.string) ?? true
    else { return }
    parts.selection = nil
    text = (former as NSString).replacingCharacters(in: edit.range, with: edit.string)
    SceneEnvironment.current.focus.keyboard.typed(into: self)
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextView {
  /// Does what a key does, if the delegate lets it.
  package func press(_ key: Keystroke) {
    let former = text ?? ""
    guard let edit = key.edit(of: former),
      delegate?.textView(self, shouldChangeTextIn: edit.range, replacementText: edit.string) ?? true
    else { return }
    parts.selection = nil
    text = (former as NSString).replacingCharacters(in: edit.range, with: edit.string)
    SceneEnvironment.current.focus.keyboard.typed(into: self)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
