import QuartzCore

/// One tab of a tab bar controller, as code says it since iOS 18: what the bar shows of it, and who
/// makes its screen when that is first wanted.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// What tells it from others.
  public final let identifier: String
  /// Makes the screen; asked once.
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  /// What the bar shows.
  let item: UITabBarItem

  /// - Parameter viewControllerProvider: Makes the screen; nil for a plain one.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.identifier, provider) = (identifier, viewControllerProvider)
    item = UITabBarItem(title: title, image: image, tag: 0)
    super.init()
  }

  /// One whose item the system draws.
  init(
    systemItem: UITabBarItem.SystemItem, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)?
  ) {
    (self.identifier, provider) = (identifier, viewControllerProvider)
    item = UITabBarItem(tabBarSystemItem: systemItem, tag: 0)
    super.init()
  }

  open var title: String {
    get { item.title ?? "" }
    set { item.title = newValue }
  }

  open var image: UIImage? {
    get { item.image }
    set { item.image = newValue }
  }

  open var badgeValue: String? {
    get { item.badgeValue }
    set { item.badgeValue = newValue }
  }

  /// Kept: a sidebar shows it.
  open var subtitle: String?
  /// The application's own.
  open var userInfo: Any?
  /// Kept: people cannot move tabs here.
  open var preferredPlacement = Placement.automatic
  open var allowsHiding = false
  open var isEnabled = true
  /// Whether the bar leaves it out. Default false.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } }
  }
  open var isHiddenByDefault = false

  /// The group that it is in.
  open internal(set) weak var parent: UITabGroup?
  /// The outermost group of those that it is in.
  open var managingTabGroup: UITabGroup? { parent?.managingTabGroup ?? parent }
  open internal(set) weak var tabBarController: UITabBarController?
  open var hasVisiblePlacement: Bool { !isHidden && tabBarController != nil }

  /// The screen, made when it is first asked for.
  open var viewController: UIViewController? {
    if made == nil, let provider { made = provider(self) }
    return made
  }

  /// What the bar's controller shows for it.
  func makeShownController() -> UIViewController {
    let controller = viewController ?? UIViewController()
    made = controller
    if controller.tabBarItem !== item { controller.tabBarItem = item }
    return controller
  }

  /// Where people find a tab.
  public enum Placement: Int, Sendable {
    case automatic = 0
    case `default` = 1
    case optional = 2
    case movable = 3
    case pinned = 4
    case fixed = 5
    case sidebarOnly = 6
  }
}

/// The tab of a search, which the system draws.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      systemItem: .search, identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }

  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }

  /// Kept: the search begins when its field is touched.
  open var automaticallyActivatesSearch = false
}

/// Tabs that a sidebar shows below a heading. A bar shows the group as one tab: its own screen, or
/// that of the selected child where it has none.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  private var hasOwnScreen = false
  private var chosen: UITab?

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    hasOwnScreen = viewControllerProvider != nil
    self.children = children
    adopt()
  }

  open var children: [UITab] = [] { didSet { adopt() } }
  /// The child that is shown; nil shows the group's own screen.
  open var selectedChild: UITab? {
    get { chosen ?? children.first { $0.identifier == defaultChildIdentifier } }
    set {
      chosen = newValue
      tabBarController?.tabsChanged()
    }
  }
  open var defaultChildIdentifier: String?
  /// Kept: there is no sidebar on a phone.
  open var sidebarAppearance = SidebarAppearance.automatic
  open var allowsReordering = false
  open var displayOrderIdentifiers: [String] = []
  open var displayOrder: [UITab] { children }
  /// Onto which the screens of children are pushed.
  open var managingNavigationController: UINavigationController?

  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  override func makeShownController() -> UIViewController {
    let inner = selectedChild ?? (hasOwnScreen ? nil : children.first)
    let screens = [hasOwnScreen ? viewController : nil, inner?.viewController].compactMap { $0 }
    if let navigation = managingNavigationController {
      navigation.setViewControllers(screens, animated: false)
      navigation.tabBarItem = item
      return navigation
    }
    guard let screen = screens.last else { return super.makeShownController() }
    screen.tabBarItem = item
    return screen
  }

  private func adopt() {
    for child in children {
      child.parent = self
      child.tabBarController = tabBarController
    }
  }

  override weak open internal(set) var tabBarController: UITabBarController? {
    didSet { adopt() }
  }

  /// How a sidebar shows the group.
  public enum SidebarAppearance: Int, Sendable {
    case automatic = 0
    case inline = 1
    case rootSection = 2
  }
}
