import Choreography
import QuartzCore

/// A screen as the machines of containers know it: something that can be told apart.
struct Screen: Hashable, Sendable {
  let controller: UIViewController

  init(_ controller: UIViewController) { self.controller = controller }

  static func == (one: Screen, other: Screen) -> Bool { one.controller === other.controller }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
}

/// The objects that a navigation controller keeps beside what its machine knows.
@MainActor
struct NavigationObjects {
  /// The coordinator of the transition that will start for what waits, once somebody has asked.
  var coming: TransitionCoordinator?
  /// Transactions around the calls that asked for it, which end with it (F2.15.4).
  var transactions: [TransactionExtension] = []
  /// What holds the pop that is being asked for.
  var held:
    (
      animator: (any UIViewControllerAnimatedTransitioning)?,
      drive: UIPercentDrivenInteractiveTransition
    )?
  var running: Running?

  /// The transition under way.
  struct Running {
    var host: ContainerHost
    var transition: TransitionDriver
    /// The bar's part, once it has started.
    var turn: BarTransition?
  }
}

extension UINavigationController {
  /// The controller whose view is in the container, as of the last transition that ended.
  var shownController: UIViewController? { state.shown?.controller }

  /// The stack as the application sees it.
  var stackedControllers: [UIViewController] { state.stack.map(\.controller) }

  /// Whether a controller is in that stack.
  func isStacked(_ controller: UIViewController) -> Bool {
    state.stack.contains(Screen(controller))
  }
}
