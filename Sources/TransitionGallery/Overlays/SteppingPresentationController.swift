import UIKit

/// A screen over another one that steps back on black while it is covered.
///
/// What steps back is an image, drawn anew when the size, the text size or the light changes; the
/// screen itself stays where it is, so that no outcome can leave it out of place.
public class SteppingPresentationController: OverlayPresentationController {
  private let ground = UIView()
  private let picture = UIImageView()
  private var isCovered = false
  /// Whether the bar above is on black though the screen in front does not speak for it any more: while a finger
  /// takes that away.
  private var isHeld = false
  private var isOutdated = false

  /// How the screen beneath looks while it is covered; the identity where the user asks for less
  /// motion.
  var distant: CGAffineTransform { .identity }
  /// Of the screen beneath while it is covered, in points as one sees them.
  var distantCorners: CGFloat { 0 }

  /// The screen in front speaks for the status bar, which stands on black now.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    presentedViewController.modalPresentationCapturesStatusBarAppearance = true
  }

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView else { return }
    ground.backgroundColor = .black
    for view in [ground, picture] { view.isUserInteractionEnabled = false }
    container.insertSubview(ground, at: 0)
    container.insertSubview(picture, aboveSubview: ground)
    picture.layer.masksToBounds = true
    fill(container.bounds, afterScreenUpdates: false)
    alongside { self.stand(isCovered: true) }
  }

  // The screen beneath may have gone on meanwhile: it scrolls to its rest, or is told something new.
  public override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { redraw() }
  }

  public override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    redraw()
    holdBar()
    alongside { self.stand(isCovered: false) }
  }

  /// The bar is the screen's beneath from when a finger lets go and that comes forward.
  private func holdBar() {
    guard let coordinator = presentingViewController.transitionCoordinator,
      coordinator.isInteractive
    else { return }
    isHeld = true
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      guard let self, !context.isInteractive else { return }
      isHeld = false
      UIView.animate(withDuration: 0.3) {
        self.presentingViewController.setNeedsStatusBarAppearanceUpdate()
      }
    }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    isHeld = false
    if !completed { stand(isCovered: true) }
  }

  public override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard let bounds = containerView?.bounds, isOutdated || picture.bounds.size != bounds.size
    else { return }
    isOutdated = false
    fill(bounds, afterScreenUpdates: true)
    stand(isCovered: isCovered)
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { _ in self.redraw() }
  }

  /// The screen beneath looks different now.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    redraw()
  }

  /// How a screen that may step back has the status bar.
  static func barStyle(over screen: UIViewController) -> UIStatusBarStyle {
    let stepping = screen.presentedViewController?.presentationController
    return (stepping as? SteppingPresentationController)?.isHeld == true ? .lightContent : .default
  }

  private func redraw() {
    isOutdated = true
    containerView?.setNeedsLayout()
  }

  override func strike() {
    super.strike()
    for view in [ground, picture] { view.removeFromSuperview() }
    picture.image = nil
  }

  private func fill(_ bounds: CGRect, afterScreenUpdates: Bool) {
    ground.frame = bounds
    picture.bounds = CGRect(origin: .zero, size: bounds.size)
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let screen = presentingViewController.view else { return }
    picture.image = UIGraphicsImageRenderer(bounds: screen.bounds).image { renderer in
      // On its way to another size its layers are drawn as they will stand: a picture shows where they are.
      if screen.layer.animationKeys() != nil {
        screen.layoutIfNeeded()
        screen.layer.render(in: renderer.cgContext)
      } else {
        screen.drawHierarchy(in: screen.bounds, afterScreenUpdates: afterScreenUpdates)
      }
    }
  }

  private func stand(isCovered: Bool) {
    self.isCovered = isCovered
    let isBack = isCovered && !UIAccessibility.isReduceMotionEnabled
    picture.transform = isBack ? distant : .identity
    picture.layer.cornerRadius = isBack ? distantCorners / max(distant.a, 0.01) : 0
  }
}
