import UIKit

class SpringyAnimator: NSObject, UIViewControllerAnimatedTransitioning {

  let damping: CGFloat
  let isPresenting: Bool

  init(damping: CGFloat, isPresenting: Bool) {
    self.damping = damping
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return 0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let view = transitionContext.view(forKey: key) else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    let below = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
    if isPresenting {
      view.frame = below
      container.addSubview(view)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: damping, initialSpringVelocity: 0, options: [],
      animations: { view.frame = self.isPresenting ? container.bounds : below }
    ) { _ in
      if !self.isPresenting { view.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
