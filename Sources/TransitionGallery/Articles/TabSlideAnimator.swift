import UIKit

/// Slides from one tab to another, to the side on which the other lies: 0.4 s.
///
/// From the article that lists tab switches among the transitions one can replace. Where people
/// read from right to left, "after" is on the left.
public final class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool

  /// - Parameter isForward: Whether the new tab lies after the old one.
  public init(isForward: Bool) {
    self.isForward = isForward
    super.init()
  }

  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { CalmChange.duration(0.4) }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard !CalmChange.takesOver(transitionContext, isForward: true) else { return }
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let places = ScreenPlaces(transitionContext)
    places.bringIn(isForward: true)
    let (start, finalFrame) = (fromView.frame, toView.frame)
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = container.bounds.width * (isForward == isMirrored ? -1 : 1)
    toView.frame = finalFrame.offsetBy(dx: distance, dy: 0)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {
      toView.frame = finalFrame
      fromView.frame = start.offsetBy(dx: -distance, dy: 0)
    } completion: { _ in
      fromView.frame = start
      places.complete()
    }
  }
}

/// Supplies the slide to a tab bar controller; which does not keep its delegate alive.
public final class TabSlideTransition: NSObject, UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let tabs = tabBarController.viewControllers ?? []
    guard let from = tabs.firstIndex(of: fromVC), let to = tabs.firstIndex(of: toVC) else {
      return nil
    }
    return TabSlideAnimator(isForward: to > from)
  }
}
