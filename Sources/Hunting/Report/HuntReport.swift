import Rehearsal

/// What a hunt has found.
public struct HuntReport: Sendable {
  /// A failure with the shortest script that shows it.
  public struct Find: Hashable, Sendable {
    /// What broke.
    public var failure: Failure
    /// What else the same script breaks: mended with it, as a rule.
    public var consequences: [Failure]
    /// The shortest script that fails in the same way.
    public var script: RehearsalScript
    /// What was done when it was found.
    public var found: RehearsalScript
    /// The sequences that it took to find it.
    public var tries: Int
    /// The sequences that it took to make it short.
    public var shrinkingTries: Int
  }

  /// The flow's name.
  public let flow: String
  /// What the chances were drawn from: the same seed finds the same.
  public let seed: UInt64
  /// Sequences that were played, those for shrinking left out.
  public internal(set) var tries = 0
  /// What was found, each failure once, in the order of finding.
  public internal(set) var finds: [Find] = []
  /// How many combinations of a state, a step and the step before were met.
  public internal(set) var coverage = 0
  /// Failures that did not fail again: 0 unless the code itself is not deterministic.
  public internal(set) var flukes = 0

  /// Whether nothing was found.
  public var isClean: Bool { finds.isEmpty && flukes == 0 }

  init(flow: String, seed: UInt64) {
    self.flow = flow
    self.seed = seed
  }
}

extension HuntReport: CustomStringConvertible {
  /// For people: one paragraph for each failure, with its script.
  public var description: String {
    let head =
      "\(flow): \(tries) sequence\(tries == 1 ? "" : "s"), seed \(seed), "
      + (finds.isEmpty ? "nothing found" : "\(finds.count) found") + "\n"
    let fluke =
      flukes == 0
      ? "" : "\n  \(flukes) failed once and not again: the code draws a number or asks a clock\n"
    return head + finds.map(\.text).joined() + fluke
  }
}

extension HuntReport.Find {
  var text: String {
    var text = "\n  \(failure.name)\n    \(failure.subject): \(failure.seen).\n"
    text += "    expected  \(failure.expected)\n"
    if !failure.cause.isEmpty { text += "    perhaps   \(failure.cause)\n" }
    if !failure.remedy.isEmpty { text += "    mend      \(failure.remedy)\n" }
    if !consequences.isEmpty {
      let others = consequences.map { "\($0.name) (\($0.subject))" }
      text += "    and so    " + others.joined(separator: "\n              ") + "\n"
    }
    text += "    found     in sequence \(tries), \(found.steps.count) steps; the shortest:\n\n"
    return text + script.steps.map { "      \($0)\n" }.joined()
  }
}
