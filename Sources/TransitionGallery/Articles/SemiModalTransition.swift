import UIKit

/// A card of two thirds of the screen with corners of 15 points; behind it a picture of the screen
/// beneath shrinks to 0.85. A swipe down takes it back.
///
/// From the article "iOS-转场动画", semi-modal. Mended: the picture is kept in a property and not
/// looked up by a tag, corners do clip, a cancelled swipe keeps the card and the shrunken
/// picture, the card keeps clear of the third above it, and the screen beneath is shown again in
/// every ending.
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

/// Moves the card: up with the spring of the bounce, down evenly.
public final class SemiModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  public init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { isPresenting ? 0.8 : 0.6 }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let controller = context.viewController(forKey: isPresenting ? .to : .from),
      let card = context.view(forKey: isPresenting ? .to : .from)
    else { return context.completeTransition(false) }
    let place =
      isPresenting ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
    let below = place.offsetBy(dx: 0, dy: context.containerView.bounds.height - place.minY)
    if isPresenting { context.containerView.addSubview(card) }
    card.frame = isPresenting ? below : place
    let finish = { (_: Bool) in
      let completed = !context.transitionWasCancelled
      if !completed, !self.isPresenting { card.frame = place }
      context.completeTransition(completed)
    }
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

/// Keeps the screen beneath as a picture that shrinks.
public final class SemiModalPresentationController: UIPresentationController {
  private var picture: UIView?
  private let ground = UIView()

  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(
      x: 0, y: bounds.height / 3, width: bounds.width, height: bounds.height * 2 / 3)
  }

  public override func presentationTransitionWillBegin() {
    guard let container = containerView, let card = presentedView else { return }
    card.layer.cornerRadius = 15
    card.layer.masksToBounds = true
    ground.backgroundColor = .black
    ground.frame = container.bounds
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(ground, at: 0)
    if let picture = presentingViewController.view.snapshotView(afterScreenUpdates: false) {
      picture.frame = container.bounds
      container.insertSubview(picture, aboveSubview: ground)
      self.picture = picture
    }
    alongside { self.picture?.transform = CGAffineTransform(scaleX: 0.85, y: 0.85) }
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { strike() }
  }

  public override func dismissalTransitionWillBegin() {
    alongside { self.picture?.transform = .identity }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed {
      strike()
    } else {
      picture?.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
    }
  }

  public override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard let bounds = containerView?.bounds else { return }
    picture?.bounds = CGRect(origin: .zero, size: bounds.size)
    picture?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    if presentedViewController.transitionCoordinator == nil {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private func alongside(_ changes: @escaping () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return changes() }
    coordinator.animate(alongsideTransition: { _ in changes() })
  }

  private func strike() {
    picture?.removeFromSuperview()
    ground.removeFromSuperview()
    picture = nil
  }
}
