import QuartzCore

/// A pointer over a view. There is no pointer here: it never begins, and making one is reported.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    Unsupported.report("UIHoverGestureRecognizer: a stage has no pointer")
  }
}
