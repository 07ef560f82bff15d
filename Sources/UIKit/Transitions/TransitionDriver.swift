import Choreography
import QuartzCore

/// What a transition does to the tree of views and controllers; differs between modal screens
/// and containers.
@MainActor
protocol TransitionHost: AnyObject {
  associatedtype Order: OrderedTransition
  /// The order of the transition's steps; the same for as long as it lasts.
  var order: Order { get }
  func perform(_ step: Order.Host, completed: Bool)
  /// Gives the view of the one that comes the size that it will have.
  func placeComing()
}

extension TransitionHost {
  func placeComing() {}
}

/// One transition on its way: performs the steps of its order.
@MainActor
final class TransitionDriver {
  let kind: TransitionOrder.Kind
  let context: TransitionContext
  let coordinator: TransitionCoordinator
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  let host: any TransitionHost
  /// Whether blocks of the animator move at an even pace (F3.1.5).
  var pacesLinearly = false
  /// Transactions around the call that asked for it, which end with it.
  var transactions: [TransactionExtension] = []
  /// What the animator vended when it was first asked.
  private(set) var knownInterruptible: (any UIViewImplicitlyAnimating)?
  /// Whether it is over and the views are where it leaves them; callbacks may still be owed.
  private(set) var isSettled = false
  /// Which steps of the start are still to come.
  private var coming = 0..<0
  private var touches = TouchBlock.none
  /// What the interactor wanted when the transition started; what it says later is of no account.
  private var startedInteractively: Bool?

  /// What hears no touches while the transition is under way (F2.7.5).
  private enum TouchBlock { case none, application, view(UIView) }

  init(
    context: TransitionContext, host: any TransitionHost,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?,
    coordinator: TransitionCoordinator? = nil
  ) {
    kind = host.order.kind
    self.context = context
    self.host = host
    self.animator = animator
    self.interactor =
      interactor
      ?? (context.isAnimated && animator != nil
        ? SceneEnvironment.current.transitions.observer?.lentInteractor() : nil)
    self.coordinator = coordinator ?? TransitionCoordinator(context: context)
    context.transition = self
    self.coordinator.start(context)
    self.coordinator.transition = self
    notify(.asked)
  }

  private var from: UIViewController { context.viewController(forKey: .from)! }
  private var to: UIViewController { context.viewController(forKey: .to)! }

  /// Whether the transition starts, or started, in the hands of its interactor (F2.9, 3).
  var startsInteractively: Bool {
    startedInteractively ?? (interactor?.wantsInteractiveStart ?? false)
  }

  /// Runs from the deferred block: rows 4 to 12.
  func start() {
    startedInteractively = startsInteractively
    if let animator, kind.direction == nil {
      // Controllers may ask when they hear that they will appear (F2.8.5).
      coordinator.duration = animator.transitionDuration(using: context)
    }
    block(startsInteractively ? .none : .application)
    begin(at: host)
    if animator == nil { context.completeTransition(true) }
  }

  /// Runs from `completeTransition`: rows 14 to 20. What the start still owes comes first, when an
  /// animator completes at once.
  func end(completed: Bool) { end(at: host, completed: completed) }

  private func end(at host: some TransitionHost, completed: Bool) {
    runStart(at: host)
    context.onEnd?()
    context.onEnd = nil
    for step in host.order.end(completed: completed) {
      perform(step, at: host, completed: completed)
      if step == .host(.settleViews) { isSettled = true }
    }
    SceneEnvironment.current.transitions.running.removeAll { $0 === self }
    transactions = []
    notify(.ended)
  }

  private func begin(at host: some TransitionHost) {
    coming = host.order.start.indices
    runStart(at: host)
  }

  /// A step is taken off before it is performed: an animator may complete inside its own.
  private func runStart(at host: some TransitionHost) {
    let steps = host.order.start
    while let index = coming.first {
      coming = coming.dropFirst()
      perform(steps[index], at: host, completed: false)
    }
  }

  private func perform<Host: TransitionHost>(
    _ step: TransitionStep<Host.Order.Host>, at host: Host, completed: Bool
  ) {
    switch step {
    case .appearance(let step): perform(step)
    case .motion(let step): perform(step, completed: completed)
    case .host(let step): host.perform(step, completed: completed)
    }
  }

  private func perform(_ step: AppearanceStep) {
    let animated = context.isAnimated
    switch step {
    case .willDisappear(let role):
      controller(role).appearanceWillChange(toVisible: false, animated: animated)
    case .willAppear(let role):
      controller(role).appearanceWillChange(toVisible: true, animated: animated)
    case .isAppearing(let role):
      host.placeComing()
      controller(role).appearanceIsUnderway(animated: animated)
    case .didAppear(let role): settle(controller(role), visible: true)
    case .didDisappear(let role): settle(controller(role), visible: false)
    }
  }

  private func perform(_ step: MotionStep, completed: Bool) {
    switch step {
    case .animate:
      SceneEnvironment.current.updateStatusBar(animated: context.isAnimated)
      notify(.animates)
      animate()
      if PlantedFault.layoutOnTheWayOut.isPlanted { context.containerView.setNeedsLayout() }
      notify(.hasAnimated)
    case .runAlongside: runAlongside()
    case .callCoordinatorCompletions:
      SceneEnvironment.current.updateStatusBar(animated: context.isAnimated)
      coordinator.finish()
    case .animationEnded: animator?.animationEnded(completed)
    case .enableInteraction: block(.none)
    }
  }

