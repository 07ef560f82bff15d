import QuartzCore

/// Pages of which one is on show; a finger goes from one to the next.
///
/// Pages scroll, or curl about their spine, which is at an edge. The order of callbacks is the one that was
/// measured (table 2.4); when neighbours are asked for is a guess: as soon as a page has come to rest.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  let spacing: CGFloat
  private(set) lazy var scroller = PageScroller(self)
  var pages = PageState()
  open private(set) var transitionStyle: TransitionStyle
  open private(set) var navigationOrientation: NavigationOrientation

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = style == .pageCurl ? 0 : UIPageViewController.spacing(in: options)
    spineLocation =
      style == .pageCurl ? UIPageViewController.spine(in: options) ?? .min : .none
    super.init(nibName: nil, bundle: nil)
    if spineLocation == .mid { reportTwoPages() }
  }

  public required init?(coder: NSCoder) {
    let element = coder.documentElement
    transitionStyle = element?["transitionStyle"] == "pageCurl" ? .pageCurl : .scroll
    navigationOrientation =
      element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    let curls = transitionStyle == .pageCurl
    spacing = curls ? 0 : element?.length("pageSpacing") ?? 0
    spineLocation =
      switch (curls, element?["spineLocation"]) {
      case (false, _): .none
      case (true, "mid"): .mid
      case (true, "max"): .max
      case (true, _): .min
      }
    super.init(coder: coder)
    if spineLocation == .mid { reportTwoPages() }
  }

  private static func spacing(in options: [OptionsKey: Any]?) -> CGFloat {
    switch options?[.interPageSpacing] {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    default: 0
    }
  }

  /// The option is a number, as Objective-C has it.
  private static func spine(in options: [OptionsKey: Any]?) -> SpineLocation? {
    switch options?[.spineLocation] {
    case let spine as SpineLocation: spine
    case let number as Int: SpineLocation(rawValue: number)
    case let number as NSNumber: SpineLocation(rawValue: number.intValue)
    default: nil
    }
  }

  private func reportTwoPages() { Unsupported.report("two pages side by side") }

  /// Supplies the pages before and after another; nil lets no finger turn them. Not kept alive.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if isViewLoaded { scroller.lookAround() } }
  }

  /// Hears of pages that a finger turns; not kept alive.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The page on show, alone.
  open var viewControllers: [UIViewController]? { pages.shown.map { [$0] } }

  /// Shows a page at once, or moves to it.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else {
      return Violation.record(.container(.pageMissing))
    }
    if (viewControllers?.count ?? 0) > 1 { reportTwoPages() }
    scroller.show(page, direction: direction, animated: animated, completion: completion)
  }

  /// The fingers that turn pages: a tap only those that curl.
  open var gestureRecognizers: [UIGestureRecognizer] {
    [scroller.view.panGestureRecognizer] + (transitionStyle == .pageCurl ? [scroller.tap] : [])
  }

  /// Whether pages have backs. Kept; pages that scroll have none, and the back of one that curls is paper.
  /// Default false.
  open var isDoubleSided = false {
    didSet {
      if isDoubleSided, transitionStyle == .pageCurl {
        Unsupported.report("pages with backs of their own: the back is paper")
      }
    }
  }

  /// Where pages that curl are bound; none where they scroll.
  open private(set) var spineLocation: SpineLocation

  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroller.view)
    view.addSubview(scroller.dots)
    view.onLayout = { [weak self] in self?.scroller.layOut() }
    self.view = view
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    scroller.lookAround()
  }

  open override var childForStatusBarStyle: UIViewController? { pages.shown }
  open override var childForStatusBarHidden: UIViewController? { pages.shown }
}

/// The page on show, those beside it, and the one that is coming.
@MainActor
struct PageState {
  var shown: UIViewController?
  var before: UIViewController?
  var after: UIViewController?
  var pending: Turn?

  /// One page giving way to another.
  struct Turn {
    let page: UIViewController
    let isForward: Bool
    /// Whether a finger turns it: the delegate hears of that.
    let isByFinger: Bool
    var completion: ((Bool) -> Void)?
  }
}

extension UIPageViewController {
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// Supplies pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// nil at the first page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// nil at the last page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many dots there are; without this method, none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Which dot is strong; asked after `setViewControllers`.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that a finger turns. All requirements are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// - Parameters:
  ///   - finished: Whether the motion ran to its end.
  ///   - completed: Whether another page is on show now.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// The orientations are asked; the spine stays where it is.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
