import QuartzCore

extension UITabBarController {
  var barSpace: BarSpace {
    BarSpace(
      bottom: state.isBarAway || state.isBarHidden
        ? 0 : BarMetrics.tabBarHeight + view.safeAreaInsets.bottom,
      isBottomTranslucent: state.bar.isTranslucent)
  }

  func layOut() {
    state.content.placeUntransformed(view.bounds)
    let height = BarMetrics.tabBarHeight + view.safeAreaInsets.bottom
    state.bar.placeUntransformed(
      CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height))
    guard state.running == nil else { return }
    if state.shown == nil { showSelectedAtOnce() }
    settleBar()
    state.shown?.lieUnderBars(barSpace, in: state.content)
    settleEdge()
  }

  /// Has the bar go or come with the transition of a stack inside, on the heels of the moving
  /// screen (D).
  func bringBarAlong(with transition: TransitionDriver, in stack: UINavigationController) {
    let goesAway = stack.hidesBottomBar
    guard state.shown === stack, goesAway != state.isBarAway else { return }
    let from = transition.context.viewController(forKey: .from)
    from.map { keepInsets(of: $0, goesAway: goesAway) }
    state.isBarAway = goesAway
    stack.setBarInsets(
      barSpace.insets(for: stack, safeArea: state.content.safeAreaInsets))
    guard transition.context.isAnimated else { return }
    let away = CGAffineTransform(
      translationX: view.isMirrored ? view.bounds.width : -view.bounds.width, y: 0)
    state.bar.isHidden = false
    if !goesAway { state.bar.transform = away }
    _ = transition.coordinator.animateAlongsideTransition(
      in: state.bar,
      animation: { _ in
        transition.ownSpan.move { self.state.bar.transform = goesAway ? away : .identity }
      }, completion: nil)
  }

  /// The application hides or shows the bar.
  func moveBar(animated: Bool) {
    viewIfLoaded?.setNeedsLayout()
    guard animated, viewIfLoaded?.window != nil, !state.isBarAway else { return }
    let hides = state.isBarHidden
    let away = CGAffineTransform(translationX: 0, y: state.bar.bounds.height)
    state.isBarMoving = true
    state.bar.isHidden = false
    UIView.performWithoutAnimation { state.bar.transform = hides ? .identity : away }
    UIView.animate(withDuration: SystemMotion.hideShowBarDuration) {
      self.state.bar.transform = hides ? away : .identity
      self.view.layoutIfNeeded()
    } completion: { _ in
      guard self.state.isBarHidden == hides else { return }
      self.state.isBarMoving = false
      self.settleBar()
    }
  }

  /// The outgoing screen keeps the layout it has while the safe area around it changes.
  private func keepInsets(of controller: UIViewController, goesAway: Bool) {
    var insets = controller.containment.barInsets
    insets.bottom += goesAway ? BarMetrics.tabBarHeight : -BarMetrics.tabBarHeight
    controller.setBarInsets(insets)
  }

  /// The bar as the screens that are on show want it.
  func settleBar() {
    let stack = state.shown as? UINavigationController
    state.isBarAway = stack?.hidesBottomBar ?? false
    if !state.isBarMoving {
      state.bar.isHidden = state.isBarAway || state.isBarHidden
      state.bar.transform = .identity
    }
    guard let stack else { return }
    stack.setBarInsets(barSpace.insets(for: stack, safeArea: state.content.safeAreaInsets))
  }
}

extension UINavigationController {
  /// Whether a screen of the stack wants the tab bar out of the way.
  var hidesBottomBar: Bool { state.stack.contains { $0.controller.hidesBottomBarWhenPushed } }
}
