import Foundation
import TransitionTesting

/// The table of the documentation: what is caught, by which rule, and what cannot be.
@MainActor
enum MutantTable {
  /// Pitfalls that no rule catches, and why.
  static let uncaught: KeyValuePairs<String, String> = [
    "P7": "another method's name does not compile as the protocol's",
    "P20": "reading a property and not setting it changes nothing that could be seen",
    "P21": "an animator for a pop that was meant to be the system's is a choice",
    "P23": "location and translation are both numbers; the film shows it",
    "P24": "a spring may start at any speed",
    "P26": "without a frame the view fills the container, which may be meant",
    "P31": "not a mistake: the curve has no effect on a spring",
    "P32": "not a mistake: how the rest is timed",
    "Q2": "an order across kinds of transitions that nobody promised",
    "Q4": "here the completion comes at 100 % as well; a missing one shows as P4",
    "Q14": "definesPresentationContext is ignored by UIKit, not by the author",
    "Q27": "the layer delegate's action method is asked by nobody but the system",
    "Q30": "releases before this interface",
  ]

  /// The page of the documentation.
  static func page() throws -> String {
    let rows = try Mutants.all.map { mutant in
      let finding = try mutant.report().findings.first { $0.rule == mutant.rule }
      let what = [finding?.subject, finding?.property].compactMap { $0 }.joined(separator: " · ")
      return "| \(mutant.pitfalls) | \(mutant.name) | \(mutant.rule.name) | "
        + "\(what): \(finding?.seen ?? "not caught") | \(finding?.cause ?? "") | "
        + "`\(finding?.remedy.filter { $0 != "`" } ?? "")` |"
    }
    let rest = uncaught.map { "| \($0.key) | \($0.value) |" }
    return """
      # How people break transitions, and what the check says

      Each row is a small broken transition in `Tests/TransitionTestingTests/Mutants`. A test \
      holds this page true: it runs every mutant and compares. P and Q are pitfalls, F facts, B \
      reports of users.

      | pitfall | mutant | rule | what was seen | likely cause | remedy |
      |---|---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      ## What is not caught, and why

      | pitfall | reason |
      |---|---|
      \(rest.joined(separator: "\n"))

      """
  }
}
