import QuartzCore

/// What a transition does to the tree of views and controllers; differs between modal screens
/// and containers.
@MainActor
protocol TransitionSite: AnyObject {
  func perform(_ step: TransitionStep, completed: Bool)
}

/// One transition on its way: performs the steps of its order.
@MainActor
final class Transition {
  let order: TransitionOrder
  let context: TransitionContext
  let coordinator: TransitionCoordinator
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  let site: any TransitionSite
  private var ignoresTouches = false

  init(
    order: TransitionOrder, context: TransitionContext, site: any TransitionSite,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.order = order
    self.context = context
    self.site = site
    self.animator = animator
    self.interactor = interactor
    coordinator = TransitionCoordinator(context: context)
    context.transition = self
    coordinator.transition = self
  }

  private var from: UIViewController { context.viewController(forKey: .from)! }
  private var to: UIViewController { context.viewController(forKey: .to)! }

  /// Whether the transition starts in the hands of its interactor (F2.9, 3).
  var startsInteractively: Bool { interactor?.wantsInteractiveStart ?? false }

  /// Runs from the deferred block: rows 4 to 12.
  func start() {
    if !startsInteractively {
      UIApplication.shared.beginIgnoringInteractionEvents()
      ignoresTouches = true
    }
    for step in order.start { perform(step, completed: false) }
    if animator == nil { context.completeTransition(true) }
  }

  /// Runs from `completeTransition`: rows 14 to 20.
  func end(completed: Bool) {
    for step in order.end(completed: completed) { perform(step, completed: completed) }
    SceneEnvironment.current.transitions.removeAll { $0 === self }
  }

  private func perform(_ step: TransitionStep, completed: Bool) {
    let animated = context.isAnimated
    switch step {
    case .willDisappear(let role):
      controller(role).appearanceWillChange(toVisible: false, animated: animated)
    case .willAppear(let role):
      controller(role).appearanceWillChange(toVisible: true, animated: animated)
    case .isAppearing(let role): controller(role).appearanceIsUnderway(animated: animated)
    case .didAppear(let role), .didDisappear(let role):
      controller(role).appearanceDidChange(animated: animated)
    case .animate: animate()
    case .runAlongside: SceneEnvironment.current.runAlongside()
    case .callCoordinatorCompletions: coordinator.finish()
    case .animationEnded: animator?.animationEnded(completed)
    case .enableInteraction:
      if ignoresTouches { UIApplication.shared.endIgnoringInteractionEvents() }
    default: site.perform(step, completed: completed)
    }
  }

  private func controller(_ role: TransitionStep.Role) -> UIViewController {
    role == .from ? from : to
  }

  private func animate() {
    SceneEnvironment.current.alongside = { [coordinator] in coordinator.runAnimations() }
    context.begin(interactive: startsInteractively)
    guard let animator else { return placeUnanimated() }
    coordinator.duration = animator.transitionDuration(using: context)
    if startsInteractively, let interactor {
      interactor.startInteractiveTransition(context)
    } else {
      animator.animateTransition(using: context)
    }
  }

  /// Without an animator UIKit itself puts the to-view in, at its final frame (F2.7.6).
  private func placeUnanimated() {
    guard let view = context.view(forKey: .to) else { return }
    view.frame = context.finalFrame(for: to)
    context.containerView.addSubview(view)
  }
}
