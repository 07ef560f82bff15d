import UIKit

/// Springs a screen up from the middle of the screen while it fades in: 2 s, damping 0.6. On the
/// way out it sinks and fades.
///
/// From the article on `HalfWaySpringAnimator`: the upper edge starts where the from-view's middle
/// is. Mended: the from-view, which is nil when the presenter stays, is not needed, its middle is
/// the container's; the card has its size from the start; the way out exists.
public final class HalfWaySpringAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  public init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { CalmChange.duration(isPresenting ? 2 : 0.35) }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard !CalmChange.takesOver(transitionContext, isForward: isPresenting) else { return }
    isPresenting ? springUp(transitionContext) : sink(transitionContext)
  }

  private func springUp(_ context: UIViewControllerContextTransitioning) {
    guard let toView = context.view(forKey: .to) else { return context.completeTransition(false) }
    let places = ScreenPlaces(context)
    places.bringIn(isForward: true)
    let finalFrame = toView.frame
    toView.frame.origin.y = context.containerView.bounds.midY
    toView.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0, options: .curveLinear
    ) {
      toView.alpha = 1
      toView.frame = finalFrame
    } completion: { _ in
      toView.alpha = 1
      places.complete()
    }
  }

  private func sink(_ context: UIViewControllerContextTransitioning) {
    guard let fromView = context.view(forKey: .from) else {
      return context.completeTransition(false)
    }
    let places = ScreenPlaces(context)
    places.bringIn(isForward: false)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseIn
    ) {
      fromView.alpha = 0
      fromView.frame = fromView.frame.offsetBy(
        dx: 0, dy: context.containerView.bounds.height / 2)
    } completion: { _ in
      fromView.alpha = 1
      places.complete()
    }
  }
}

/// Half-way springs onto a decorated card, as in a form sheet.
public final class HalfWaySpringTransition: NSObject, UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DecoratedPresentationController(presentedViewController: presented, presenting: presenting)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { HalfWaySpringAnimator(isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { HalfWaySpringAnimator(isPresenting: false) }
}
