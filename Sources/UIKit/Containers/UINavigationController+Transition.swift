import Choreography
import QuartzCore

extension UINavigationController: TransitioningContainer {
  var transitionView: UIView { bars.content }

  /// Starts what waits, if nothing runs and the stack is on show; called by every layout.
  func startDeferredTransition() {
    guard state.work == nil, !state.isFrozen, let request = state.request, view.window != nil
    else { return }
    guard let from = state.shown, let to = state.stack.last, from !== to else {
      return showTopAtOnce(animated: false)
    }
    state.begin()
    let arriving = state.arriving
    state.arriving = []
    let kind: TransitionOrder.Kind = request.operation == .push ? .push : .pop
    let site = ContainerSite(kind: kind, container: self, from: from, to: to)
    let (animator, interactor) = objects(for: request, from: from, to: to)
    let coming = state.coming
    state.coming = nil
    let transition = site.makeTransition(
      animated: request.isAnimated, animator: animator, interactor: interactor,
      coordinator: coming)
    transition.transactions = request.transactions
    site.arriving = arriving
    state.running = .init(site: site, transition: transition)
    transition.start()
  }

  /// The coordinator of the transition that the next layout will start, for what is to happen beside
  /// it and after it (F2.2.2); nil when none is due that moves.
  var comingCoordinator: TransitionCoordinator? {
    guard state.work == nil, !state.isFrozen, let request = state.request, request.isAnimated,
      viewIfLoaded?.window != nil, let from = state.shown, let to = state.stack.last, from !== to
    else { return nil }
    let coordinator =
      state.coming
      ?? TransitionCoordinator(
        expecting: .init(containerView: transitionView, from: from, to: to))
    state.coming = coordinator
    return coordinator
  }

  /// Nothing will move after all.
  private func letGoOfComingCoordinator() {
    let coordinator = state.coming
    state.coming = nil
    coordinator?.runAnimations()
    coordinator?.finish()
  }

  /// Animator first; the interactor only if there is one (P14).
  private func objects(
    for request: NavigationState.Request, from: UIViewController, to: UIViewController
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    defer { state.held = nil }
    guard request.isAnimated else { return (nil, nil) }
    let animator = delegate?.navigationController(
      self, animationControllerFor: request.operation, from: from, to: to)
    guard let animator else {
      let system = systemAnimator(for: request.operation, from: from, to: to)
      return (state.held?.animator ?? system, state.held?.drive)
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
    case nil: return PushAnimator(operation)
    }
  }

  func perform(_ step: TransitionStep, of site: ContainerSite, completed: Bool) {
    guard let running = state.running, running.site === site else { return }
    let isAnimated = running.transition.context.isAnimated
    switch step {
    case .parentWillChange: site.leaving = tellParting()
    case .willShow:
      delegate?.navigationController(self, willShow: site.to, animated: isAnimated)
      turnBar(beside: running.transition)
      tabBarController?.bringBarAlong(with: running.transition, in: self)
    case .settleViews:
      state.settle(completed: completed)
      if !completed { turnMovements(of: site) }
      settleBar(running, completed: completed)
      tabBarController?.settleBar()
      settleInsets(of: completed ? site.to : site.from)
    case .parentDidChange:
      completed
        ? tellOfParents(left: site.leaving, arrived: site.arriving)
        : takeBack(left: site.leaving, arrived: site.arriving)
    case .didShow: delegate?.navigationController(self, didShow: site.to, animated: isAnimated)
    case .callCompletion:
      state.running = nil
      state.work = nil
      if state.request != nil { view.setNeedsLayout() }
      if state.request == nil || view.window == nil { letGoOfStrays() }
    default: break
    }
  }
}

extension UINavigationController {
  /// After a cancel those who were to leave do not move, and those who came leave.
  private func turnMovements(of site: ContainerSite) {
    for controller in site.leaving { controller.containment.movement = nil }
    for controller in site.arriving { controller.containment.movement = .fromParent }
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
    let target = state.work?.target ?? state.stack
    let leaving = children.filter { child in
      !target.contains { $0 === child } && !state.arriving.contains { $0 === child }
    }
    for controller in leaving {
      controller.willMove(toParent: nil)
      controller.containment.movement = .fromParent
    }
    return leaving
  }

  /// Lets go of those who left, and tells those who came.
  private func tellOfParents(left: [UIViewController], arrived: [UIViewController]) {
    for controller in left where !state.stack.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    for controller in arrived where controller.parent === self {
      controller.containment.movement = nil
      controller.didMove(toParent: self)
    }
  }

  /// Lets go of those that came and went without ever being shown, as by a push and a pop during a
  /// transition, or by pops while the stack is not on show.
  func letGoOfStrays() {
    let strays = children.filter { child in
      child !== state.shown && !state.stack.contains { $0 === child }
    }
    for controller in strays {
      state.arriving.removeAll { $0 === controller }
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  /// After a cancel those who were to leave stay and are told so (C), and those who were to come
  /// go.
  private func takeBack(left: [UIViewController], arrived: [UIViewController]) {
    for controller in left {
      controller.containment.movement = nil
      controller.willMove(toParent: self)
    }
    for controller in arrived where !state.stack.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
  }
}

// MARK: - Without a transition

extension UINavigationController {
  /// Puts the topmost controller's view in place of another, as when the stack comes on show.
  func showTopAtOnce(animated: Bool) {
    guard state.work == nil, state.request != nil, let top = state.stack.last else { return }
    state.begin()
    let arrived = state.arriving
    state.arriving = []
    let leaving = tellParting()
    if state.shown !== top {
      delegate?.navigationController(self, willShow: top, animated: animated)
      state.owesDidShow = true
      state.shown?.viewIfLoaded?.removeFromSuperview()
      bars.content.addSubview(top.view)
      state.shown = top
    }
    state.settle(completed: true)
    state.work = nil
    setBarItems(state.settledStack)
    view.setNeedsLayout()
    tellOfParents(left: leaving, arrived: arrived)
    if state.request == nil { letGoOfStrays() }
    letGoOfComingCoordinator()
    if appearance.phase == .appeared { tellOfFirstShow(animated: false) }
  }

  /// `didShow` for what came without a transition: once the whole stack is on show.
  func tellOfFirstShow(animated: Bool) {
    guard state.owesDidShow, let shown = state.shown else { return }
    state.owesDidShow = false
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }
}
