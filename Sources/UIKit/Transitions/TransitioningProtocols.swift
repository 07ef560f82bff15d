import QuartzCore

/// Moves the views of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds. Asked before the start, and by interactors.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Adds the to-view to the container, animates, and calls `completeTransition` exactly once.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Optional. An animator that can be paused, scrubbed and turned round; the same one for the
  /// whole transition (F2.9.3).
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating

  /// Optional. The transition is over, completed or cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator.instance }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

extension UIViewControllerAnimatedTransitioning {
  /// `interruptibleAnimator` to be called as an optional method. By hand, for where it is not
  /// implemented it gives nil.
  @_disfavoredOverload
  public var interruptibleAnimator: _InterruptibleAnimatorCall? { .init(target: self) }
}

/// `interruptibleAnimator` of an animator, to be called.
@preconcurrency @MainActor
public struct _InterruptibleAnimatorCall {
  let target: any UIViewControllerAnimatedTransitioning

  /// What the animator vends; nil where it vends none.
  @discardableResult
  public func callAsFunction(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let animator = target.interruptibleAnimator(using: transitionContext)
    return animator is NoInterruptibleAnimator ? nil : animator
  }
}

/// Stands for "not implemented": the answer of animators that vend no interruptible one.
@MainActor
final class NoInterruptibleAnimator: UIViewPropertyAnimator {
  static let instance = NoInterruptibleAnimator(
    duration: 0, timingParameters: UICubicTimingParameters())
}

/// Drives a transition by something else than time.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called instead of `animateTransition`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// Optional. Speed of the rest after release, 1 is the animator's own.
  var completionSpeed: CGFloat { get }
  /// Optional. Pace of the rest after release.
  var completionCurve: UIView.AnimationCurve { get }
  /// Optional. Whether the transition starts in the finger's hands.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// Supplies the objects of a modal transition. All are optional; nil means the system's own.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
