import QuartzCore

/// Screens side by side, one of which is shown, and a bar to choose among them.
///
/// A switch starts within the call that asks for it (C); one asked for during a transition waits
/// for its end (C). Without an animator nothing moves (F2.10.6).
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  var state = TabState()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    connectBar()
    DocumentCoder.made(self, by: UITabBarController.self, from: coder)
  }

  /// Asked and told about selections, and supplies animators; not kept alive (Q21).
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The screens, in the order of the bar; from the fifth on they are in a list where there are more.
  open var viewControllers: [UIViewController]? {
    get { state.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the screens; the selected one stays selected if it is among them, else the first is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replace(with: viewControllers ?? [])
  }

  /// The number of the selected screen; `NSNotFound` without screens, and while the list of more is shown. Numbers outside are ignored.
  open var selectedIndex: Int {
    get { state.controllers.firstIndex { $0 === chosen } ?? NSNotFound }
    set {
      if state.controllers.indices.contains(newValue) { select(state.controllers[newValue]) }
    }
  }

  open var selectedViewController: UIViewController? {
    get { chosen }
    set {
      guard let newValue, (state.controllers + screensInBar).contains(where: { $0 === newValue })
      else { return }
      select(newValue)
    }
  }

  open var tabBar: UITabBar { state.bar }

  /// Told of a tap on the bar, for subclasses: does nothing itself. What is selected is still what was
  /// before, and the delegate has not been asked (a guess).
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// What stands above the bar since iOS 26: kept, and reported.
  open var bottomAccessory: UITabAccessory? {
    get { kept("bottomAccessory", nil) }
    set { setBottomAccessory(newValue, animated: false) }
  }
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    keep("bottomAccessory", bottomAccessory)
    if bottomAccessory != nil { Unsupported.report("UITabBarController.bottomAccessory") }
  }

  /// Whether the bar gets smaller when content scrolls. Kept: it does not, as on iOS 18.
  open var tabBarMinimizeBehavior: MinimizeBehavior {
    get { kept("tabBarMinimizeBehavior", .automatic) }
    set { keep("tabBarMinimizeBehavior", newValue) }
  }

  /// Whether the bar is away, whatever the screens want. Default false.
  open var isTabBarHidden: Bool {
    get { state.isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Slides the bar out over the lower edge, or in.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != state.isBarHidden else { return }
    state.isBarHidden = hidden
    moveBar(animated: animated)
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? usualOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? .portrait
  }
  var usualOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }

  /// Shows the screens that have no room in the bar as a list.
  open private(set) lazy var moreNavigationController = UINavigationController(
    rootViewController: MoreList(of: self))
  /// What bars leave of the view.
  open var contentLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }

  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [weak self] in self?.layOut() }
    view.addSubview(state.content)
    view.addSubview(state.bar)
    self.view = view
  }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelectedAtOnce()
  }
}

/// What a tab bar controller knows.
@MainActor
struct TabState {
  var controllers: [UIViewController] = []
  /// Of which the controllers are made, where code says tabs.
  var tabs: [UITab] = []
  var mode = UITabBarController.Mode.automatic
  let sidebar = UITabBarController.Sidebar()
  /// The selection as the application sees it.
  var selected: UIViewController?
  /// The controller whose view is in the container, as of the last transition that ended.
  var shown: UIViewController?
  var running: (host: ContainerHost, transition: TransitionDriver)?
  /// Holds the children's views; transitions happen in it.
  let content = TransitionContainerView()
  var bar = UITabBar()
  /// Passes the taps on the bar on.
  let taps = TabBarTaps()
  /// Whether the bar is out of the way of a pushed screen.
  var isBarAway = false
  /// Whether the application has hidden the bar.
  var isBarHidden = false
  /// Whether it is sliding out or in for that.
  var isBarMoving = false
}

/// Hears taps on the bar.
@MainActor
final class TabBarTaps: NSObject, UITabBarDelegate {
  var action: ((UITabBarItem) -> Void)?

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { action?(item) }
}
