import QuartzCore

/// Something that can answer events; what it does not answer goes to `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who is asked next.
  open var next: UIResponder? { nil }

  // MARK: The first responder

  /// Whether it may become the one that is asked first. Default false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may cease to be. Default true.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys and actions without a target come here first.
  open var isFirstResponder: Bool { SceneEnvironment.current.focus.responder === self }

  /// Takes the place from whoever has it, if both agree; with keys to type on, the keyboard comes.
  /// - Returns: Whether it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { SceneEnvironment.current.focus.give(to: self) }

  /// Leaves the place to nobody.
  /// - Returns: Whether it did; false also for one that was not first.
  @discardableResult
  open func resignFirstResponder() -> Bool { SceneEnvironment.current.focus.take(from: self) }

  /// What stands in for the keyboard while this is the first responder; nil for the keyboard.
  open var inputView: UIView? { nil }

  /// Kept above the keyboard. Not shown here: a view of one's own is reported.
  open var inputAccessoryView: UIView? { nil }

  /// Whether somebody up from here answers a selector is asked of each in turn. Default: whether
  /// the method is one of its class.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// Who answers a selector: this one or somebody further up.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Touches

  /// Fingers came down on the view. The default hands them on to `next`, as do the others.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The touches were taken away: a recogniser claimed them, or the view left.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // Whether the keyboard comes with it.
  var bringsKeyboard: Bool { false }
}
