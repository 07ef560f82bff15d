import Rehearsal
import UIKit

/// Tests a transition in every outcome it can have.
///
///     let report = try TransitionCheck.run(card)
///     #expect(report.violations.isEmpty, "\(report)")
///
/// Each scenario runs on a stage of its own, without pixels and without waiting. The same flow
/// gives the same report, byte for byte.
@preconcurrency @MainActor
public enum TransitionCheck {
  /// Why a flow could not be tested.
  public enum Failure: Error, Hashable, CustomStringConvertible {
    /// There is no scenario of that name for this flow; those that there are.
    case noScenario(String, known: [String])
    /// `makeRoot` gave the same controller twice.
    case sharedRoot(String)

    public var description: String {
      switch self {
      case .noScenario(let name, let known):
        "no scenario '\(name)' for this flow" + Self.near(name, known)
          + " · Sweep.scenarios(for: flow) has all \(known.count)"
      case .sharedRoot(let flow):
        "the makeRoot of '\(flow)' gave the same controller twice · make a new one in each call"
      }
    }

    private static func near(_ name: String, _ known: [String]) -> String {
      let names = nearestNames(to: name, among: known)
      return names.isEmpty ? "" : "; near it: " + names.joined(separator: ", ")
    }
  }

  /// Puts a flow through its scenarios.
  /// - Parameters:
  ///   - names: Only scenarios with these names; all of them unless told.
  ///   - suppressions: Rules that may be broken, with the reason.
  ///   - mode: What the stages are like.
  ///   - frames: How closely frames are looked at.
  /// - Throws: `Failure`.
  public static func run(
    _ flow: ScreenFlow, scenarios names: [String]? = nil,
    suppressing suppressions: [Suppression] = [],
    mode: Mode = .plain, frames: FrameDetail = .sketched
  ) throws -> Report {
    try refuseSharedRoot(flow)
    let known = Sweep.scenarios(for: flow)
    let chosen = try names.map { try $0.map { try find($0, known) } } ?? known
    let plays = self.plays(of: chosen, among: known) { [eye = FrameEye(frames)] scenario in
      if let trap = flow.attempts?.trap(of: scenario, in: mode) {
        return ScenarioRun(flow, scenario, mode: mode, eye: eye).ended(by: trap)
      }
      flow.attempts?.willTry("\(mode)", scenario.name)
      return CrashMessage.during(lastWords(flow, scenario)) {
        ScenarioRun(flow, scenario, mode: mode, eye: eye).play()
      }
    }
    var findings = ConditionEvaluator.findings(of: plays)
    for (place, play) in plays.enumerated() where play.record.isLent {
      let direction = play.record.scenario.direction
      guard !isInteractive(flow, direction, plays.map(\.record)) else { continue }
      findings[place] = findings[place].map(\.asLent)
    }
    let results = zip(plays, findings).map { result(flow, $0.record, $1, suppressions, mode) }
      .filter { chosen.contains($0.scenario) }
    let suppressed = results.flatMap(\.suppressed)
    return Report(
      flow: mode == .plain ? flow.name : "\(flow.name)[\(mode)]", scenarios: results,
      unneededSuppressions: suppressions.filter { suppression in
        !suppressed.contains(where: suppression.covers)
      },
      warnings: idleParts(of: mode, flow))
  }

  /// The records of the chosen scenarios, in the order of all. Where only a comparison tells what
  /// a condition brings out, the ordinary scenarios are played as well.
  private static func plays(
    of chosen: [Scenario], among known: [Scenario], _ play: (Scenario) -> ScenarioRecord
  ) -> [ConditionEvaluator.Play] {
    let evaluated = { (scenario: Scenario) in
      let record = play(scenario)
      return ConditionEvaluator.Play(record: record, findings: Evaluator.findings(in: record))
    }
    let plays = known.filter(chosen.contains).map(evaluated)
    guard plays.contains(where: ConditionEvaluator.needsComparison) else { return plays }
    return plays
      + known.filter { ConditionEvaluator.isOrdinary($0) && !chosen.contains($0) }.map(evaluated)
  }

  /// Puts a flow through its scenarios in several modes, a report for each.
  /// - Throws: `Failure`.
  public static func matrix(
    _ flow: ScreenFlow, modes: [Mode], scenarios names: [String]? = nil,
    suppressing suppressions: [Suppression] = [], frames: FrameDetail = .sketched
  ) throws -> [Report] {
    try modes.map {
      try run(flow, scenarios: names, suppressing: suppressions, mode: $0, frames: frames)
    }
  }

  /// Whether a finger of the flow's own can drive a direction of it.
  private static func isInteractive(
    _ flow: ScreenFlow, _ direction: Scenario.Direction, _ seen: [ScenarioRecord]
  ) -> Bool {
    if let isInteractive = flow.isInteractive { return isInteractive }
    let same = seen.filter { $0.scenario.direction == direction }
    return same.contains { $0.transitions.contains(where: \.hasOwnInteractor) }
      || !seen.contains { $0.scenario.outcome.isSwipe } && same.contains { $0.hasGestures }
  }

  /// A line for each part of a mode that changes no number of the way there: it tests nothing.
  private static func idleParts(of mode: Mode, _ flow: ScreenFlow) -> [String] {
    let scenario = Scenario(.forward, .finish)
    guard !mode.parts.isEmpty else { return [] }
    let rows = Replay(of: flow, in: scenario, mode: mode).trace.rows
    return mode.parts.compactMap { part in
      guard Replay(of: flow, in: scenario, mode: part.without).trace.rows == rows else {
        return nil
      }
      return "mode '\(part.word)' had no effect on \(flow.name): no layer is elsewhere or unlike "
        + "without it"
    }
  }

  /// For a process that ends in the midst of it.
  private static func lastWords(_ flow: ScreenFlow, _ scenario: Scenario) -> String {
    """

      error  nil-view-survived  in \(scenario)
        \(flow.name): the process ended in the middle of this scenario.
        likely    the line that Swift names unwraps view(forKey:), which is nil for a screen that \
    stays in the window (F2.5.2)
        mend      if let view = context.view(forKey: .to) { … } // and complete in any case

    """
  }

  static func find(_ name: String, _ known: [Scenario]) throws(Failure) -> Scenario {
    guard let scenario = known.first(where: { $0.name == name }) else {
      throw .noScenario(name, known: known.map(\.name))
    }
    return scenario
  }

  private static func refuseSharedRoot(_ flow: ScreenFlow) throws(Failure) {
    let stage = Stage(scale: 1)
    let isShared = stage.perform { flow.makeRoot() === flow.makeRoot() }
    if isShared { throw .sharedRoot(flow.name) }
  }

  private static func result(
    _ flow: ScreenFlow, _ record: ScenarioRecord, _ findings: [Finding],
    _ suppressions: [Suppression],
    _ mode: Mode
  ) -> ScenarioResult {
    let scenario = record.scenario
    let isSuppressed = { (finding: Finding) in suppressions.contains { $0.covers(finding) } }
    return ScenarioResult(
      scenario: scenario, notPlayed: record.whyNotEvaluated, completed: record.completed,
      duration: record.length, findings: findings.filter { !isSuppressed($0) },
      suppressed: findings.filter(isSuppressed), moments: record.moments,
      unsupported: record.unsupported,
      replay: { Replay(of: flow, in: scenario, scale: $0, mode: mode) },
      count: { TransitionCost(of: flow, in: [scenario], mode: mode) })
  }
}
