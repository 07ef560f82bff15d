import QuartzCore

extension UIViewController {
  /// The nearest parent of a class.
  func enclosing<Container: UIViewController>() -> Container? {
    var candidate = parent
    while let controller = candidate {
      if let container = controller as? Container { return container }
      candidate = controller.parent
    }
    return nil
  }

  func madeNavigationItem() -> UINavigationItem {
    if let item = barWishes.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    barWishes.navigationItem = item
    return item
  }

  func madeTabBarItem() -> UITabBarItem {
    if let item = barWishes.tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    barWishes.tabBarItem = item
    return item
  }

  /// Bars say what the controller is called.
  func titleChanged() {
    barWishes.navigationItem?.title = title
    barWishes.tabBarItem?.title = title
  }

  /// What a navigation controller's toolbar shows while this controller is on top.
  public var toolbarItems: [UIBarButtonItem]? {
    get { barWishes.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barWishes.toolbarItems = toolbarItems
    guard let navigationController, navigationController.topViewController === self else { return }
    navigationController.toolbar.setItems(toolbarItems, animated: animated)
  }
}

extension UIViewController {
  /// Hears of appearing and disappearing when the view is put into the window or taken out of it
  /// by hand, inside a parent that is on show and forwards such news.
  func viewMoves(intoWindow: Bool) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods,
      parent.appearance.phase == .appeared,
      appearance.phase == (intoWindow ? .disappeared : .appeared)
    else { return }
    appearanceWillChange(toVisible: intoWindow, animated: false)
    SceneEnvironment.current.server.enqueueAfterCommit {
      if intoWindow { self.appearanceIsUnderway(animated: false) }
      self.appearanceDidChange(animated: false)
    }
  }
}
