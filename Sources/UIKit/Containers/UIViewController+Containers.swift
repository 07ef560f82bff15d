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

  func makeNavigationItem() -> UINavigationItem {
    if let item = barPreferences.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    barPreferences.navigationItem = item
    return item
  }

  func makeTabBarItem() -> UITabBarItem {
    if let item = barPreferences.tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    barPreferences.tabBarItem = item
    return item
  }

  /// Bars say what the controller is called.
  func titleChanged() {
    barPreferences.navigationItem?.title = title
    barPreferences.tabBarItem?.title = title
  }

  /// What `setToolbarItems(_:animated:)` does.
  func giveToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barPreferences.toolbarItems = toolbarItems
    guard let navigationController, navigationController.topViewController === self else { return }
    navigationController.toolbar.setItems(toolbarItems, animated: animated)
  }
}

// MARK: - News that no transition brings

extension UIViewController {
  /// Hears of appearing and disappearing when the view is put into the window or taken out of it by
  /// hand.
  /// - Returns: Whether it disappears now, and is to hear so once the view has gone (F2.15.10).
  func viewMoves(intoWindow: Bool) -> Bool {
    let actions = ViewMove(host: viewHost).actions(own: appearance, intoWindow: intoWindow)
    for action in actions { perform(action) }
    return actions.contains(.endWhenGone) && !PlantedFault.childLeavesLate.isPlanted
  }

  /// The view is in the window and is about to be laid out: the moment of `viewIsAppearing` where no
  /// transition and no parent brings that news (F2.4.3).
  func viewIsLaidOut() {
    guard appearance.phase == .appearing, viewIfLoaded?.window != nil,
      ViewMove(host: viewHost).isAppearingIsDue(own: appearance)
    else { return }
    appearanceIsUnderway(animated: presentation.isAnimating)
  }

  /// Who else tells it of coming and going.
  private var viewHost: ViewMove.Host {
    guard containment.transition == nil, presentation.transition == nil else { return .transition }
    guard let parent else { return isStranger ? .nobody : .silent }
    return parent.shouldAutomaticallyForwardAppearanceMethods
      ? .parent(parent.appearance, isAnimating: parent.presentation.isAnimating) : .silent
  }

  /// Nobody but its view's place brings it: no parent, no presentation, no window (F2.15.11).
  private var isStranger: Bool {
    presentation.presenting == nil && !PlantedFault.strangersHearNothing.isPlanted
      && !SceneEnvironment.current.windows.contains { $0.rootViewController === self }
  }

  private func perform(_ action: ViewMove.Action) {
    switch action {
    case .willAppear(let animated): appearanceWillChange(toVisible: true, animated: animated)
    case .willDisappear: appearanceWillChange(toVisible: false, animated: false)
    case .requestLayout: view.setNeedsLayout()
    case .endSoon(let phase): endSoon(phase)
    case .endWhenGone: break  // by whoever takes the view out, who is told by the answer
    }
  }

  /// Ends an appearance change after the commit, unless another one has begun by then.
  private func endSoon(_ phase: AppearanceState.Phase) {
    RenderServer.current.enqueueAfterCommit { [self] in
      if appearance.phase == phase { appearanceDidChange(animated: false) }
    }
  }
}
