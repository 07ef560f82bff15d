import QuartzCore

/// The optional methods of delegates as values, for calls like `delegate.navigationBar?(…)`.
///
/// Nil never: a method that is not implemented answers as its default does.
extension UINavigationBarDelegate {
  @_disfavoredOverload
  public var navigationBar: _NavigationBarDelegateNavigationBar? {
    _NavigationBarDelegateNavigationBar(target: self)
  }
}

extension UITabBarDelegate {
  @_disfavoredOverload
  public var tabBar: _TabBarDelegateTabBar? { _TabBarDelegateTabBar(target: self) }
}

/// `navigationBar` of a delegate, to be called.
@preconcurrency @MainActor
public struct _NavigationBarDelegateNavigationBar {
  let target: any UINavigationBarDelegate

  @discardableResult
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  {
    target.navigationBar(navigationBar, shouldPush: item)
  }

  public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    target.navigationBar(navigationBar, didPush: item)
  }

  @discardableResult
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  {
    target.navigationBar(navigationBar, shouldPop: item)
  }

  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    target.navigationBar(navigationBar, didPop: item)
  }
}

/// `tabBar` of a delegate, to be called.
@preconcurrency @MainActor
public struct _TabBarDelegateTabBar {
  let target: any UITabBarDelegate

  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    target.tabBar(tabBar, didSelect: item)
  }
}
