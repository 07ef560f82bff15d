import Rehearsal
import TransitionTesting

/// What must hold in every sequence of events, beside the rules of transitions.
public struct Invariant: Sendable {
  /// Stable, lower case and hyphens.
  public let name: String
  /// What must hold, in a sentence.
  public let expectation: String

  /// All that is looked at without being asked for.
  public static let all: [Invariant] = [
    Invariant(
      name: "nothing-frozen",
      expectation: "When all is at rest some touch, or the call that works in a clean run, still "
        + "does something within two seconds."),
    Invariant(
      name: "screen-shows",
      expectation: "The screen in front is in the window, shows, and paints something."),
    Invariant(
      name: "touches-arrive",
      expectation: "When all is at rest nothing keeps touches from the screen in front."),
    Invariant(
      name: "comes-to-rest",
      expectation: "When nobody touches anything all comes to rest, as it does in a clean run."),
    Invariant(
      name: "looks-the-same",
      expectation: "Screens that are seen again are where and as they were: frame, transform, "
        + "alpha, mask."),
    Invariant(
      name: "nothing-left-behind",
      expectation: "Windows, snapshots, covering views and gesture recognizers do not get more."),
    Invariant(
      name: "nothing-leaks",
      expectation: "Controllers whose screens are gone are released, as they are after a clean run."
    ),
  ]

  /// What a name of an invariant or a rule stands for; a sentence that says nothing for others.
  static func expectation(of name: String) -> String {
    all.first { $0.name == name }?.expectation ?? Rule.named(name)?.expectation
      ?? "\"\(name)\" holds whenever all is at rest."
  }
}

/// An invariant of somebody's own.
struct OwnInvariant: Sendable {
  let name: String
  let holds: @MainActor @Sendable (Stage) -> Bool
}
