import UIKit

/// Dismisses a screen downwards: 1.5 s, by one screen height, the other screen beneath.
///
/// From the article "iOS-转场动画". Mended: the to-view is only put beneath where there is one
/// (it is nil when the presenter never left), and the distance is the container's height.
public final class NormalDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 1.5

  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { CalmChange.duration(Self.duration) }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard !CalmChange.takesOver(transitionContext, isForward: false) else { return }
    guard let motion = Self.motion(transitionContext) else {
      return transitionContext.completeTransition(false)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      motion.move()
    } completion: { _ in
      motion.land()
    }
  }

  /// The same for animators that can be caught.
  static func motion(_ context: UIViewControllerContextTransitioning) -> CatchableAnimator.Motion? {
    guard let fromView = context.view(forKey: .from) else { return nil }
    let places = ScreenPlaces(context)
    places.bringIn(isForward: false)
    let height = context.containerView.bounds.height
    return CatchableAnimator.Motion {
      fromView.frame = fromView.frame.offsetBy(dx: 0, dy: height)
    } land: {
      places.complete()
    }
  }
}
