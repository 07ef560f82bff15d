import UIKit
final class PutBackDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { PutBackAnimator() }
}
final class PutBackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
  func animateTransition(using c: UIViewControllerContextTransitioning) {
    let from = c.viewController(forKey: .from)!.view!, to = c.viewController(forKey: .to)!.view!
    c.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: 0.4, animations: { from.alpha = 0 }, completion: { _ in
      to.removeFromSuperview()
      c.completeTransition(!c.transitionWasCancelled)
    })
  }
}
final class PutBackScreen: UIViewController {
  let d = PutBackDelegate()
  override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .systemGreen }
  @objc func open() {
    let vc = UIViewController()
    vc.view.backgroundColor = .systemYellow
    vc.modalPresentationStyle = .fullScreen
    vc.transitioningDelegate = d
    present(vc, animated: true)
  }
}
