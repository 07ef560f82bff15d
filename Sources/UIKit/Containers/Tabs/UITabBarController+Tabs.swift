import QuartzCore

// Tabs as code says them since iOS 18. On a phone they are the items of the bar.
extension UITabBarController {
  /// A bar of these tabs, the first of which is shown.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs of the bar; assigning them takes the place of `viewControllers`.
  public final var tabs: [UITab] {
    get { state.tabs }
    set { setTabs(newValue, animated: false) }
  }

  public final func setTabs(_ tabs: [UITab], animated: Bool) {
    let selected = selectedTab
    for tab in state.tabs { tab.tabBarController = nil }
    state.tabs = tabs
    for tab in tabs { tab.tabBarController = self }
    tabsChanged()
    if let selected, tabs.contains(where: { $0 === selected }) { selectedTab = selected }
  }

  /// The tab that is shown; nil where `viewControllers` say what is. Selecting a child of a group
  /// shows the group with it.
  public final var selectedTab: UITab? {
    get { selectedViewController.flatMap(tab(showing:)) }
    set {
      guard let newValue else { return }
      var tab = newValue
      while let group = tab.parent {
        group.selectedChild = tab
        tab = group
      }
      guard let index = shownTabs.firstIndex(where: { $0 === tab }) else { return }
      selectedIndex = index
    }
  }

  /// The tab with an identifier, groups searched too.
  public final func tab(forIdentifier identifier: String) -> UITab? {
    for tab in state.tabs {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// How tabs are shown where there is room: kept, a phone has a bar only.
  public final var mode: Mode {
    get { state.mode }
    set {
      state.mode = newValue
      let isPad = traitCollection.userInterfaceIdiom == .pad
      if newValue == .tabSidebar, isPad { Unsupported.report("the sidebar of UITabBarController") }
    }
  }

  public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }

  /// The sidebar, which is not shown: what it is told is kept.
  public final var sidebar: Sidebar { state.sidebar }
  /// Kept: people cannot move tabs here.
  public final var customizationIdentifier: String? {
    get { extras.kept["customizationIdentifier"] as? String }
    set { extras.kept["customizationIdentifier"] = newValue }
  }
  public final var compactTabIdentifiers: [String]? {
    get { extras.kept["compactTabIdentifiers"] as? [String] }
    set { extras.kept["compactTabIdentifiers"] = newValue }
  }

  /// What a tab bar controller shows at the side where there is room: not here.
  @preconcurrency @MainActor
  public final class Sidebar: NSObject {
    public var isHidden = true
    public var preferredLayout = Layout.automatic
    public var headerContentConfiguration: (any UIContentConfiguration)?
    public var footerContentConfiguration: (any UIContentConfiguration)?
    public var bottomBarView: UIView?
    public var navigationOverflowItems: [UIMenuElement]?
    public func reconfigureItem(for tab: UITab) {}

    public enum Layout: Int, Sendable {
      case automatic = 0
      case overlap = 1
      case tile = 2
    }
  }

  var shownTabs: [UITab] { state.tabs.filter { !$0.isHidden } }

  func tab(showing controller: UIViewController) -> UITab? {
    shownTabs.first { $0.item === controller.tabBarItem }
  }

  /// Shows the tabs as they are now; what was selected stays, where it is still there.
  func tabsChanged() {
    guard !state.tabs.isEmpty else { return }
    setViewControllers(shownTabs.map { $0.makeShownController() }, animated: false)
  }
}
