import QuartzCore

/// Who is asked first, and whether a keyboard shows for it.
@MainActor
package final class ResponderFocus {
  package private(set) weak var responder: UIResponder?
  /// The screen that keeps something above the keyboard, and is asked first where nobody else is (F8.3.9).
  private weak var keeper: UIViewController?
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
    if let screen = candidate as? UIViewController { keeper = screen }
    (candidate as? UITextEntry)?.beginEntry()
    if responder === candidate { showKeyboard(for: candidate) }
    return responder === candidate
  }

  func take(from candidate: UIResponder) -> Bool {
    guard candidate === responder, candidate.canResignFirstResponder else { return false }
    responder = nil
    (candidate as? UITextEntry)?.endEntry()
    if keeper === candidate { keeper = nil }
    if responder == nil, !giveToKeeper() { keyboard.hide() }
    return true
  }

  /// The first responder's view has left its window.
  func viewLeft(_ view: UIView) {
    guard responder === view else { return }
    responder = nil
    (view as? UITextEntry)?.endEntry()
    if !giveToKeeper() { keyboard.hide() }
  }

  /// A screen goes, or another one comes over it: what it keeps above the keyboard goes too.
  func screenLeaves(_ screen: UIViewController) {
    if keeper === screen { keeper = nil }
    guard responder === screen else { return }
    responder = nil
    keyboard.hide()
  }

  private func giveToKeeper() -> Bool {
    guard let keeper, keeper.canBecomeFirstResponder, keeper.viewIfLoaded?.window != nil else {
      return false
    }
    return give(to: keeper)
  }

  private func isOnShow(_ candidate: UIResponder) -> Bool {
    guard let view = candidate as? UIView else { return true }
    return view.window != nil
  }

  private func showKeyboard(for candidate: UIResponder) {
    // Whoever is asked after it may have them.
    let chain = sequence(first: candidate, next: \.next)
    let input = candidate.inputView ?? chain.lazy.compactMap(\.inputView).first
    let accessory =
      candidate.inputAccessoryView ?? chain.lazy.compactMap(\.inputAccessoryView).first
    guard candidate.bringsKeyboard || input != nil || accessory != nil else {
      return keyboard.hide()
    }
    keyboard.owner = keeper
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
