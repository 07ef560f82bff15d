import Rehearsal

/// What came of testing one flow: every scenario, what was seen, and what broke.
public struct Report {
  /// The flow's name.
  public let flow: String
  /// In the order in which they ran.
  public let scenarios: [ScenarioResult]
  /// Suppressions that nothing needed: they hide what may break later.
  public let unneededSuppressions: [Suppression]
  /// What makes the run say less than it seems, such as a mode without any effect.
  public var warnings: [String] = []
  let costCache = CostCache()

  /// Every breach that nobody suppressed, errors and advice.
  public var findings: [Finding] { scenarios.flatMap(\.findings) }
  /// The breaches of the contract.
  public var violations: [Finding] { findings.filter { $0.severity == .error } }
  /// What people will notice, or some of them will.
  public var advice: [Finding] { findings.filter { $0.severity == .advice } }
  /// Breaches that a suppression covers.
  public var suppressed: [Finding] { scenarios.flatMap(\.suppressed) }
  /// Whether nothing is broken and no suppression is idle.
  public var isClean: Bool { violations.isEmpty && unneededSuppressions.isEmpty }
}

/// What came of one scenario.
public struct ScenarioResult {
  /// What was played.
  public let scenario: Scenario
  /// Why it could not be played, or why nothing can be held against it; nil where it was played.
  public let notPlayed: String?
  /// Whether it could be played; a way back has to have a way there.
  public var isReached: Bool { notPlayed == nil }
  /// Whether the transition finished; nil if it never ended.
  public let completed: Bool?
  /// Seconds from the action to rest.
  public let duration: Double
  /// What is wrong, in the order of the rules.
  public var findings: [Finding]
  /// What is wrong and was said to be all right.
  public var suppressed: [Finding]
  /// What was called between UIKit, the controllers and the animator, and when.
  public let moments: [Moment]
  /// What the flow asked for that does not work here.
  public let unsupported: [String]
  /// Plays it again, to be looked at, at so many pixels a point.
  public let replay: @MainActor (_ scale: Double) -> Replay
  /// Counts what it takes to show.
  let count: @MainActor () -> TransitionCost

  /// The calls without their instants.
  public var timeline: [String] { moments.map(\.what) }
}
