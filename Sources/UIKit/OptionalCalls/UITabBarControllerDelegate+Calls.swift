import QuartzCore

/// The optional methods of a delegate as values, for calls like `delegate.tabBarController?(…)`.
///
/// Nil never: a method that is not implemented answers as its default does.
extension UITabBarControllerDelegate {
  @_disfavoredOverload
  public var tabBarController: _TabBarControllerDelegateTabBarController? {
    _TabBarControllerDelegateTabBarController(target: self)
  }
}

/// `tabBarController` of a delegate, to be called.
@preconcurrency @MainActor
public struct _TabBarControllerDelegateTabBarController {
  let target: any UITabBarControllerDelegate

  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool? {
    target.tabBarController(tabBarController, shouldSelect: viewController)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    target.tabBarController(tabBarController, didSelect: viewController)
  }

  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    target.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    target.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}
