import UIKit

/// A card over the screen, which steps back and shows its rounded upper edge above it; a finger
/// pulls the card down. Cards can be put on cards.
@MainActor
public final class CardStackTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let interactor = SwipeInteractor()

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    (interactor.share, interactor.threshold) = (1, 0.3)
    interactor.attach(to: presented, way: .dismiss)
    return CardStackPresentationController(
      presentedViewController: presented, presenting: presenting)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { EdgeSlideAnimator(.bottom, isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { EdgeSlideAnimator(.bottom, isPresenting: false) }

  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor.isInteracting ? interactor : nil }
}

/// Places the card, and a picture of the screen beneath that steps back behind it.
public final class CardStackPresentationController: OverlayPresentationController {
  private let ground = UIView()
  private var picture: UIView?

  private static let corners: CGFloat = 12

  override var dimmingAlpha: CGFloat { 0.3 }

  private var top: CGFloat { max(containerView?.safeAreaInsets.top ?? 0, 20) }

  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let y = top + 14
    return CGRect(x: 0, y: y, width: bounds.width, height: bounds.height - y)
  }

  /// Nine tenths of its size, its upper edge just below the status bar.
  private var distant: CGAffineTransform {
    guard let bounds = containerView?.bounds, !UIAccessibility.isReduceMotionEnabled else {
      return .identity
    }
    let lift = top - bounds.height * 0.05
    return CGAffineTransform(a: 0.9, b: 0, c: 0, d: 0.9, tx: 0, ty: lift)
  }

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView, let card = presentedView else { return }
    card.layer.cornerRadius = Self.corners
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.layer.masksToBounds = true
    ground.backgroundColor = .black
    ground.isUserInteractionEnabled = false
    ground.frame = container.bounds
    container.insertSubview(ground, at: 0)
    if let picture = presentingViewController.view.snapshotView(afterScreenUpdates: false) {
      picture.isUserInteractionEnabled = false
      picture.frame = container.bounds
      picture.clipsToBounds = true
      container.insertSubview(picture, aboveSubview: ground)
      self.picture = picture
    }
    recede()
  }

  public override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    alongside {
      self.picture?.transform = .identity
      self.picture?.layer.cornerRadius = 0
    }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed { stepBack() }
  }

  public override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard let bounds = containerView?.bounds else { return }
    ground.frame = bounds
    picture?.bounds = CGRect(origin: .zero, size: bounds.size)
    picture?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override func strike() {
    super.strike()
    picture?.removeFromSuperview()
    ground.removeFromSuperview()
    picture = nil
  }

  private func recede() { alongside { self.stepBack() } }

  private func stepBack() {
    picture?.transform = distant
    picture?.layer.cornerRadius = distant.isIdentity ? 0 : Self.corners / 0.9
  }
}
