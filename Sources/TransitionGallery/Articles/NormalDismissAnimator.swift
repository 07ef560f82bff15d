import UIKit

/// Dismisses a screen downwards: 1.5 s, by one screen height, the other screen beneath.
///
/// From the article "iOS-转场动画". Mended: the to-view is only put beneath where there is one
/// (it is nil when the presenter never left), and the distance is the container's height.
public final class NormalDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { CalmChange.duration(1.5) }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard !CalmChange.takesOver(transitionContext, isForward: false) else { return }
    guard let fromView = transitionContext.view(forKey: .from) else {
      return transitionContext.completeTransition(false)
    }
    let places = ScreenPlaces(transitionContext)
    places.bringIn(isForward: false)
    let height = transitionContext.containerView.bounds.height
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      fromView.frame = fromView.frame.offsetBy(dx: 0, dy: height)
    } completion: { _ in
      places.complete()
    }
  }
}
