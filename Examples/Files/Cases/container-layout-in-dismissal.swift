import UIKit
final class SheetPresentation: UIPresentationController {
  let dim = UIView()
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let c = containerView else { return .zero }
    return CGRect(x: 0, y: c.bounds.height - 400, width: c.bounds.width, height: 400)
  }
  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override func presentationTransitionWillBegin() {
    dim.frame = containerView!.bounds
    dim.backgroundColor = UIColor.black.withAlphaComponent(0)
    containerView?.insertSubview(dim, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dim.backgroundColor = UIColor.black.withAlphaComponent(0.5) })
  }
  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dim.backgroundColor = UIColor.black.withAlphaComponent(0) })
  }
}
final class SheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
    SheetPresentation(presentedViewController: presented, presenting: presenting)
  }
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { SheetAnimator(shows: true) }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { SheetAnimator(shows: false) }
}
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let shows: Bool
  init(shows: Bool) { self.shows = shows }
  func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
  func animateTransition(using c: UIViewControllerContextTransitioning) {
    let vc = c.viewController(forKey: shows ? .to : .from)!
    if shows {
      c.containerView.addSubview(vc.view)
      let place = c.finalFrame(for: vc)
      vc.view.frame = CGRect(x: 0, y: 852, width: place.width, height: place.height)
      UIView.animate(withDuration: 0.5, animations: { vc.view.frame = place }, completion: { _ in c.completeTransition(!c.transitionWasCancelled) })
    } else {
      let out = CGRect(origin: CGPoint(x: 0, y: 852), size: vc.view.frame.size)
      UIView.animate(withDuration: 0.5, animations: { vc.view.frame = out }, completion: { _ in c.completeTransition(!c.transitionWasCancelled) })
    }
  }
}
