import Foundation

/// A screen that comes up with a spring.
public class SpringyTransition: NSObject, UIViewControllerTransitioningDelegate {

  public var damping: CGFloat = 0.7

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return SpringyAnimator(damping: damping, isPresenting: true)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return SpringyAnimator(damping: damping, isPresenting: false)
  }
}
