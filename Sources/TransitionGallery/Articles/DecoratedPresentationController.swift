import UIKit

/// Shows a screen as a card with a shadow over a dimmed background.
///
/// The view that moves is the decoration around the controller's view: an animator that asks for
/// `viewController.view` instead of `view(forKey:)` would move the content out of its frame.
public final class DecoratedPresentationController: UIPresentationController {
  private let dimming = UIView()
  private let decoration = UIView()

  public override var presentedView: UIView? { decoration }

  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height = min(bounds.height - 200, 620)
    return CGRect(
      x: 24, y: (bounds.height - height) / 2, width: bounds.width - 48, height: height)
  }

  public override func presentationTransitionWillBegin() {
    decorate()
    guard let container = containerView else { return }
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    dimming.frame = container.bounds
    dimming.alpha = 0
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
    container.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 1
    })
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  @objc private func dimmingTapped() { presentedViewController.dismiss(animated: true) }

  public override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 0
    })
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() } else { dimming.alpha = 1 }
  }

  public override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    if let bounds = containerView?.bounds { dimming.frame = bounds }
    if presentedViewController.transitionCoordinator == nil {
      decoration.frame = frameOfPresentedViewInContainerView
    }
  }

  private func decorate() {
    guard let content = presentedViewController.view else { return }
    decoration.frame = frameOfPresentedViewInContainerView
    decoration.layer.cornerRadius = 22
    decoration.layer.shadowColor = UIColor.black.cgColor
    decoration.layer.shadowOpacity = 0.35
    decoration.layer.shadowRadius = 30
    decoration.layer.shadowOffset = CGSize(width: 0, height: 14)
    decoration.backgroundColor = .systemBackground
    content.frame = decoration.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.layer.cornerRadius = 22
    content.clipsToBounds = true
    decoration.addSubview(content)
  }
}
