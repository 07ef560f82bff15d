import Documents
import QuartzCore

extension ObjectMaker {
  func fillController(_ controller: UIViewController, _ element: Element) {
    if self.controller == nil { self.controller = controller }
    apply(Self.controllerSettings, to: controller, element)
    if let edges = element.value("extendedEdge") ?? element.value("edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = Self.edges(edges)
    }
    if let size = element.size("preferredContentSize")
      ?? element.size("contentSizeForViewInPopover")
    {
      controller.preferredContentSize = size
    }
    if let item = element.value("navigationItem") { _ = make(item, is: controller.navigationItem) }
    if let item = element.value("tabBarItem").flatMap({ make($0) }) as? UITabBarItem {
      controller.tabBarItem = item
    }
    let items = element.list("toolbarItems").compactMap { make($0) as? UIBarButtonItem }
    if !items.isEmpty { controller.toolbarItems = items }
    switch controller {
    case let controller as UINavigationController: fillNavigation(controller, element)
    case let controller as UITabBarController: fillTabs(controller, element)
    case let controller as UISplitViewController: fillSplit(controller, element)
    default: break
    }
  }

  private func fillSplit(_ controller: UISplitViewController, _ element: Element) {
    let columns =
      related("masterViewController", element) + related("detailViewController", element)
    if !columns.isEmpty { controller.viewControllers = columns }
  }

  private static let controllerSettings: [Setting<UIViewController>] = [
    .text("title", \.title), .text("restorationIdentifier", \.restorationIdentifier),
    Setting { controller, element, _ in
      if element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
        controller.restorationIdentifier = element["storyboardIdentifier"]
      }
    },
    .word("modalPresentationStyle", \.modalPresentationStyle, Words.presentationStyles),
    .word("modalTransitionStyle", \.modalTransitionStyle, Words.transitionStyles),
    .flag("definesPresentationContext", \.definesPresentationContext),
    .flag(
      "providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle),
    .flag("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
    .flag("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
    .flag("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets),
    .flag("viewRespectsSystemMinimumLayoutMargins", \.viewRespectsSystemMinimumLayoutMargins),
    Setting { controller, element, _ in
      if let table = controller as? UITableViewController,
        let clears = element.flag("clearsSelectionOnViewWillAppear")
      {
        table.clearsSelectionOnViewWillAppear = clears
      }
    },
  ]

  private static func edges(_ element: Element) -> UIRectEdge {
    let words: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return words.filter { element.flag($0.0) == true }.reduce(into: []) { $0.insert($1.1) }
  }

  private func fillNavigation(_ controller: UINavigationController, _ element: Element) {
    if let bar = element.value("navigationBar") {
      if bar["customClass"] != nil, let own = make(bar) as? UINavigationBar {
        controller.takeBars(own, nil)
      } else {
        _ = make(bar, is: controller.navigationBar)
      }
    }
    if let bar = element.value("toolbar") { _ = make(bar, is: controller.toolbar) }
    if let isHidden = element.flag("navigationBarHidden") {
      controller.isNavigationBarHidden = isHidden
    }
    if let isHidden = element.flag("toolbarHidden") { controller.isToolbarHidden = isHidden }
    if element.flag("hidesBarsOnSwipe") == true { controller.hidesBarsOnSwipe = true }
    if element.flag("hidesBarsOnTap") == true { controller.hidesBarsOnTap = true }
    if let root = related("rootViewController", element).first {
      controller.setViewControllers([root], animated: false)
    }
  }

  private func fillTabs(_ controller: UITabBarController, _ element: Element) {
    if let bar = element.value("tabBar") { _ = make(bar, is: controller.tabBar) }
    let screens = related("viewControllers", element)
    if !screens.isEmpty { controller.setViewControllers(screens, animated: false) }
    if let number = element.integer("selectedViewControllerIndex"), number < screens.count {
      controller.selectedIndex = number
    }
  }

  /// The controllers that a container has from the beginning.
  func related(_ relationship: String, _ element: Element) -> [UIViewController] {
    element.list("connections").filter {
      $0.tag == "segue" && $0["kind"] == "relationship" && $0["relationship"] == relationship
    }.compactMap { segue in
      segue["destination"].flatMap { SceneMaker.makeController($0, in: self, for: segue) }
    }
  }
}
