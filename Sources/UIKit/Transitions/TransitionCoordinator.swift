import QuartzCore

/// Collects what is to be animated beside a transition and who wants to hear of its end.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// nil until the transition has started: the coordinator can be asked for beforehand.
  private var context: TransitionContext?
  private let expected: Expected
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private(set) var hasStarted = false
  weak var transition: TransitionDriver?
  var duration: TimeInterval = 0
  /// What animations alongside move outside the container, named by their ancestors (F2.8.3).
  private(set) var views: [UIView] = []

  /// What is known before the transition has started.
  struct Expected {
    var containerView: UIView
    var from: UIViewController?
    var to: UIViewController?
  }

  /// For a transition that has been asked for.
  init(expecting expected: Expected) { self.expected = expected }

  convenience init(context: TransitionContext) {
    self.init(expecting: .init(containerView: context.containerView))
    self.context = context
  }

  /// What was expected has come.
  func start(_ context: TransitionContext) { self.context = context }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard !hasStarted else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    if let view, !hasStarted { views.append(view) }
    return animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  /// Fires once, when the finger lets go (F2.8.6).
  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    var isOwed = true
    interactionHandlers.append { context in
      guard isOwed, !context.isInteractive else { return }
      isOwed = false
      handler(context)
    }
  }

  /// Runs what was collected, in the animation block that is open.
  func runAnimations() {
    guard !hasStarted else { return }
    hasStarted = true
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  func interactionChanged() {
    for handler in interactionHandlers { handler(self) }
  }

  func finish() {
    let blocks = completions
    completions = []
    interactionHandlers = []
    for block in blocks { block(self) }
  }

  var isAnimated: Bool { context?.isAnimated ?? true }
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  var initiallyInteractive: Bool { transition?.startsInteractively ?? false }
  var isInterruptible: Bool { transition?.knownInterruptible != nil }
  var isInteractive: Bool {
    if PlantedFault.interactiveTooLate.isPlanted, !hasStarted { return false }
    return context?.isInteractive ?? false
  }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var transitionDuration: TimeInterval {
    PlantedFault.otherDuration.isPlanted ? duration + 0.1 : duration
  }
  var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { transition?.interactor?.completionSpeed ?? 1 }
  /// An interactor's own; of the system's push and pop the system's spring, as measured (F2.8.5).
  var completionCurve: UIView.AnimationCurve {
    if let interactor = transition?.interactor { return interactor.completionCurve }
    return transition?.animator is PushAnimator ? ._system : .easeInOut
  }
  var containerView: UIView { context?.containerView ?? expected.containerView }
  var targetTransform: CGAffineTransform { context?.targetTransform ?? .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    if let context { return context.viewController(forKey: key) }
    switch key {
    case .from: return expected.from
    case .to: return expected.to
    default: return nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }
}
