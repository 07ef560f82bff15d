import UIKit

/// A screen over another one that stays: what is behind dims, and a tap on it takes the screen
/// away.
///
/// The screen stands on a panel, which is what moves. What is behind is silent to those who hear the
/// screen. It says how much the keyboard covers, and places the screen anew when the size changes.
public class OverlayPresentationController: UIPresentationController {
  let panel: OverlayPanel
  let dimming = UIView()
  /// How much of the container's lower end the keyboard covers, in points.
  private(set) var keyboardHeight: CGFloat = 0

  /// How dark it gets, 0...1.
  var dimmingAlpha: CGFloat { 0.35 }

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    panel = OverlayPanel(for: presentedViewController)
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    // In the dark it is lighter than what it lies over.
    overrideTraitCollection = UITraitCollection(userInterfaceLevel: .elevated)
  }

  public override var presentedView: UIView? { panel }

  public override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    container.accessibilityViewIsModal = true
    panel.frame = frameOfPresentedViewInContainerView
    panel.hold()
    dimming.backgroundColor = UIColor.black.withAlphaComponent(dimmingAlpha)
    dimming.frame = container.bounds
    dimming.alpha = 0
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
    container.insertSubview(dimming, at: 0)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardMoves(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    alongside { self.dimming.alpha = 1 }
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { strike() }
  }

  public override func dismissalTransitionWillBegin() { alongside { self.dimming.alpha = 0 } }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { strike() } else { dimming.alpha = 1 }
  }

  public override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard let container = containerView else { return }
    dimming.frame = container.bounds
    if !isOnItsWay { place() }
  }

  /// Whether the screen comes or goes at the moment. A coordinator alone does not say so: there is
  /// one for a change of size too.
  var isOnItsWay: Bool {
    presentedViewController.isBeingPresented || presentedViewController.isBeingDismissed
  }

  /// Puts the screen where it belongs when nothing moves it.
  func place() { presentedView?.frame = frameOfPresentedViewInContainerView }

  /// Takes away what was put into the container, when all is over.
  func strike() {
    NotificationCenter.default.removeObserver(self)
    dimming.removeFromSuperview()
  }

  /// Changes something together with the transition that runs; at once if none does.
  func alongside(_ changes: @escaping () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return changes() }
    coordinator.animate(alongsideTransition: { _ in changes() })
  }

  @objc private func dimmingTapped() {
    guard !isOnItsWay else { return }
    presentedViewController.dismiss(animated: true)
  }

  @objc private func keyboardMoves(_ notification: Notification) {
    guard let container = containerView,
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    let top = container.convert(frame, from: nil).minY
    keyboardHeight = max(container.bounds.maxY - top, 0)
    guard !isOnItsWay else { return }
    UIView.animate(withDuration: 0.25) { self.place() }
  }
}
