import Choreography
import QuartzCore

extension UITabBarController {
  func connectBar() {
    state.bar.delegate = state.taps
    state.taps.action = { [weak self] item in
      guard let self else { return }
      tabBar(tabBar, didSelect: item)
      tapped(item)
    }
  }

  /// A bar of an application's own in the place of the present one.
  func exchangeBar(for bar: UITabBar) {
    let old = state.bar
    guard bar !== old else { return }
    state.bar = bar
    connectBar()
    takeUpItems()
    guard isViewLoaded, old.superview === view else { return }
    view.insertSubview(bar, aboveSubview: old)
    old.removeFromSuperview()
    bar.isHidden = old.isHidden
    view.setNeedsLayout()
  }

  /// A tap asks and tells the delegate; on the selected item it goes back to a stack's root.
  private func tapped(_ item: UITabBarItem) {
    guard let controller = screensInBar.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    let tab = tab(showing: controller)
    let previous = selectedTab
    guard tab.map({ delegate?.tabBarController(self, shouldSelectTab: $0) ?? true }) ?? true
    else { return }
    if controller === state.selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
    if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
  }

  func replace(with controllers: [UIViewController]) {
    let gone = state.controllers.filter { old in !controllers.contains { $0 === old } }
    let opened = chosen
    for controller in controllers where controller.parent !== self && controller !== opened {
      adopt(controller)
    }
    state.controllers = controllers
    settleMore()
    state.bar.setItems(screensInBar.map { $0.tabBarItem }, animated: false)
    if !screensInBar.contains(where: { $0 === state.selected }) {
      let stays = controllers.first { $0 === opened }
      state.selected = nil
      (stays ?? controllers.first).map(select)
    } else {
      state.bar.selectedItem = state.selected?.tabBarItem
    }
    for controller in gone { release(of: controller) }
  }

  /// Becomes the parent of a screen.
  func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.containment.movement = nil
    controller.didMove(toParent: self)
  }

  /// A screen that is a tab already has another item.
  func takeUpItems() {
    state.bar.setItems(screensInBar.map { $0.tabBarItem }, animated: false)
    state.bar.selectedItem = state.selected?.tabBarItem
  }

  func release(of controller: UIViewController) {
    controller.willMove(toParent: nil)
    if state.shown === controller {
      controller.viewIfLoaded?.removeFromSuperview()
      state.shown = nil
      viewIfLoaded?.setNeedsLayout()
    }
    controller.removeFromParent()
  }

  /// Selects by code: consults the delegate for an animator only (F2.10.6).
  func select(_ controller: UIViewController) {
    if openInMore(controller) { return select(moreNavigationController) }
    guard controller !== state.selected else { return }
    state.selected = controller
    state.bar.selectedItem = controller.tabBarItem
    if viewIfLoaded?.window != nil { startWaitingTransition() }
  }

  /// Shows what is selected when the container comes on show.
  func showSelectedAtOnce() {
    guard state.running == nil, let selected = state.selected, selected !== state.shown else {
      return
    }
    selected.loadViewIfNeeded()
    guard selected === state.selected else { return showSelectedAtOnce() }
    state.shown?.viewIfLoaded?.removeFromSuperview()
    state.content.addSubview(selected.view)
    state.shown = selected
    view.setNeedsLayout()
  }
}

extension UITabBarController: TransitioningContainer {
  var transitionView: UIView { state.content }

  func barSpace(over controller: UIViewController?) -> BarSpace { barSpace }

  func startWaitingTransition() {
    guard state.running == nil, let to = state.selected else { return }
    guard let from = state.shown else { return showSelectedAtOnce() }
    guard from !== to else { return }
    to.loadViewIfNeeded()
    guard to === state.selected else { return startWaitingTransition() }
    let animator = delegate?.tabBarController(
      self, animationControllerForTransitionFrom: from, to: to)
    let interactor = animator.flatMap {
      delegate?.tabBarController(self, interactionControllerFor: $0)
    }
    // The delegate was asked: it may have selected another itself.
    guard state.running == nil, state.shown === from, state.selected === to else {
      return startWaitingTransition()
    }
    let host = ContainerHost(.tab, container: self, from: from, to: to)
    let transition = host.makeTransition(
      animated: animator != nil, animator: animator, interactor: interactor)
    state.running = (host, transition)
    transition.start()
  }

  /// The order of a change of tabs has none: the children stay, and the delegate hears of taps.
  func perform(_ step: StackStep, of host: ContainerHost, completed: Bool) {
    switch step {
    case .parentWillChange, .willShow, .parentDidChange, .didShow: break
    }
  }

  func willSettle(_ host: ContainerHost) {}

  func settle(_ host: ContainerHost, completed: Bool) {
    guard state.running?.host === host else { return }
    state.shown = completed ? host.to : host.from
    if !completed, state.selected === host.to {
      state.selected = host.from
      state.bar.selectedItem = host.from.tabBarItem
    }
    settleBar()
  }

  func release(of host: ContainerHost) {
    guard state.running?.host === host else { return }
    state.running = nil
    startAfterwards()
  }

  /// What was selected meanwhile has its turn after the news of this transition.
  private func startAfterwards() {
    guard state.selected !== state.shown else { return }
    RenderServer.current.enqueueAfterCommit { [weak self] in
      self?.startWaitingTransition()
    }
  }
}
