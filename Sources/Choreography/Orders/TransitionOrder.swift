/// What transitions that have a context are told apart by.
package enum TransitionOrder {
  /// Whether a screen comes over another, or goes.
  package enum Direction: Hashable, Sendable { case presentation, dismissal }

  /// What kind of transition it is.
  package enum Kind: Hashable, Sendable {
    /// A screen comes over another or goes. With `coversPresenter` the screen below leaves the
    /// window while the other is up, and hears of it.
    case modal(Direction, coversPresenter: Bool)
    /// A screen comes to the top of a stack.
    case push
    /// The topmost screen of a stack goes.
    case pop
    /// A tab gives way to another.
    case tab

    /// nil in containers.
    package var direction: Direction? {
      guard case .modal(let direction, _) = self else { return nil }
      return direction
    }
  }
}

/// The order of the steps of a transition that has a context, as data.
package protocol OrderedTransition: Hashable, Sendable {
  /// What only the presentation or the container can do.
  associatedtype Host: HostStep
  /// What kind of transition it is.
  var kind: TransitionOrder.Kind { get }
  /// What happens when it starts, up to where the animation is under way.
  var start: [TransitionStep<Host>] { get }
  /// What follows `completeTransition`.
  func end(completed: Bool) -> [TransitionStep<Host>]
}

extension OrderedTransition {
  /// The end that all have in common, after the host has let go.
  static var conclusion: [TransitionStep<Host>] {
    [.motion(.callCoordinatorCompletions), .motion(.animationEnded), .motion(.enableInteraction)]
  }

  static func told(_ steps: [AppearanceStep]) -> [TransitionStep<Host>] {
    steps.map { .appearance($0) }
  }
}
