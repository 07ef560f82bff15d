import UIKit

/// An animator that a finger can catch: one property animator for each transition, made when
/// somebody first asks, that can be stopped, moved and let go again.
///
/// With an interactor, a pane of glass lies over everything while the transition is under way: the
/// screens are on the move, and hear no finger; the interactor does.
@MainActor
public final class CatchableAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// What moves, and what is to be done when it has come to rest, in the end or back at the start.
  public struct Motion {
    let move: () -> Void
    let land: () -> Void

    public init(move: @escaping () -> Void, land: @escaping () -> Void) {
      (self.move, self.land) = (move, land)
    }
  }

  private let duration: TimeInterval
  private let timing: UITimingCurveProvider
  private let isForward: Bool
  private let interactor: SwipeInteractor?
  private let motion: (UIViewControllerContextTransitioning) -> Motion?
  private var animator: UIViewPropertyAnimator?

  /// - Parameters:
  ///   - interactor: Whose finger can catch it; nil where somebody else listens for one.
  ///   - motion: Prepares the views, and says how they move; nil for views that it cannot move.
  public init(
    duration: TimeInterval, timing: UITimingCurveProvider, isForward: Bool = false,
    interactor: SwipeInteractor? = nil,
    motion: @escaping (UIViewControllerContextTransitioning) -> Motion?
  ) {
    self.duration = duration
    self.timing = timing
    self.isForward = isForward
    self.interactor = interactor
    self.motion = motion
    super.init()
  }

  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { CalmChange.duration(duration) }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard transitionContext.isAnimated else {
      _ = CalmChange.takesOver(transitionContext, isForward: isForward)
      return
    }
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  public func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = makeAnimator(transitionContext)
    self.animator = animator
    return animator
  }

  public func animationEnded(_ transitionCompleted: Bool) { animator = nil }

  private func makeAnimator(
    _ context: UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let isCalm = UIAccessibility.isReduceMotionEnabled
    let motion = isCalm ? fade(context) : self.motion(context)
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context),
      timingParameters: isCalm ? UICubicTimingParameters(animationCurve: .easeInOut) : timing)
    let pane = interactor?.makePane(over: context.containerView)
    animator.addAnimations { motion?.move() }
    animator.addCompletion { _ in
      pane?.removeFromSuperview()
      motion?.land() ?? context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  private func fade(_ context: UIViewControllerContextTransitioning) -> Motion? {
    let places = ScreenPlaces(context)
    places.bringIn(isForward: isForward)
    let screen = context.view(forKey: isForward ? .to : .from)
    if isForward { screen?.alpha = 0 }
    return Motion {
      screen?.alpha = self.isForward ? 1 : 0
    } land: {
      screen?.alpha = 1
      places.complete()
    }
  }
}
