import UIKit

/// Bounces a screen in and slides it out, by itself or with a finger that may think better of it, and
/// may come back while the screen runs on.
@MainActor
public final class SwipeDismissTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let interactor = SwipeInteractor()

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    interactor.attach(to: presented, way: .dismiss)
    return BouncePresentAnimator()
  }

  // Without an animator UIKit would not ask for the interactor.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CatchableAnimator(
      duration: NormalDismissAnimator.duration,
      timing: UICubicTimingParameters(animationCurve: .easeInOut), interactor: interactor,
      motion: NormalDismissAnimator.motion)
  }

  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor.takingPart() }
}
