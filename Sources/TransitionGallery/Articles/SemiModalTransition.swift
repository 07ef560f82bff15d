import UIKit

/// A card of two thirds of the screen with corners of 15 points; behind it a picture of the screen
/// beneath shrinks to 0.85. A swipe down takes it back.
///
/// From the article "iOS-转场动画", semi-modal. Mended: the picture is kept in a property and not
/// looked up by a tag, corners do clip, a cancelled swipe keeps the card and the shrunken
/// picture, the content gets the two thirds that can be seen of a card that hangs out of the screen,
/// and the screen beneath, which is covered instead of hidden, is there again in every outcome.
@MainActor
public final class SemiModalTransition: NSObject {
  fileprivate let interactor = SwipeInteractor()
}

extension SemiModalTransition: UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    interactor.attach(to: presented, way: .dismiss)
    return SemiModalPresentationController(
      presentedViewController: presented, presenting: presenting)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SemiModalAnimator(isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SemiModalAnimator(isPresenting: false) }

  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor.isInteracting ? interactor : nil }
}

/// Moves the card: up with the spring of the bounce in 0.8 s, down as the normal dismiss in 1.5 s.
public final class SemiModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  public init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { CalmChange.duration(isPresenting ? 0.8 : 1.5) }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard !CalmChange.takesOver(context, isForward: isPresenting) else { return }
    guard let card = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    let places = ScreenPlaces(context)
    if isPresenting { places.bringIn(isForward: true) }
    let place = card.frame
    let below = place.offsetBy(dx: 0, dy: context.containerView.bounds.height)
    card.frame = isPresenting ? below : place
    let finish = { (_: Bool) in places.complete() }
    if isPresenting {
      UIView.animate(
        withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.6,
        initialSpringVelocity: 0, options: .curveLinear,
        animations: { card.frame = place }, completion: finish)
    } else {
      UIView.animate(
        withDuration: transitionDuration(using: context), animations: { card.frame = below },
        completion: finish)
    }
  }
}

/// Puts the card's content on a panel that hangs out of the screen, so that the spring shows no gap
/// below it; the screen beneath steps back.
public final class SemiModalPresentationController: SteppingPresentationController {
  // The ground is black as it is.
  override var dimmingAlpha: CGFloat { 0 }

  override var distant: CGAffineTransform { CGAffineTransform(scaleX: 0.85, y: 0.85) }

  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 3, width: bounds.width, height: bounds.height)
  }

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    panel.layer.cornerRadius = 15
    panel.layer.masksToBounds = true
    panel.backgroundColor = presentedViewController.view.backgroundColor?.resolvedColor(
      with: presentedViewController.traitCollection)
    presentedViewController.view.autoresizingMask = []
    placeContent()
  }

  public override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    placeContent()
  }

  /// The part of the panel that is on the screen.
  private func placeContent() {
    guard let bounds = containerView?.bounds else { return }
    presentedViewController.view.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height * 2 / 3)
  }
}
