import UIKit

/// Unfolds a menu from its top edge, over a background that dismisses it when tapped.
///
/// From the article on `ChaosPresentationController`: delegate and animator in one object, the
/// menu's frame from outside, 0.3 s, anchor point ½, 0, scale y from 0 to 1 and back to 0.00001
/// (to exactly 0 nothing would be animated), and notifications that turn the title's arrow.
/// Mended: the frame is set after the anchor point, which moves the view; the context is told the
/// truth; "will dismiss" has a name of its own.
public final class PopoverMenuTransition: NSObject {
  /// Where the menu goes, in the container.
  public var menuFrame = CGRect.zero
  private var isPresenting = true

  public static let willPresent = Notification.Name("PopoverMenuWillPresent")
  public static let willDismiss = Notification.Name("PopoverMenuWillDismiss")
}

extension PopoverMenuTransition: UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = PopoverMenuPresentationController(
      presentedViewController: presented, presenting: presenting)
    controller.menuFrame = menuFrame
    return controller
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = true
    NotificationCenter.default.post(name: Self.willPresent, object: self)
    return self
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = false
    NotificationCenter.default.post(name: Self.willDismiss, object: self)
    return self
  }
}

extension PopoverMenuTransition: UIViewControllerAnimatedTransitioning {
  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.3 }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    isPresenting ? unfold(transitionContext) : fold(transitionContext)
  }

  private func unfold(_ context: UIViewControllerContextTransitioning) {
    guard let menu = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(menu)
    menu.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    menu.frame = menuFrame
    menu.transform = CGAffineTransform(scaleX: 1, y: 0)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      menu.transform = .identity
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func fold(_ context: UIViewControllerContextTransitioning) {
    guard let menu = context.view(forKey: .from) else { return context.completeTransition(false) }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      menu.transform = CGAffineTransform(scaleX: 1, y: 0.00001)
    } completion: { _ in
      let completed = !context.transitionWasCancelled
      if !completed { menu.transform = .identity }
      context.completeTransition(completed)
    }
  }
}

/// Places the menu and puts the tappable background behind it.
public final class PopoverMenuPresentationController: UIPresentationController {
  public var menuFrame = CGRect.zero
  private let background = UIView()

  public override var frameOfPresentedViewInContainerView: CGRect { menuFrame }

  public override func presentationTransitionWillBegin() {
    background.backgroundColor = UIColor.black.withAlphaComponent(0.18)
    background.alpha = 0
    background.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(backgroundTapped)))
    containerView?.insertSubview(background, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.background.alpha = 1
    })
  }

  @objc private func backgroundTapped() {
    presentedViewController.dismiss(animated: true)
  }

  public override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.background.alpha = 0
    })
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { background.removeFromSuperview() }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { background.removeFromSuperview() } else { background.alpha = 1 }
  }

  public override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    background.frame = containerView?.bounds ?? .zero
  }
}
