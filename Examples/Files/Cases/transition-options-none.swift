import UIKit
final class TransitionNoneScreen: UIViewController {
  let box = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    box.backgroundColor = .red
    view.addSubview(box)
  }
}
final class Grow: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
  func animateTransition(using c: UIViewControllerContextTransitioning) {
    guard let to = c.view(forKey: .to) ?? c.view(forKey: .from) else { return c.completeTransition(true) }
    to.frame = c.containerView.bounds
    c.containerView.addSubview(to)
    to.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    UIView.transition(with: to, duration: 0.5, options: [], animations: { to.transform = .identity },
      completion: { _ in c.completeTransition(!c.transitionWasCancelled) })
  }
}
