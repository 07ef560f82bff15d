import Choreography
import QuartzCore

extension UINavigationController: TransitioningContainer {
  var transitionView: UIView { bars.content }

  /// Starts what waits, if nothing runs and the stack is on show; called by every layout.
  func startDeferredTransition() {
    if view.window != nil { perform(state.layOut()) }
  }

  func makeTransition(_ beginning: NavigationState<Screen>.Beginning) {
    let (from, to) = (beginning.from.controller, beginning.to.controller)
    let transactions = objects.transactions
    objects.transactions = []
    let request = beginning.request
    let host = ContainerHost(
      request.isPush ? .push : .pop, container: self, from: from, to: to)
    if request.isPush { (to as? UICollectionViewController)?.shareCollection(of: from) }
    let (animator, interactor) = askForAnimation(for: request, from: from, to: to)
    let coming = objects.coming
    objects.coming = nil
    let transition = host.makeTransition(
      animated: request.isAnimated, animator: animator, interactor: interactor,
      coordinator: coming)
    transition.transactions = transactions
    host.arriving = beginning.arriving.map(\.controller)
    objects.running = .init(host: host, transition: transition)
    state.move()
    transition.start()
  }

  /// The coordinator of the transition that the next layout will start, for what is to happen beside
  /// it and after it (F2.2.2); nil when none is due that moves.
  func makeComingCoordinator() -> TransitionCoordinator? {
    guard viewIfLoaded?.window != nil, let expected = state.expected else { return nil }
    let coordinator =
      objects.coming
      ?? TransitionCoordinator(
        expecting: .init(
          containerView: transitionView, from: expected.from.controller,
          to: expected.to.controller))
    objects.coming = coordinator
    return coordinator
  }

  /// Nothing will move after all.
  private func letGoOfComingCoordinator() {
    let coordinator = objects.coming
    objects.coming = nil
    coordinator?.runAnimations()
    coordinator?.finish()
  }

  /// Animator first; the interactor only if there is one (P14).
  private func askForAnimation(
    for request: NavigationState<Screen>.Request, from: UIViewController, to: UIViewController
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    defer { objects.held = nil }
    guard request.isAnimated else { return (nil, nil) }
    let operation: Operation = request.isPush ? .push : .pop
    let animator = delegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    guard let animator else {
      let system = systemAnimator(for: operation, from: from, to: to)
      return (objects.held?.animator ?? system, objects.held?.drive)
    }
    let interactor = delegate?.navigationController(self, interactionControllerFor: animator)
    return (animator, interactor)
  }

  /// What the upper screen prefers, else the push and pop that everybody knows.
  private func systemAnimator(
    for operation: Operation, from: UIViewController, to: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    let isPop = operation == .pop
    let upper = isPop ? from : to
    switch upper.preferredTransition?.kind {
    case .zoom(let wish): return ZoomAnimator(wish, leaving: isPop, upper: upper)
    case .style(let style): return SystemAnimator(style, dismissing: isPop)
    case nil: return LayoutChangeAnimator(from: from, to: to) ?? PushAnimator(operation)
    }
  }

  func perform(_ step: StackStep, of host: ContainerHost, completed: Bool) {
    guard let running = objects.running, running.host === host else { return }
    let isAnimated = running.transition.context.isAnimated
    switch step {
    case .parentWillChange: host.leaving = tellParting()
    case .willShow:
      delegate?.navigationController(self, willShow: host.to, animated: isAnimated)
      turnBar(beside: running.transition)
      tabBarController?.bringBarAlong(with: running.transition, in: self)
    case .parentDidChange:
      completed
        ? tellOfParents(left: host.leaving, arrived: host.arriving)
        : takeBack(left: host.leaving, arrived: host.arriving)
    case .didShow: delegate?.navigationController(self, didShow: host.to, animated: isAnimated)
    }
  }

  func willSettle(_ host: ContainerHost) {
    if objects.running?.host === host { state.end() }
  }

  func settle(_ host: ContainerHost, completed: Bool) {
    guard let running = objects.running, running.host === host else { return }
    settle(completed: completed)
    if !completed { turnMovements(of: host) }
    settleBar(running, completed: completed)
    tabBarController?.settleBar()
    settleInsets(of: completed ? host.to : host.from)
  }

  func release(of host: ContainerHost) {
    guard objects.running?.host === host else { return }
    objects.running = nil
    perform(state.finish(isInWindow: view.window != nil))
  }

