import UIKit

/// Bounces a screen in and slides it out: the delegate that the article's controller is.
///
/// A controller does not keep its `transitioningDelegate` alive: keep this object somewhere.
public final class BounceTransition: NSObject, UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { BouncePresentAnimator() }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { NormalDismissAnimator() }
}
