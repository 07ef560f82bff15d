import QuartzCore

/// The optional methods of delegates as values, for calls like `delegate.pageViewController?(…)`.
///
/// Nil never: a method that is not implemented answers as its default does.
extension UIPageViewControllerDelegate {
  @_disfavoredOverload
  public var pageViewController: _PageViewControllerDelegatePageViewController? {
    _PageViewControllerDelegatePageViewController(target: self)
  }
}

extension UIPageViewControllerDataSource {
  @_disfavoredOverload
  public var presentationCount: _PageViewControllerDataSourcePresentationCount? {
    _PageViewControllerDataSourcePresentationCount(target: self)
  }

  @_disfavoredOverload
  public var presentationIndex: _PageViewControllerDataSourcePresentationIndex? {
    _PageViewControllerDataSourcePresentationIndex(target: self)
  }
}

/// `pageViewController` of a delegate, to be called.
@preconcurrency @MainActor
public struct _PageViewControllerDelegatePageViewController {
  let target: any UIPageViewControllerDelegate

  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    target.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }

  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    target.pageViewController(
      pageViewController, didFinishAnimating: finished,
      previousViewControllers: previousViewControllers, transitionCompleted: completed)
  }
}

/// `presentationCount` of a delegate, to be called.
@preconcurrency @MainActor
public struct _PageViewControllerDataSourcePresentationCount {
  let target: any UIPageViewControllerDataSource

  @discardableResult
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    target.presentationCount(for: pageViewController)
  }
}

/// `presentationIndex` of a delegate, to be called.
@preconcurrency @MainActor
public struct _PageViewControllerDataSourcePresentationIndex {
  let target: any UIPageViewControllerDataSource

  @discardableResult
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    target.presentationIndex(for: pageViewController)
  }
}
