import QuartzCore

/// Who is asked first, and whether a keyboard shows for it.
@MainActor
package final class ResponderFocus {
  package private(set) weak var responder: UIResponder?
  let keyboard = Keyboard()

  nonisolated init() {}

  func give(to candidate: UIResponder) -> Bool {
    guard candidate !== responder else { return true }
    guard candidate.canBecomeFirstResponder, isOnShow(candidate) else { return false }
    if let former = responder, !former.canResignFirstResponder { return false }
    let former = responder
    responder = nil
    (former as? UITextEntry)?.endEntry()
    // Whoever was told may have given the place to another.
    guard responder == nil else { return false }
    responder = candidate
    (candidate as? UITextEntry)?.beginEntry()
    if responder === candidate { showKeyboard(for: candidate) }
    return responder === candidate
  }

  func take(from candidate: UIResponder) -> Bool {
    guard candidate === responder, candidate.canResignFirstResponder else { return false }
    responder = nil
    (candidate as? UITextEntry)?.endEntry()
    if responder == nil { keyboard.hide() }
    return true
  }

  /// The first responder's view has left its window.
  func viewLeft(_ view: UIView) {
    guard responder === view else { return }
    responder = nil
    (view as? UITextEntry)?.endEntry()
    keyboard.hide()
  }

  private func isOnShow(_ candidate: UIResponder) -> Bool {
    guard let view = candidate as? UIView else { return true }
    return view.window != nil
  }

  private func showKeyboard(for candidate: UIResponder) {
    let (input, accessory) = (candidate.inputView, candidate.inputAccessoryView)
    guard candidate.bringsKeyboard || input != nil || accessory != nil else {
      return keyboard.hide()
    }
    keyboard.show(
      input: input, accessory: accessory, hasKeys: candidate.bringsKeyboard, for: candidate)
  }
}

/// Views that text is typed into hear of becoming and ceasing to be the first responder.
@MainActor
protocol UITextEntry: UIResponder {
  func beginEntry()
  func endEntry()
}

extension UIView {
  /// What `endEditing(_:)` does.
  @discardableResult
  func endEditingInside(_ force: Bool) -> Bool {
    guard let view = SceneEnvironment.current.focus.responder as? UIView,
      view.isDescendant(of: self)
    else { return true }
    if force, !view.canResignFirstResponder {
      SceneEnvironment.current.focus.viewLeft(view)
      return true
    }
    return view.resignFirstResponder()
  }
}
