import UIKit

/// Slides from one tab to another, to the side on which the other lies: 0.4 s.
///
/// From the article that lists tab switches among the transitions one can replace.
public final class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool

  /// - Parameter isForward: Whether the new tab lies after the old one.
  public init(isForward: Bool) {
    self.isForward = isForward
    super.init()
  }

  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.4 }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to),
      let toController = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let start = fromView.frame
    let finalFrame = transitionContext.finalFrame(for: toController)
    let distance = container.bounds.width * (isForward ? 1 : -1)
    toView.frame = finalFrame.offsetBy(dx: distance, dy: 0)
    container.addSubview(toView)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {
      toView.frame = finalFrame
      fromView.frame = start.offsetBy(dx: -distance, dy: 0)
    } completion: { _ in
      fromView.frame = start
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
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