  /// Where nothing waits any more, the transactions around what did are over.
  private func settle(completed: Bool) {
    state.settle(completed: completed)
    if state.request == nil { objects.transactions = [] }
  }
}

extension UINavigationController {
  /// After a cancel those who were to leave do not move, and those who came leave.
  private func turnMovements(of host: ContainerHost) {
    for controller in host.leaving { controller.containment.movement = nil }
    for controller in host.arriving { controller.containment.movement = .fromParent }
  }

  private func settleInsets(of controller: UIViewController) {
    followContent(of: controller)
    bars.largeTitle = largeTitleHeight(of: controller)
    navigationBar.showLargeTitle(bars.largeTitle)
    placeBars()
    controller.lieUnderBars(barSpace(over: controller), in: bars.content)
    settleEdges()
  }
}

// MARK: - Parents

extension UINavigationController {
  /// Tells the children that are in the stack no more (F2.4.4).
  private func tellParting() -> [UIViewController] {
    let leaving = state.leaving(among: children.map(Screen.init)).map(\.controller)
    for controller in leaving {
      controller.willMove(toParent: nil)
      controller.containment.movement = .fromParent
    }
    return leaving
  }

  /// Lets go of those who left, and tells those who came.
  private func tellOfParents(left: [UIViewController], arrived: [UIViewController]) {
    for controller in left where !isStacked(controller) {
      controller.removeFromParent()
    }
    for controller in arrived where controller.parent === self {
      controller.containment.movement = nil
      controller.didMove(toParent: self)
    }
  }

  /// Lets go of those that came and went without ever being shown, as by a push and a pop during a
  /// transition, or by pops while the stack is not on show.
  func releaseStrays() {
    for screen in state.strays(among: children.map(Screen.init)) {
      state.forget(screen)
      screen.controller.willMove(toParent: nil)
      screen.controller.removeFromParent()
    }
  }

  /// After a cancel those who were to leave stay and are told so (C), and those who were to come
  /// go.
  private func takeBack(left: [UIViewController], arrived: [UIViewController]) {
    for controller in left {
      controller.containment.movement = nil
      controller.willMove(toParent: self)
    }
    for controller in arrived where !isStacked(controller) {
      controller.removeFromParent()
    }
  }
}

// MARK: - Without a transition

extension UINavigationController {
  /// Puts the topmost controller's view in place of another, as when the stack comes on show.
  func showTopAtOnce(animated: Bool) {
    guard let beginning = state.beginAtOnce() else { return }
    objects.transactions = []
    var change = ChangeUnderWay(beginning, isAnimated: animated)
    for step in StackOrder(changesTop: beginning.changesTop).steps { perform(step, &change) }
  }

  /// A change of the stack without a transition.
  private struct ChangeUnderWay {
    let top: UIViewController
    let arrived: [UIViewController]
    let isAnimated: Bool
    var leaving: [UIViewController] = []

    init(_ beginning: NavigationState<Screen>.ChangeAtOnce, isAnimated: Bool) {
      top = beginning.top.controller
      arrived = beginning.arriving.map(\.controller)
      self.isAnimated = isAnimated
    }
  }

  private func perform(_ step: StackAtOnceStep, _ change: inout ChangeUnderWay) {
    switch step {
    case .stack(let step): perform(step, &change)
    case .exchangeViews:
      shownController?.viewIfLoaded?.removeFromSuperview()
      bars.content.addSubview(change.top.view)
      state.showTop()
    case .settle:
      settle(completed: true)
      state.finishAtOnce()
    case .showBarItems:
      setBarItems(state.settledStack.map(\.controller))
      view.setNeedsLayout()
    case .releaseStrays: if state.request == nil { releaseStrays() }
    case .callCoordinatorCompletions: letGoOfComingCoordinator()
    }
  }

  private func perform(_ step: StackStep, _ change: inout ChangeUnderWay) {
    switch step {
    case .parentWillChange: change.leaving = tellParting()
    case .willShow:
      delegate?.navigationController(self, willShow: change.top, animated: change.isAnimated)
      state.oweDidShow()
    case .parentDidChange: tellOfParents(left: change.leaving, arrived: change.arrived)
    case .didShow: if appearance.phase == .appeared { tellOfFirstShow(animated: false) }
    }
  }

  /// `didShow` for what came without a transition: once the whole stack is on show.
  func tellOfFirstShow(animated: Bool) {
    guard let shown = state.payDidShow() else { return }
    delegate?.navigationController(self, didShow: shown.controller, animated: animated)
  }
}
