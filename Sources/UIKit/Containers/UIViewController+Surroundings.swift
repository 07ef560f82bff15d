import Choreography
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

  /// What `setToolbarItems(_:animated:)` does.
  func giveToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barWishes.toolbarItems = toolbarItems
    guard let navigationController, navigationController.topViewController === self else { return }
    navigationController.toolbar.setItems(toolbarItems, animated: animated)
  }
}

// MARK: - News that no transition brings

extension UIViewController {
  /// Hears of appearing and disappearing when the view is put into the window or taken out of it
  /// by hand, inside a parent that is on show, or comes, and forwards such news (F2.4.7).
  /// - Returns: Whether it disappears now, and is to hear so once the view has gone (F2.15.10).
  func viewMoves(intoWindow: Bool) -> Bool {
    guard isByItself else { return false }
    guard let parent else { return isStranger && moves(intoWindow: intoWindow) }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    guard intoWindow else { return goes(from: parent) }
    comes(into: parent)
    return false
  }

  /// No transition brings it or takes it away.
  private var isByItself: Bool {
    containment.transition == nil && presentation.transition == nil
  }

  /// Nobody but its view's place brings it: no parent, no presentation, no window (F2.15.11).
  private var isStranger: Bool {
    presentation.presenting == nil
      && !SceneEnvironment.current.windows.contains { $0.rootViewController === self }
  }

  /// A view that was added without `addChild(_:)` appears and disappears all the same.
  private func moves(intoWindow: Bool) -> Bool {
    guard appearance.isComing != intoWindow else { return false }
    appearanceWillChange(toVisible: intoWindow, animated: false)
    guard intoWindow else { return true }
    view.setNeedsLayout()
    endSoon(.appearing)
    return false
  }

  private func comes(into parent: UIViewController) {
    guard appearance.phase == .disappeared, parent.appearance.isComing else { return }
    let isOnShow = parent.appearance.phase == .appeared
    appearanceWillChange(toVisible: true, animated: !isOnShow && parent.presentation.isAnimating)
    view.setNeedsLayout()
    // A parent that is still coming tells it the rest along with its own.
    if isOnShow { endSoon(.appearing) }
  }

  private func goes(from parent: UIViewController) -> Bool {
    switch (appearance.phase, parent.appearance.phase) {
    case (.appeared, .appeared), (.appeared, .appearing), (.appearing, .appearing):
      appearanceWillChange(toVisible: false, animated: false)
      return true
    case (.disappearing, .disappearing): endSoon(.disappearing)
    default: break
    }
    return false
  }

  /// Ends an appearance change after the commit, unless another one has begun by then.
  private func endSoon(_ phase: AppearanceState.Phase) {
    SceneEnvironment.current.server.enqueueAfterCommit { [self] in
      if appearance.phase == phase { appearanceDidChange(animated: false) }
    }
  }

  /// The view is in the window and is about to be laid out: the moment of `viewIsAppearing` where no
  /// transition and no parent brings that news (F2.4.3).
  func viewIsLaidOut() {
    guard appearance.phase == .appearing, !appearance.hasSaidIsAppearing, isByItself,
      viewIfLoaded?.window != nil
    else { return }
    if let parent, parent.shouldAutomaticallyForwardAppearanceMethods,
      parent.appearance.phase == .appearing, !parent.appearance.hasSaidIsAppearing
    {
      return
    }
    appearanceIsUnderway(animated: presentation.isAnimating)
  }
}
