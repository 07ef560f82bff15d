import UIKit

/// A menu in a panel at the leading edge, over a screen that dims; a finger pushes it back in.
@MainActor
public final class SideMenuTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let interactor = SwipeInteractor()

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    interactor.share = 1
    interactor.attach(to: presented, way: .tuckAway)
    return SideMenuPresentationController(
      presentedViewController: presented, presenting: presenting)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { EdgeSlideAnimator(.leading, isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { EdgeSlideAnimator(.leading, isPresenting: false) }

  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor.isInteracting ? interactor : nil }
}

/// Three quarters of the width, 300 points at most, at the edge where reading begins.
public final class SideMenuPresentationController: OverlayPresentationController {
  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    let width = min(bounds.width * 0.75, 300)
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? bounds.maxX - width : 0, y: 0, width: width, height: bounds.height)
  }

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    panel.layer.shadowColor = UIColor.black.cgColor
    panel.layer.shadowOpacity = 0.22
    panel.layer.shadowRadius = 16
    panel.layer.shadowOffset = .zero
  }
}
