import UIKit

/// Presents a screen that springs up from below: 0.8 s, damping 0.6, from one screen height down.
///
/// From the article "iOS-转场动画". Mended: the distance is the container's height, not the
/// screen's, so that it also works in a smaller container, and the context is told the truth
/// where the article always says "completed".
public final class BouncePresentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { CalmChange.duration(0.8) }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard !CalmChange.takesOver(transitionContext, isForward: true) else { return }
    guard let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    let places = ScreenPlaces(transitionContext)
    places.bringIn(isForward: true)
    let finalFrame = toView.frame
    toView.frame = finalFrame.offsetBy(dx: 0, dy: transitionContext.containerView.bounds.height)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: .curveLinear
    ) {
      toView.frame = finalFrame
    } completion: { _ in
      places.complete()
    }
  }
}
