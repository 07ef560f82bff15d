import UIKit

/// The next screen swings in around its lower left corner, like a hand.
class HandTransition: NSObject, UIViewControllerAnimatedTransitioning {

  var isPresenting = true

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let key = isPresenting ? UITransitionContextViewControllerKey.to : .from
    guard let screen = transitionContext.viewController(forKey: key) else { return }
    if isPresenting {
      screen.view.frame = transitionContext.finalFrame(for: screen)
      container.addSubview(screen.view)
    } else if let below = transitionContext.viewController(forKey: .to) {
      container.insertSubview(below.view, at: 0)
    }
    let away = CGAffineTransform(translationX: -container.bounds.width / 2, y: container.bounds.height / 2)
      .rotated(by: -.pi / 2)
      .translatedBy(x: container.bounds.width / 2, y: -container.bounds.height / 2)
    screen.view.transform = isPresenting ? away : CGAffineTransform.identity
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0, options: [], animations: {
      screen.view.transform = self.isPresenting ? CGAffineTransform.identity : away
    }, completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    })
  }
}
