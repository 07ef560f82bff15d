import QuartzCore

/// The optional methods of a delegate as values, for calls like `delegate.navigationController?(…)`.
///
/// Nil never: a method that is not implemented answers as its default does.
extension UINavigationControllerDelegate {
  @_disfavoredOverload
  public var navigationController: _NavigationControllerDelegateNavigationController? {
    _NavigationControllerDelegateNavigationController(target: self)
  }
}

/// `navigationController` of a delegate, to be called.
@preconcurrency @MainActor
public struct _NavigationControllerDelegateNavigationController {
  let target: any UINavigationControllerDelegate

  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    target.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    target.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    target.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    target.navigationController(navigationController, interactionControllerFor: animationController)
  }
}
