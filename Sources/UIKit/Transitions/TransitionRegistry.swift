/// What changes between a stage's screens, and who is told of it.
@MainActor
package final class TransitionRegistry {
  /// Transitions that have not completed, kept alive until they do.
  var running: [TransitionDriver] = []
  /// Whether a transition is under way.
  package var areRunning: Bool { !running.isEmpty }
  /// Hears of transitions, for checks.
  package weak var observer: (any TransitionObserver)?
  /// Whether a presentation could not take the form that suits the room when the room changed.
  var owesAdaptation = false
  /// How many nameless detents have been made.
  var detentsMade = 0
}
