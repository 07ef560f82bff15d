import QuartzCore

/// The animation calls of before blocks.
extension UIView {
  /// Opens a block that `commitAnimations` closes: 0.2 s, ease in and out, unless told.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let environment = SceneEnvironment.current
    var scope = AnimationScope(motion: AnimationCurve.easeInOut.motion, duration: 0.2)
      .inheriting(from: environment.animation.scopes.last)
    if areAnimationsEnabled { scope.tracker = AnimationTracker(completion: nil) }
    scope.isBeginCommit = true
    scope.beginCommit = BeginCommitCallbacks(animationID: animationID, context: context)
    environment.animation.scopes.append(scope)
  }

  /// Closes the block that was opened last. One too many is a violation.
  public class func commitAnimations() {
    guard SceneEnvironment.current.animation.scopes.last?.isBeginCommit == true else {
      return Violation.record(.animation(.commitsWithoutBegin))
    }
    let scope = SceneEnvironment.current.animation.scopes.removeLast()
    if let news = scope.beginCommit {
      news.tellStart()
      if let tracker = scope.tracker {
        tracker.add { news.tellStop(finished: $0) }
      } else {
        RenderServer.current.enqueueForNextTurn { news.tellStop(finished: true) }
      }
    }
    scope.tracker?.close()
  }

  /// Who is told of start and stop; not kept alive here.
  public class func setAnimationDelegate(_ delegate: Any?) {
    amend { $0.beginCommit?.delegate = delegate as AnyObject? }
  }

  /// A method of up to two arguments: the name of the block, and its context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    amend { $0.beginCommit?.willStart = selector }
  }

  /// A method of up to three arguments: the name of the block, whether it ran to its end as an
  /// `NSNumber`, and its context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    amend { $0.beginCommit?.didStop = selector }
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
    guard let scope = SceneEnvironment.current.animation.scopes.last, scope.isBeginCommit,
      let tracker = scope.tracker,
      let transition = ViewTransition(rawValue: UInt(transition.rawValue))
    else { return }
    AnimationAttachment(scope: scope, tracker: tracker).attach(transition, to: view)
  }

  /// Outside a begin and commit block there is nothing to change, as in UIKit.
  private class func amend(_ change: (inout AnimationScope) -> Void) {
    let environment = SceneEnvironment.current
    guard var scope = environment.animation.scopes.last, scope.isBeginCommit else { return }
    change(&scope)
    environment.animation.scopes[environment.animation.scopes.count - 1] = scope
  }
}

/// What the delegate of a begin and commit block is told.
@MainActor
struct BeginCommitCallbacks {
  let animationID: String?
  let context: UnsafeMutableRawPointer?
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  func tellStart() {
    guard let delegate, let willStart else { return }
    willStart.send(to: delegate, sender: animationID, event: context)
  }

  func tellStop(finished: Bool) {
    guard let delegate, let didStop else { return }
    let flag = NSNumber(value: finished)
    let rest: Any? = didStop.arity == 3 ? LastArguments(second: flag, third: context) : flag
    didStop.send(to: delegate, sender: animationID, event: rest)
  }
}
