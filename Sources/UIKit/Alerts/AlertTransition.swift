import QuartzCore

/// How an alert comes and goes, through the public door.
@MainActor
final class AlertTransition: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { AlertAnimator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { AlertAnimator(isPresenting: false) }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    AlertPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// Dims what is behind, and finds the alert's place.
@MainActor
private final class AlertPresentation: UIPresentationController {
  private let dimming = UIControl()

  override var level: UIUserInterfaceLevel? { .elevated }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alert = presentedViewController as? UIAlertController
    else { return super.frameOfPresentedViewInContainerView }
    let bounds = container.bounds
    let size = alert.size(in: bounds.width)
    let bottom = max(container.safeAreaInsets.bottom, 8)
    let y =
      alert.preferredStyle == .alert
      ? (bounds.height - size.height) / 2 : bounds.height - bottom - size.height
    return CGRect(
      origin: CGPoint(x: (bounds.width - size.width) / 2, y: y.rounded()), size: size)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.addAction(
      UIAction { [weak self] _ in (self?.presentedViewController as? UIAlertController)?.cancel() },
      for: .touchUpInside)
    containerView.insertSubview(dimming, at: 0)
    fade(from: 0, to: 1)
  }

  override func dismissalTransitionWillBegin() { fade(from: 1, to: 0) }

  override func containerViewWillLayoutSubviews() {
    presentedView?.placeUntransformed(frameOfPresentedViewInContainerView)
  }

  private func fade(from start: CGFloat, to end: CGFloat) {
    dimming.alpha = start
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = end
      return
    }
    coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = end })
  }
}

extension AlertAnimator: SystemsOwnAnimator {}

/// An alert grows into place and fades away; a sheet slides. Numbers are guesses from films.
@MainActor
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let alert = context.viewController(forKey: key) as? UIAlertController,
      let view = alert.view
    else { return context.completeTransition(false) }
    if isPresenting {
      view.frame = context.finalFrame(for: alert)
      context.containerView.addSubview(view)
      view.layoutIfNeeded()
      leave(view, alert)
    } else if let to = context.view(forKey: .to), let below = context.viewController(forKey: .to) {
      // Screens between the two go along with the alert.
      to.frame = context.finalFrame(for: below)
      context.containerView.insertSubview(to, at: 0)
    }
    let isPresenting = isPresenting
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut
    ) {
      if isPresenting { self.arrive(view) } else { self.leave(view, alert) }
    } completion: { _ in
      if isPresenting == context.transitionWasCancelled { view.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func arrive(_ view: UIView) {
    view.alpha = 1
    view.transform = .identity
  }

  private func leave(_ view: UIView, _ alert: UIAlertController) {
    guard alert.preferredStyle == .alert else {
      let way = (view.superview?.bounds.height ?? 0) - view.frame.minY
      view.transform = CGAffineTransform(translationX: 0, y: way)
      return
    }
    view.alpha = 0
    if isPresenting { view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
  }
}
