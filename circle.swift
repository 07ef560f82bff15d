import UIKit
final class CircleAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  let isPresenting: Bool
  weak var context: UIViewControllerContextTransitioning?
  var origin = CGPoint(x: 320, y: 780)
  init(isPresenting: Bool) { self.isPresenting = isPresenting }
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.5 }
  func animateTransition(using ctx: UIViewControllerContextTransitioning) {
    context = ctx
    let container = ctx.containerView
    guard let to = ctx.view(forKey: .to), let from = ctx.view(forKey: .from) else {
      return ctx.completeTransition(false)
    }
    to.frame = container.bounds
    if isPresenting {
      container.addSubview(to)
    } else {
      container.insertSubview(to, belowSubview: from)
    }
    let target = isPresenting ? to : from
    let r = hypot(
      max(origin.x, container.bounds.width - origin.x),
      max(origin.y, container.bounds.height - origin.y))
    let small = UIBezierPath(
      ovalIn: CGRect(x: origin.x - 20, y: origin.y - 20, width: 40, height: 40)
    ).cgPath
    let big = UIBezierPath(
      ovalIn: CGRect(x: origin.x - r, y: origin.y - r, width: 2 * r, height: 2 * r)
    ).cgPath
    let mask = CAShapeLayer()
    mask.path = isPresenting ? big : small
    target.layer.mask = mask
    let a = CABasicAnimation(keyPath: "path")
    a.fromValue = isPresenting ? small : big
    a.toValue = isPresenting ? big : small
    a.duration = transitionDuration(using: ctx)
    a.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    a.delegate = self
    mask.add(a, forKey: "path")
  }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.view(forKey: .to)?.layer.mask = nil
    context?.view(forKey: .from)?.layer.mask = nil
    context?.completeTransition(!(context?.transitionWasCancelled ?? false))
  }
}
final class CircleScreen: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad(); view.backgroundColor = .white
    let b = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Open") { [unowned self] _ in
        let d = NextScreen(); d.modalPresentationStyle = .fullScreen;
        d.transitioningDelegate = self; present(d, animated: true)
      })
    b.frame = CGRect(x: 280, y: 760, width: 80, height: 40); view.addSubview(b)
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { CircleAnimator(isPresenting: true) }
  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { CircleAnimator(isPresenting: false) }
}
final class NextScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad(); view.backgroundColor = .systemIndigo
    let b = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Close") { [unowned self] _ in dismiss(animated: true) })
    b.frame = CGRect(x: 20, y: 60, width: 80, height: 40); view.addSubview(b)
  }
}
