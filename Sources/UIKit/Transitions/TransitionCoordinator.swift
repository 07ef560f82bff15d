import QuartzCore

/// Collects what is to be animated beside a transition and who wants to hear of its end.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let context: TransitionContext
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var hasStarted = false
  weak var transition: Transition?
  var duration: TimeInterval = 0

  init(context: TransitionContext) { self.context = context }

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
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  /// Runs what was collected, in the animation block that is open.
  func runAnimations() {
    hasStarted = true
    for block in animations { block(self) }
    animations = []
  }

  func interactionChanged() {
    for handler in interactionHandlers { handler(self) }
  }

  func finish() {
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var initiallyInteractive: Bool { transition?.startsInteractively ?? false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var transitionDuration: TimeInterval { duration }
  var percentComplete: CGFloat { context.percentComplete }
  var completionVelocity: CGFloat { transition?.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve {
    transition?.interactor?.completionCurve ?? .easeInOut
  }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }
}
