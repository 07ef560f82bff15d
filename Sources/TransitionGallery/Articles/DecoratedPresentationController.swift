import UIKit

/// Shows a screen as a card with a shadow over a dimmed background.
///
/// The view that moves is the decoration around the controller's view: an animator that asks for
/// `viewController.view` instead of `view(forKey:)` would move the content out of its frame.
public final class DecoratedPresentationController: OverlayPresentationController {
  override var dimmingAlpha: CGFloat { 0.4 }

  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height = min(bounds.height - 200, 620)
    let width = min(bounds.width - 48, 520)
    return CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width,
      height: height)
  }

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    panel.layer.cornerRadius = 22
    panel.layer.shadowColor = UIColor.black.cgColor
    panel.layer.shadowOpacity = 0.35
    panel.layer.shadowRadius = 30
    panel.layer.shadowOffset = CGSize(width: 0, height: 14)
    panel.backgroundColor = .systemBackground
    presentedViewController.view.layer.cornerRadius = 22
    presentedViewController.view.clipsToBounds = true
  }
}
