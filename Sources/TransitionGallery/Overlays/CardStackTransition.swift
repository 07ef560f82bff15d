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

/// Places the card; behind it the screen steps back to nine tenths.
public final class CardStackPresentationController: SteppingPresentationController {
  private static let corners: CGFloat = 12

  override var dimmingAlpha: CGFloat { 0.3 }

  private var top: CGFloat { max(containerView?.safeAreaInsets.top ?? 0, 20) }

  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let y = top + 14
    return CGRect(x: 0, y: y, width: bounds.width, height: bounds.height - y)
  }

  /// Its upper edge just below the status bar.
  override var distant: CGAffineTransform {
    let lift = top - (containerView?.bounds.height ?? 0) * 0.05
    return CGAffineTransform(a: 0.9, b: 0, c: 0, d: 0.9, tx: 0, ty: lift)
  }

  override var distantCorners: CGFloat { Self.corners }

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    panel.layer.cornerRadius = Self.corners
    panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    panel.layer.masksToBounds = true
  }
}
