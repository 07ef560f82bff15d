/// What a navigation controller knows.
@MainActor
struct NavigationState {
  /// The stack as the application sees it: changed at once (F2.2.2).
  var stack: [UIViewController] = []
  /// The stack as of the last transition that ended.
  var settledStack: [UIViewController] = []
  /// The controller whose view is in the container, as of that transition.
  var shown: UIViewController?
  /// Those taken in but not yet told that they arrived.
  var arriving: [UIViewController] = []
  /// A change that no transition has started for. Changes of one turn are one request (C).
  var request: Request?
  /// The coordinator of the transition that will start for it, once somebody has asked.
  var coming: TransitionCoordinator?
  /// What is being done with the stack, from before the transition is made to its end.
  var work: Work?
  var running: Running?
  /// Whether the delegate is to hear that the first controller has been shown.
  var owesDidShow = false

  /// What holds the pop that is being asked for.
  var held:
    (
      animator: (any UIViewControllerAnimatedTransitioning)?,
      drive: UIPercentDrivenInteractiveTransition
    )?
  /// Whether no transition starts any more (Q13).
  var isFrozen = false

  struct Request {
    var isAnimated: Bool
    var operation: UINavigationController.Operation
    /// Transactions that are over when the transition is.
    var transactions: [TransactionExtension] = []
  }

  /// A change of the stack under way and how to undo it.
  struct Work {
    /// The stack to which a cancel goes back.
    var stackBefore: [UIViewController]
    var target: [UIViewController]
    /// Changes asked for meanwhile.
    var later: [StackChange] = []
  }

  /// The transition under way.
  struct Running {
    var site: ContainerSite
    var transition: TransitionRun
    /// The bar's part, once it has started.
    var turn: BarTurn?
  }

  /// Takes up the change that waits.
  mutating func begin() {
    request = nil
    work = Work(stackBefore: settledStack, target: stack)
  }

  /// The change is over. A cancel goes back to the stack before, and makes the changes asked for
  /// meanwhile anew from there (F2.10.4).
  mutating func settle(completed: Bool) {
    guard let work else { return }
    if let site = running?.site { shown = completed ? site.to : site.from }
    settledStack = completed ? work.target : work.stackBefore
    if !completed { stack = work.later.reduce(settledStack) { $1.applied(to: $0) } }
    if stack.elementsEqual(settledStack, by: ===) { request = nil }
  }
}
