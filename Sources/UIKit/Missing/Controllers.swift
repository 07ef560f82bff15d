import QuartzCore

/// What is left out on purpose; `Documentation/surface/exceptions.tsv` says why.
@available(
  *, unavailable,
  message: "pages that turn are not rehearsed here; use a paging UIScrollView or a custom container"
)
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {}

@available(*, unavailable, message: "pages that turn are not rehearsed here")
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {}

@available(*, unavailable, message: "pages that turn are not rehearsed here")
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {}

@available(
  *, unavailable,
  message: "columns are not rehearsed here; rehearse the navigation controllers in them"
)
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {}
