import Choreography
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

  var state = NavigationState<Screen>()
  var objects = NavigationObjects()
  var bars = NavigationBars()
  private(set) lazy var popDrag = PopDrag(self)
  private lazy var barHiding = BarHiding(self)
  private var hidesBars: Bool {
    hidesBarsOnSwipe || hidesBarsOnTap || hidesBarsWhenVerticallyCompact
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    prepare()
    change(.push(Screen(rootViewController)), animated: false)
  }

  /// With bars of an application's own classes; nil is UIKit's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    bars.take(
      (navigationBarClass as? UIView.Type)?.makeRegistered() as? UINavigationBar,
      (toolbarClass as? UIView.Type)?.makeRegistered() as? UIToolbar)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    DocumentCoder.made(self, by: UINavigationController.self, from: coder)
  }

  /// Bars of an application's own classes, as a document has them.
  func takeBars(_ navigationBar: UINavigationBar?, _ toolbar: UIToolbar?) {
    bars.take(navigationBar, toolbar)
    bars.connect(to: self)
  }

  /// Bars of an application's own in the place of those on show; nil keeps the present one.
  func exchangeBars(_ navigationBar: UINavigationBar?, _ toolbar: UIToolbar?) {
    let (oldBar, oldTools) = (self.navigationBar, self.toolbar!)
    let (isBarHidden, isToolbarHidden) = (oldBar.isHidden, oldTools.isHidden)
    takeBars(navigationBar, toolbar)
    navigationBar?.setItems(stackedControllers.map(\.navigationItem), animated: false)
    navigationBar?.isHidden = isBarHidden
    self.toolbar.isHidden = isToolbarHidden
    guard isViewLoaded else { return }
    if let navigationBar, navigationBar !== oldBar {
      view.insertSubview(navigationBar, aboveSubview: oldBar)
      oldBar.removeFromSuperview()
    }
    if let toolbar, toolbar !== oldTools {
      view.insertSubview(toolbar, aboveSubview: oldTools)
      oldTools.removeFromSuperview()
    }
    view.setNeedsLayout()
  }

  /// A stack is a context for presentations unless told otherwise (facts 1.0).
  private func prepare() {
    presentation.definesContext = true
    bars.connect(to: self)
  }

  /// Hears who is shown and supplies animators; not kept alive (Q21).
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The stack

  /// The stack, root first. Assigning it does not animate.
  open var viewControllers: [UIViewController] {
    get { stackedControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last child: the top of the stack, or one that came by `addChild(_:)` since (F2.15.15).
  open var topViewController: UIViewController? {
    let adopted = PlantedFault.stackForgetsChildren.isPlanted ? nil : lastAdopted
    return adopted ?? state.stack.last?.controller
  }

  /// What is seen: the topmost controller, or what it or this one presents.
  open var visibleViewController: UIViewController? {
    presentation.presented ?? topViewController?.presentedViewController ?? topViewController
  }

  /// Puts a controller on top. One that is in the stack already is refused (F2.10.1).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard checkPush(viewController) else { return }
    change(.push(Screen(viewController)), animated: animated)
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
    guard isStacked(viewController) else {
      Violation.record(.stack(.popsToStranger("\(type(of: viewController))")))
      return nil
    }
    let popped = change(.popTo(Screen(viewController)), animated: animated)
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
    guard checkStack(viewControllers) else { return }
    change(.replace(viewControllers.map(Screen.init)), animated: animated)
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

  /// Whether the bars go with a finger that moves up and come with one that moves down. Default
  /// false.
  open var hidesBarsOnSwipe = false { didSet { barHiding.wishesChanged() } }

  /// Whether a tap on what is no control makes the bars go, and come. Default false.
  open var hidesBarsOnTap = false { didSet { barHiding.wishesChanged() } }

  /// Whether the bars go when the keyboard comes; they do not come back by themselves. Default false.
  open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.wishesChanged() } }

  /// Whether the bars are away in compact height. Default false.
  open var hidesBarsWhenVerticallyCompact = false { didSet { barHiding.wishesChanged() } }

  /// The finger of `hidesBarsOnSwipe`.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }

  /// The tap of `hidesBarsOnTap`.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

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
    if hidesBars { barHiding.wishesChanged() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if hidesBars { barHiding.heightChanged() }
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? ownOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? .portrait
  }

  /// What counts where the delegate does not say.
  var ownOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }

  /// The screen on top has the say about hiding, and about the style when no bar is above it.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// Light over a bar whose style is black, where the screen on top has no say.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showTopAtOnce(animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if hidesBars { barHiding.heightChanged() }
    tellOfFirstShow(animated: animated)
  }

  /// The gesture for "back" pops.
  open override func accessibilityPerformEscape() -> Bool {
    popViewController(animated: true) != nil || super.accessibilityPerformEscape()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if state.work == nil { releaseStrays() }
  }

  /// The item set for this controller, else the root's.
  open override var tabBarItem: UITabBarItem! {
    get {
      barPreferences.tabBarItem ?? state.stack.first?.controller.tabBarItem ?? super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }
}