  /// Ends an appearance change. In a container that itself went or came meanwhile, and told its
  /// children so, the child is first turned to where the transition leaves it.
  private func settle(_ controller: UIViewController, visible: Bool) {
    let animated = context.isAnimated
    if kind.direction == nil, controller.appearance.isComing != visible {
      controller.appearanceWillChange(toVisible: visible, animated: animated)
    }
    controller.appearanceDidChange(animated: animated)
  }

  private func controller(_ role: ScreenRole) -> UIViewController {
    role == .from ? from : to
  }
}

// MARK: - The animator

extension TransitionDriver {
  private func animate() {
    context.begin(interactive: startsInteractively)
    guard let animator else { return placeUnanimated() }
    coordinator.duration = animator.transitionDuration(using: context)
    if let interactor { start(interactor) } else { startAnimator() }
    if !context.isOver { blockTouches() }
  }

  /// An interactor is always told, and before its animator is asked for what it vends: it may make
  /// both there. Where the start is not interactive, the animator runs by itself, unless the
  /// interactor has started it (F2.9, 3).
  private func start(_ interactor: any UIViewControllerInteractiveTransitioning) {
    guard !startsInteractively, !(interactor is UIPercentDrivenInteractiveTransition) else {
      return interactor.startInteractiveTransition(context)
    }
    takingAlong { interactor.startInteractiveTransition(context) }
    guard !context.isOver else { return }
    if let interruptible = vendInterruptible() {
      takingAlong { if interruptible.state == .inactive { interruptible.startAnimation() } }
    } else if !coordinator.hasStarted {
      startAnimator()
    }
  }

  /// Has the animator animate. What it vends is its own to start where no interactor takes part
  /// (F2.15.7); with one it is seen to that it runs (F2.9.3).
  func startAnimator() {
    takingAlong {
      animator?.animateTransition(using: context)
      guard interactor != nil || PlantedFault.vendedAnimatorIsStarted.isPlanted, !context.isOver
      else { return }
      if let interruptible = vendInterruptible(), interruptible.state == .inactive {
        interruptible.startAnimation()
      }
    }
  }

  /// The animator's interruptible one, nil if it vends none. Asked again and again, as UIKit does;
  /// another object than before is a breach (Q20), and the first one counts.
  func vendInterruptible() -> (any UIViewImplicitlyAnimating)? {
    guard let animator, context.isAnimated else { return nil }
    let vended = animator.interruptibleAnimator(using: context)
    guard !(vended is NoInterruptibleAnimator) else { return nil }
    if let knownInterruptible, knownInterruptible !== vended {
      Violation.record(.interactor(.anotherAnimator))
    }
    knownInterruptible = knownInterruptible ?? vended
    return knownInterruptible
  }

  /// Runs code whose first animation block takes along what the coordinator collected.
  func takingAlong(_ body: () -> Void) {
    paced(alongside: { [coordinator] in coordinator.runAnimations() }, body)
  }

  /// Seconds that a bar of the system's takes beside an animator of the application's; nil beside
  /// the system's own, whose blocks it follows.
  var ownDuration: TimeInterval? {
    animator is PushAnimator || animator is SystemAnimator ? nil : coordinator.duration
  }

  var ownSpan: AnimationSpan { AnimationSpan(ownDuration) }

  /// Moves what is alongside when no block of the animator took it along (F2.3, row 10).
  private func runAlongside() {
    guard !coordinator.hasStarted else { return }
    let run = { [coordinator] in coordinator.runAnimations() }
    guard context.isAnimated, coordinator.duration > 0 else { return run() }
    if let knownInterruptible { return knownInterruptible.addAnimations(run) }
    paced(alongside: nil) { UIView.animate(withDuration: coordinator.duration, animations: run) }
  }

  /// Runs code whose animation blocks take `alongside` along, at the pace of this transition.
  private func paced(alongside: (() -> Void)?, _ body: () -> Void) {
    let environment = SceneEnvironment.current
    let former = (environment.animation.alongside, environment.animation.pacesLinearly)
    (environment.animation.alongside, environment.animation.pacesLinearly) = (
      alongside, pacesLinearly
    )
    body()
    (environment.animation.alongside, environment.animation.pacesLinearly) = former
  }

  /// Without an animator UIKit itself puts the to-view in, at its final frame (F2.7.6).
  private func placeUnanimated() {
    guard let view = context.view(forKey: .to) else { return }
    view.frame = context.finalFrame(for: to)
    context.containerView.addSubview(view)
  }
}

// MARK: - Touches

extension TransitionDriver {
  /// A transition in a finger's hands, or one that can be taken hold of, leaves touches to the
  /// application; only the view that goes hears none while a finger moves it (F2.7.5).
  private func blockTouches() {
    // Without an interactor nothing is asked for: an animator may make a new one at every call.
    if (interactor == nil ? knownInterruptible : vendInterruptible()) != nil {
      block(.none)
    } else if startsInteractively, let view = context.view(forKey: .from) {
      block(.view(view))
    }
  }

  private func block(_ wanted: TouchBlock) {
    switch touches {
    case .none: break
    case .application: UIApplication.shared.endIgnoringInteractionEvents()
    case .view(let view): view.hierarchy.touchBlockers -= 1
    }
    touches = wanted
    switch wanted {
    case .none: break
    case .application: UIApplication.shared.beginIgnoringInteractionEvents()
    case .view(let view): view.hierarchy.touchBlockers += 1
    }
  }
}
