import Foundation
import TransitionTesting

/// The table of the documentation: what is caught, by which rule, and what cannot be.
@MainActor
enum MutantTable {
  /// Pitfalls that no rule catches, and why.
  static let uncaught: KeyValuePairs<String, String> = [
    "P7": "another method's name does not compile as the protocol's",
    "P18": "the order of the views is taste: what lies on top may well go",
    "P19": "a tag that is looked up wrongly shows as a snapshot left over (P9)",
    "P20": "reading a property and not setting it changes nothing that could be seen",
    "P21": "an animator for a pop that was meant to be the system's is a choice",
    "P23": "location and translation are both numbers; the film shows it",
    "P24": "a spring may start at any speed",
    "P26": "without a frame the view fills the container, which may be meant",
    "P29": "shows as a screen that is not there, or a view not restored, in the scenario twice",
    "P31": "not a mistake: the curve has no effect on a spring",
    "P32": "not a mistake: how the rest is timed",
    "Q2": "an order across kinds of transitions that nobody promised",
    "Q4": "here the completion comes at 100 % as well; a missing one shows as P4",
    "Q14": "definesPresentationContext is ignored by UIKit, not by the author",
    "Q16": "constraints and frames mixed show as a view that is not at its final frame (P6)",
    "Q24": "the second animation under a key replaces the first; shows as P4 if it was awaited",
    "Q27": "the layer delegate's action method is asked by nobody but the system",
    "Q30": "releases before this interface",
    "B4": "which scroll view a pan is to yield to is known to the flow alone",
    "B10": "a forced unwrap of nil ends the process; Swift names the line",
  ]

  /// The page of the documentation.
  static func page() throws -> String {
    let rows = try (Mutants.all + SwipeMutants.all).map { mutant in
      let finding = try mutant.report().findings.first { $0.rule == mutant.rule }
      let what = [finding?.subject, finding?.property].compactMap { $0 }.joined(separator: " · ")
      return "| \(mutant.pitfalls) | \(mutant.name) | \(mutant.rule.name) | "
        + "\(what): \(finding?.seen ?? "not caught") | `\(finding?.remedy ?? "")` |"
    }
    let rest = uncaught.map { "| \($0.key) | \($0.value) |" }
    return """
      # How people break transitions, and what the check says

      Each row is a small broken transition in `Tests/TransitionTestingTests/Mutants`. A test \
      holds this page true: it runs every mutant and compares. P and Q are pitfalls, F facts, B \
      reports of users.

      | pitfall | mutant | rule | what was seen | remedy |
      |---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      ## What is not caught, and why

      | pitfall | reason |
      |---|---|
      \(rest.joined(separator: "\n"))

      """
  }
}
