import QuartzCore

/// The parts of a navigation controller's view.
@MainActor
struct NavigationBars {
  /// Holds the children's views; transitions happen in it.
  let content = TransitionContainerView()
  private(set) var navigationBar = UINavigationBar()
  private(set) var toolbar = UIToolbar()
  var isNavigationBarHidden = false
  var isToolbarHidden = true
  /// How much of a large title shows, points.
  var largeTitle: CGFloat = 0
  /// The content that the large title goes along with.
  weak var followed: UIScrollView?
  /// Whether the bars move to a new place or have just done so, and are still drawn.
  var isMoving = false

  init() { toolbar.isHidden = true }

  /// Bars of an application's own classes; nil keeps UIKit's.
  mutating func take(_ navigationBar: UINavigationBar?, _ toolbar: UIToolbar?) {
    self.navigationBar = navigationBar ?? self.navigationBar
    self.toolbar = toolbar ?? self.toolbar
    self.toolbar.isHidden = true
  }

  func connect(to controller: UINavigationController) {
    navigationBar.goBack = { [weak controller] in controller?.backTapped() }
  }
}

extension UINavigationController {
  /// The controller is its bar's delegate, where application code makes it one: it is asked before
  /// the back button pops. While screens change, by a finger elsewhere, the button does nothing.
  fileprivate func backTapped() {
    let judge = self as? any UINavigationBarDelegate
    guard state.work == nil, viewControllers.count > 1, let item = navigationBar.topItem,
      judge?.navigationBar(navigationBar, shouldPop: item) ?? true
    else { return }
    popViewController(animated: true)
    judge?.navigationBar(navigationBar, didPop: item)
  }

  func barSpace(over controller: UIViewController?) -> BarSpace {
    let safeArea = view.safeAreaInsets
    return BarSpace(
      top: bars.isNavigationBarHidden
        ? 0
        : safeArea.top + rowHeight(of: controller) + largeTitleSpace(of: controller)
          + (controller?.searchInBar?.barHeight ?? 0),
      bottom: bars.isToolbarHidden ? 0 : safeArea.bottom + BarMetrics.toolbarHeight,
      isTopTranslucent: navigationBar.isTranslucent)
  }

  /// What the row of buttons takes: nothing where a search has its place.
  private func rowHeight(of controller: UIViewController?) -> CGFloat {
    controller?.searchInBar?.takesTitlesPlace == true ? 0 : BarMetrics.navigationBarHeight
  }

  /// Places everything, then starts what waits.
  func layOut() {
    bars.content.placeUntransformed(view.bounds)
    popDrag.followDirection()
    if state.work == nil { bars.largeTitle = largeTitleHeight(of: shownController) }
    placeBars()
    if objects.running == nil {
      shownController?.lieUnderBars(barSpace(over: shownController), in: bars.content)
    }
    if state.work == nil {
      followContent(of: shownController)
      settleEdges()
    }
    startDeferredTransition()
  }

  /// Bars at the edges of the safe area, or outside when hidden.
  func placeBars() {
    let (bounds, safeArea) = (view.bounds, view.safeAreaInsets)
    let fault: CGFloat = PlantedFault.otherBarHeight.isPlanted ? 10 : 0
    let shown = objects.running?.host.to ?? shownController
    let height = rowHeight(of: shown) + bars.largeTitle + fault
    navigationBar.showRow(rowHeight(of: shown) > 0)
    if objects.running?.turn == nil { navigationBar.showLargeTitle(bars.largeTitle) }
    // Known last, so that in an animation the small title is not set twice.
    if rowHeight(of: shown) > 0 { navigationBar.page?.isSearched = false }
    navigationBar.placeUntransformed(
      CGRect(
        x: 0, y: bars.isNavigationBarHidden ? -height : safeArea.top, width: bounds.width,
        height: height))
    navigationBar.reach(up: safeArea.top)
    let lower = BarMetrics.toolbarHeight + safeArea.bottom
    toolbar.placeUntransformed(
      CGRect(
        x: 0, y: bounds.height - (bars.isToolbarHidden ? 0 : lower), width: bounds.width,
        height: lower))
    if !bars.isMoving { hideHiddenBars() }
  }

