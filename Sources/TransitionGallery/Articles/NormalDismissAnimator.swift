import UIKit

/// Dismisses a screen downwards: 1.5 s, by one screen height, the other screen beneath.
///
/// From the article "iOS-转场动画". Mended: the to-view is only put beneath where there is one
/// (it is nil when the presenter never left), and the distance is the container's height.
public final class NormalDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 1.5 }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromController = transitionContext.viewController(forKey: .from),
      let toController = transitionContext.viewController(forKey: .to),
      let fromView = transitionContext.view(forKey: .from)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let start = transitionContext.initialFrame(for: fromController)
    if let toView = transitionContext.view(forKey: .to) {
      toView.frame = transitionContext.finalFrame(for: toController)
      container.insertSubview(toView, at: 0)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      fromView.frame = start.offsetBy(dx: 0, dy: container.bounds.height)
    } completion: { _ in
      let completed = !transitionContext.transitionWasCancelled
      if !completed { fromView.frame = start }
      transitionContext.completeTransition(completed)
    }
  }
}
