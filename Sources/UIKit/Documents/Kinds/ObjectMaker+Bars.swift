import Documents
import QuartzCore

/// Bars and what stands in them.
extension ObjectMaker {
  func fillNavigationBar(_ bar: UINavigationBar, _ element: Element) {
    apply(Self.barSettings, to: bar, element)
    if let style = Self.barStyles[element["barStyle"] ?? ""] { bar.barStyle = style }
    if let attributes = textAttributes("titleTextAttributes", of: element) {
      bar.titleTextAttributes = attributes
    }
    if let attributes = textAttributes("largeTitleTextAttributes", of: element) {
      bar.largeTitleTextAttributes = attributes
    }
    let items = element.list("items").compactMap { make($0) as? UINavigationItem }
    if !items.isEmpty { bar.setItems(items, animated: false) }
    for key in ["standardAppearance", "scrollEdgeAppearance", "compactAppearance"] {
      guard let value = element.value(key) else { continue }
      let appearance = UINavigationBarAppearance()
      fillAppearance(appearance, value)
      if let attributes = textAttributes("titleTextAttributes", of: value) {
        appearance.titleTextAttributes = attributes
      }
      if let attributes = textAttributes("largeTitleTextAttributes", of: value) {
        appearance.largeTitleTextAttributes = attributes
      }
      switch key {
      case "standardAppearance": bar.standardAppearance = appearance
      case "scrollEdgeAppearance": bar.scrollEdgeAppearance = appearance
      default: bar.compactAppearance = appearance
      }
    }
  }

  private static let barSettings: [Setting<UINavigationBar>] = [
    .flag("translucent", \.isTranslucent), .flag("largeTitles", \.prefersLargeTitles),
    .colour("barTintColor", \.barTintColor),
  ]

  private static let barStyles: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
  ]

  private func fillAppearance(_ appearance: UIBarAppearance, _ element: Element) {
    if let colour = readColour(element.value("backgroundColor")) {
      appearance.backgroundColor = colour
    }
    if let colour = readColour(element.value("shadowColor")) { appearance.shadowColor = colour }
  }

  func fillTabBar(_ bar: UITabBar, _ element: Element) {
    apply(Self.tabBarSettings, to: bar, element)
    let items = element.list("items").compactMap { make($0) as? UITabBarItem }
    if !items.isEmpty { bar.items = items }
    if let id = element["selectedItem"] { bar.selectedItem = object(id) as? UITabBarItem }
    for key in ["standardAppearance", "scrollEdgeAppearance"] {
      guard let value = element.value(key) else { continue }
      let appearance = UITabBarAppearance()
      fillAppearance(appearance, value)
      if key == "standardAppearance" {
        bar.standardAppearance = appearance
      } else {
        bar.scrollEdgeAppearance = appearance
      }
    }
  }

  private static let tabBarSettings: [Setting<UITabBar>] = [
    .flag("translucent", \.isTranslucent), .colour("barTintColor", \.barTintColor),
    .colour("unselectedItemTintColor", \.unselectedItemTintColor),
    .image("backgroundImage", \.backgroundImage), .image("shadowImage", \.shadowImage),
    Setting { bar, element, maker in
      if let colour = maker.readColour(element.value("selectedImageTintColor")) {
        bar.tintColor = colour
      }
    },
  ]

  func fillToolbar(_ bar: UIToolbar, _ element: Element) {
    if let colour = readColour(element.value("barTintColor")) { bar.barTintColor = colour }
    let items = element.list("items").compactMap { make($0) as? UIBarButtonItem }
    if !items.isEmpty { bar.items = items }
  }

  // MARK: Items

  func fillNavigationItem(_ item: UINavigationItem, _ element: Element) {
    if let title = element.string("title") { item.title = title }
    if let title = element.string("backButtonTitle") { item.backButtonTitle = title }
    if let prompt = element.string("prompt") { item.prompt = prompt }
    if let hides = element.flag("hidesBackButton") { item.hidesBackButton = hides }
    if let both = element.flag("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = both
    }
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if let view = element.value("titleView").flatMap({ makeView($0) }) { item.titleView = view }
    if let back = button(element.value("backBarButtonItem")) { item.backBarButtonItem = back }
    let (left, right) = (element.list("leftBarButtonItems"), element.list("rightBarButtonItems"))
    let lefts =
      left.compactMap { button($0) }
      + [button(element.value("leftBarButtonItem"))].compactMap { $0 }
    let rights =
      right.compactMap { button($0) }
      + [button(element.value("rightBarButtonItem"))].compactMap { $0 }
    if !lefts.isEmpty { item.leftBarButtonItems = lefts }
    if !rights.isEmpty { item.rightBarButtonItems = rights }
  }

  private func button(_ element: Element?) -> UIBarButtonItem? {
    element.flatMap { make($0) as? UIBarButtonItem }
  }

  func fillBarItem(_ item: UIBarItem, _ element: Element) {
    apply(Self.itemSettings, to: item, element)
    switch item {
    case let item as UIBarButtonItem: fillBarButton(item, element)
    case let item as UITabBarItem:
      if let badge = element.string("badgeValue") { item.badgeValue = badge }
      if let image = image("selectedImage", of: element) { item.selectedImage = image }
      if let kind = Self.tabItems[element["systemItem"] ?? ""] {
        let system = UITabBarItem(tabBarSystemItem: kind, tag: 0)
        (item.title, item.image) = (system.title, system.image)
      }
    default: break
    }
  }

  private static let itemSettings: [Setting<UIBarItem>] = [
    .text("title", \.title), .image("image", \.image), .integer("tag", \.tag),
    .flag("enabled", \.isEnabled),
  ]

  private func fillBarButton(_ item: UIBarButtonItem, _ element: Element) {
    if element["style"] == "done" { item.style = .done }
    if let width = element.length("width") { item.width = width }
    if let image = image("landscapeImage", of: element) { item.landscapeImagePhone = image }
    if let colour = readColour(element.value("tintColor")) { item.tintColor = colour }
    let custom = element.value("customView") ?? element.child("view") ?? element.child("button")
    if let custom, let view = makeView(custom) { item.customView = view }
  }

  private static let tabItems: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}
