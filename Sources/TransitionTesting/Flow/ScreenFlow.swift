import Rehearsal
import UIKit

/// A change of screens to be tested: how to come to it, how to start it, and the way back.
///
///     let card = ScreenFlow("card", makeRoot: { FeedViewController() }) { root, animated in
///       (root as? FeedViewController)?.openCard(animated: animated)
///     } reverse: { root, animated in
///       root.dismiss(animated: animated)
///     }
///
/// Every scenario makes its own screens: the closures must not share controllers or animators.
public struct ScreenFlow: Sendable {
  /// Starts something on the root; the flag is what to pass on as `animated`.
  public typealias Action = @MainActor (_ root: UIViewController, _ animated: Bool) -> Void

  /// A short stable name.
  public let name: String
  /// Makes the window's root, a new one each time.
  public let makeRoot: @MainActor () -> UIViewController
  /// Brings the root to where the transition starts, without motion.
  public let prepare: @MainActor (UIViewController) -> Void
  /// Starts the transition.
  public let start: Action
  /// Takes it back, by another transition; nil if there is no way back.
  public let reverse: Action?
  /// A finger that starts and drives one of the two.
  public var swipe: Swipe?
  /// The directions whose action heeds its `animated` flag.
  public var heedsAnimated: Set<Scenario.Direction> = [.forward, .back]
  /// Whether a finger can drive it. If it is false, what breaks only under a finger that the check
  /// lends is advice. nil: it can if there is a swipe, if an interactor was seen, or if the screens
  /// have gestures of their own that could drive something.
  public var isInteractive: Bool?
  /// Says why an action cannot begin on a root as it is now; nil where it can.
  package var obstacle: @MainActor (UIViewController, Scenario.Direction) -> String? = { _, _ in nil
  }
  /// Puts the screens onto a stage in the place of `makeRoot`, where an application does so itself: its
  /// outermost screen may become another one.
  package var open: (@MainActor (Stage) -> Void)?
  /// The directions that a finger's drag begins: nobody else can drive them meanwhile.
  package var areDragged: Set<Scenario.Direction> = []
  /// For code that may end its process.
  package var attempts: Attempts?

  /// Screens, and what starts and reverses their transition, under a name for files and reports.
  public init(
    _ name: String, makeRoot: @escaping @MainActor () -> UIViewController,
    prepare: @escaping @MainActor (UIViewController) -> Void = { _ in },
    start: @escaping Action, reverse: Action? = nil, swipe: Swipe? = nil
  ) {
    self.name = name
    self.makeRoot = makeRoot
    self.prepare = prepare
    self.start = start
    self.reverse = reverse
    self.swipe = swipe
  }

  /// What begins a direction; nil for a way back that there is not.
  func action(_ direction: Scenario.Direction) -> Action? {
    direction == .forward ? start : reverse
  }
}
