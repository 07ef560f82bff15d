import UIKit
final class CardishDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { CardishAnimator() }
  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { nil }
}
final class CardishAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var driver: UIViewPropertyAnimator?
  func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
  func animateTransition(using c: UIViewControllerContextTransitioning) {
    let to = c.view(forKey: .to)!
    to.frame = c.containerView.bounds
    to.alpha = 0
    c.containerView.addSubview(to)
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { to.alpha = 1 }
    animator.addCompletion { _ in c.completeTransition(!c.transitionWasCancelled) }
    driver = animator
    interruptibleAnimator(using: c).startAnimation()
  }
  func interruptibleAnimator(using c: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating { driver! }
}
