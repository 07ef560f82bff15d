import QuartzCore

/// A stack of screens: shows the topmost, under a bar with its title and the way back.
///
/// Changes of the stack count at once; the transition starts in the layout pass of the same turn
/// (F2.2.2). Those asked for during a transition wait for its end (F2.2.4).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Which way the stack changes.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  var state = NavigationState()
  var bars = NavigationBars()
  private(set) lazy var popDrag = PopDrag(self)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bars.connect(to: self)
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    change(.push(rootViewController), animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bars.connect(to: self)
  }

  /// Hears who is shown and supplies animators; not kept alive (Q21).
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The stack

  /// The stack, root first. Assigning it does not animate.
  open var viewControllers: [UIViewController] {
    get { state.stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { state.stack.last }

  /// What is seen: the topmost controller, or what it or this one presents.
  open var visibleViewController: UIViewController? {
    presentation.presented ?? topViewController?.presentedViewController ?? topViewController
  }

  /// Puts a controller on top. One that is in the stack already is refused (F2.10.1).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard mayPush(viewController) else { return }
    change(.push(viewController), animated: animated)
  }

  /// Takes the topmost controller off.
  /// - Returns: That controller; nil at the root (F2.10.1).
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    change(.pop, animated: animated).last
  }

  /// Takes off all above a controller.
  /// - Returns: Those, lowest first; nil when there are none.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard state.stack.contains(where: { $0 === viewController }) else {
      SceneEnvironment.current.violate(
        "pop-to-stranger", "\(type(of: viewController)) is not in the stack; the pop was ignored")
      return nil
    }
    let popped = change(.popTo(viewController), animated: animated)
    return popped.isEmpty ? nil : popped
  }

  /// Takes off all but the root.
  /// - Returns: Those, lowest first; nil at the root (F2.10.1).
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = change(.popToRoot, animated: animated)
    return popped.isEmpty ? nil : popped
  }

  /// Sets the whole stack: a push if the new top is new, a pop if it was further down, and no
  /// motion if it is on top already (F2.10.2).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard isStack(viewControllers) else { return }
    change(.replace(viewControllers), animated: animated)
  }

  /// The finger from the leading edge that pops. Its own delegate keeps it off the root, hidden
  /// bars, and screens without a back button; put another in its place to decide for yourself.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popDrag.pan }

  /// Pushes, with animation.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  open var navigationBar: UINavigationBar { bars.navigationBar }

  open var toolbar: UIToolbar! { bars.toolbar }

  /// Default false.
  open var isNavigationBarHidden: Bool {
    get { bars.isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Slides the bar out or in: with the transition that is about to start, else by itself.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != bars.isNavigationBarHidden else { return }
    bars.isNavigationBarHidden = hidden
    barsChanged(animated: animated)
  }

  /// Default true.
  open var isToolbarHidden: Bool {
    get { bars.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != bars.isToolbarHidden else { return }
    bars.isToolbarHidden = hidden
    barsChanged(animated: animated)
  }

  /// Bars that go and come by themselves are not there: setting one of these to true says so.
  /// Default false.
  open var hidesBarsOnSwipe = false {
    didSet { if hidesBarsOnSwipe { Unsupported.report("hidesBarsOnSwipe") } }
  }
  open var hidesBarsOnTap = false {
    didSet { if hidesBarsOnTap { Unsupported.report("hidesBarsOnTap") } }
  }
  open var hidesBarsWhenKeyboardAppears = false {
    didSet {
      if hidesBarsWhenKeyboardAppears { Unsupported.report("hidesBarsWhenKeyboardAppears") }
    }
  }
  open var hidesBarsWhenVerticallyCompact = false {
    didSet {
      if hidesBarsWhenVerticallyCompact { Unsupported.report("hidesBarsWhenVerticallyCompact") }
    }
  }

  /// Seconds that a bar takes to slide out or in.
  public class var hideShowBarDuration: CGFloat { SystemMotion.hideShowBarDuration }

  // MARK: The view

  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [weak self] in self?.layOut() }
    for part in [bars.content, bars.navigationBar, bars.toolbar] { view.addSubview(part) }
    view.addGestureRecognizer(popDrag.pan)
    self.view = view
  }

  /// The screen on top has the say about hiding, and about the style when no bar is above it.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showTopAtOnce(animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tellOfFirstShow(animated: animated)
  }

  /// The gesture for "back" pops.
  open override func accessibilityPerformEscape() -> Bool {
    popViewController(animated: true) != nil || super.accessibilityPerformEscape()
  }

  /// The item set for this controller, else the root's.
  open override var tabBarItem: UITabBarItem! {
    get { barWishes.tabBarItem ?? state.stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
}
