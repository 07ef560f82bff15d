import QuartzCore

/// The animation calls of before blocks. Those that name delegates and selectors are not here.
extension UIView {
  /// Opens a block that `commitAnimations` closes: 0.2 s, ease in and out, unless told.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let environment = SceneEnvironment.current
    var scope = AnimationScope(motion: AnimationCurve.easeInOut.motion, duration: 0.2)
      .inheriting(from: environment.animationScopes.last)
    if areAnimationsEnabled { scope.tracker = AnimationTracker(completion: nil) }
    scope.isBeginCommit = true
    environment.animationScopes.append(scope)
  }

  /// Closes the block that was opened last. One too many is a violation.
  public class func commitAnimations() {
    guard SceneEnvironment.current.animationScopes.last?.isBeginCommit == true else {
      return SceneEnvironment.current.violate(
        "commit-without-begin", "commitAnimations without beginAnimations: call that first")
    }
    SceneEnvironment.current.animationScopes.removeLast().tracker?.close()
  }

  /// Seconds. Like the calls below it holds for changes that follow it in the block.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    amend { $0.duration = duration }
  }

  public class func setAnimationDelay(_ delay: TimeInterval) { amend { $0.delay = delay } }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    amend { $0.motion = curve.motion }
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    amend { $0.repeats.count = max(repeatCount, 0) }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    amend { $0.repeats.autoreverses = repeatAutoreverses }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    amend {
      if fromCurrentState {
        $0.options.insert(.beginFromCurrentState)
      } else {
        $0.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// Shows a transition of a view's whole look, with the duration that is set by now.
  /// - Parameter cache: Without effect: the old look is always frozen, the new one never.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let scope = SceneEnvironment.current.animationScopes.last, scope.isBeginCommit,
      let tracker = scope.tracker,
      let transition = ViewTransition(rawValue: UInt(transition.rawValue))
    else { return }
    AnimationAttachment(scope: scope, tracker: tracker).attach(transition, to: view)
  }

  /// Outside a begin and commit block there is nothing to change, as in UIKit.
  private class func amend(_ change: (inout AnimationScope) -> Void) {
    let environment = SceneEnvironment.current
    guard var scope = environment.animationScopes.last, scope.isBeginCommit else { return }
    change(&scope)
    environment.animationScopes[environment.animationScopes.count - 1] = scope
  }
}