  /// A bar is to be hidden or shown.
  func barsChanged(animated: Bool) {
    guard isViewLoaded, view.window != nil else { return }
    navigationBar.isHidden = false
    toolbar.isHidden = false
    bars.isMoving = true
    let over = { [weak self] in
      self?.bars.isMoving = false
      self?.hideHiddenBars()
    }
    guard animated else {
      UIView.performWithoutAnimation { moveBars() }
      return over()
    }
    if moveBarsWithTransition(over) { return }
    UIView.animate(
      withDuration: SystemMotion.hideShowBarDuration, animations: { self.moveBars() },
      completion: { _ in over() })
  }

  /// - Returns: Whether a transition is about to start that takes the bars along.
  private func moveBarsWithTransition(_ over: @escaping () -> Void) -> Bool {
    guard let running = objects.running, running.transition.context.isAnimated else { return false }
    return running.transition.coordinator.animateAlongsideTransition(
      in: view,
      animation: { _ in running.transition.ownSpan.move { self.moveBars() } },
      completion: { _ in over() })
  }

  private func moveBars() {
    placeBars()
    if let running = objects.running {
      let space = barSpace(over: running.host.to)
      running.host.to.setBarInsets(
        space.insets(for: running.host.to, safeArea: bars.content.safeAreaInsets))
    } else {
      shownController?.lieUnderBars(barSpace(over: shownController), in: bars.content)
      view.layoutIfNeeded()
    }
  }

  private func hideHiddenBars() {
    navigationBar.isHidden = bars.isNavigationBarHidden
    toolbar.isHidden = bars.isToolbarHidden
  }

  /// Has the items of the bar change with a transition, and be scrubbed with it.
  func turnBar(beside transition: TransitionDriver) {
    guard transition.context.isAnimated else {
      return toolbar.setItems(topViewController?.toolbarItems, animated: false)
    }
    _ = transition.coordinator.animateAlongsideTransition(
      in: navigationBar,
      animation: { [weak self] _ in
        self?.turnToolbar(over: transition.ownDuration)
        // Of a bar that nobody sees nothing goes along.
        guard let self, !self.navigationBar.isHidden, let turn = self.makeTurn() else { return }
        self.objects.running?.turn = turn
        let duration = transition.ownDuration
        AnimationSpan(duration).move {
          self.turnLargeTitle()
          self.showEdges(of: self.objects.running?.host.to)
          turn.run(over: duration)
        }
      }, completion: nil)
  }

  private func turnToolbar(over duration: TimeInterval?) {
    let items = topViewController?.toolbarItems ?? []
    guard toolbar.window != nil, !toolbar.isHidden else {
      return toolbar.setItems(items, animated: false)
    }
    AnimationSpan(duration).move { self.toolbar.exchange(for: items) }
  }

  /// The bar gets the height that the coming screen wants, within an animation block.
  private func turnLargeTitle() {
    guard navigationBar.prefersLargeTitles else { return }
    bars.largeTitle = largeTitleHeight(of: objects.running?.host.to)
    UIView.performWithoutAnimation {
      navigationBar.page?.largeHeight = bars.largeTitle
      navigationBar.page?.layoutIfNeeded()
    }
    placeBars()
    navigationBar.layoutIfNeeded()
  }

  private func makeTurn() -> BarTransition? {
    guard let work = state.work else { return nil }
    let items = work.target.map(\.controller.navigationItem)
    var turn: BarTransition?
    UIView.performWithoutAnimation { turn = navigationBar.change(to: items) }
    return turn
  }

  /// Leaves the bar with the items of the stack that remains.
  func settleBar(_ running: NavigationObjects.Running, completed: Bool) {
    if let turn = running.turn {
      turn.finish(completed: completed)
      setToolbarItems(state.settledStack.map(\.controller))
    } else {
      setBarItems(state.settledStack.map(\.controller))
    }
  }

  func setBarItems(_ controllers: [UIViewController]) {
    navigationBar.setItems(controllers.map(\.navigationItem), animated: false)
    setToolbarItems(controllers)
  }

  private func setToolbarItems(_ controllers: [UIViewController]) {
    toolbar.setItems(controllers.last?.toolbarItems, animated: false)
  }
}
