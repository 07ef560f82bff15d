import UIKit
final class FreshDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { FreshAnimator(shows: true) }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { FreshAnimator(shows: false) }
}
final class FreshAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let shows: Bool
  init(shows: Bool) { self.shows = shows }
  func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
  func animateTransition(using c: UIViewControllerContextTransitioning) { interruptibleAnimator(using: c).startAnimation() }
  func interruptibleAnimator(using c: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    let view = c.viewController(forKey: shows ? .to : .from)!.view!
    let whole = c.containerView.bounds
    if shows { c.containerView.addSubview(view); view.frame = whole.offsetBy(dx: 0, dy: whole.height) }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.frame = self.shows ? whole : whole.offsetBy(dx: 0, dy: whole.height) }
    animator.addCompletion { _ in c.completeTransition(!c.transitionWasCancelled) }
    return animator
  }
}
