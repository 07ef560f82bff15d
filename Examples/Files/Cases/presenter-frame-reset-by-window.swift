import UIKit
final class PresenterScreen: UIViewController {
  let d = BackDelegate()
  override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .systemGreen }
  @objc func openCard() {
    let vc = UIViewController()
    vc.view.backgroundColor = .systemYellow
    vc.modalPresentationStyle = .custom
    vc.transitioningDelegate = d
    present(vc, animated: true)
  }
}
final class BackDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { BackAnimator(shows: true) }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { BackAnimator(shows: false) }
}
final class BackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let shows: Bool
  init(shows: Bool) { self.shows = shows }
  func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
  func animateTransition(using c: UIViewControllerContextTransitioning) {
    let back = c.viewController(forKey: shows ? .from : .to)!.view!
    let card = c.viewController(forKey: shows ? .to : .from)!.view!
    let whole = c.containerView.bounds
    if shows {
      c.containerView.addSubview(card)
      card.frame = whole.offsetBy(dx: 0, dy: whole.height)
    }
    UIView.animate(withDuration: 0.5, animations: {
      back.frame = self.shows ? whole.insetBy(dx: 30, dy: 60) : whole
      card.frame = self.shows ? whole.offsetBy(dx: 0, dy: 300) : whole.offsetBy(dx: 0, dy: whole.height)
    }, completion: { _ in c.completeTransition(!c.transitionWasCancelled) })
  }
}
