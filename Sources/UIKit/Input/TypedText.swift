import QuartzCore

/// What a key does to a text: at the cursor, or to what is selected.
package enum Keystroke {
  case insert(String)
  case deleteBackward

  /// The UTF-16 range that gives way, and what comes in its place; nil where nothing changes.
  @MainActor
  fileprivate func edit(of document: any TextDocument) -> (range: NSRange, string: String)? {
    let selection = document.marked ?? document.selection
    switch self {
    case .insert(let string): return (selection, string)
    case .deleteBackward:
      guard selection.length == 0 else { return (selection, "") }
      guard selection.location > 0 else { return nil }
      let text = document.words.string as NSString
      return (text.rangeOfComposedCharacterSequence(at: selection.location - 1), "")
    }
  }
}

extension UITextField {
  /// Does what a key does, if the delegate lets it.
  package func press(_ key: Keystroke) {
    guard let edit = key.edit(of: self),
      delegate?.textField(
        self, shouldChangeCharactersIn: edit.range, replacementString: edit.string) ?? true
    else { return }
    marked = nil
    exchange(edit.range, for: edit.string)
    SceneEnvironment.current.focus.keyboard.typed(into: self)
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextView {
  /// Does what a key does, if the delegate lets it.
  package func press(_ key: Keystroke) {
    guard let edit = key.edit(of: self),
      delegate?.textView(self, shouldChangeTextIn: edit.range, replacementText: edit.string) ?? true
    else { return }
    marked = nil
    exchange(edit.range, for: edit.string)
    SceneEnvironment.current.focus.keyboard.typed(into: self)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
