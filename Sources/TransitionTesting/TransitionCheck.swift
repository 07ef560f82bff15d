import Rehearsal
import UIKit

/// Tests a transition in every ending it can have.
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
        "no scenario '\(name)' for this flow; there are \(known.joined(separator: ", "))"
      case .sharedRoot(let flow):
        "the makeRoot of '\(flow)' gave the same controller twice · make a new one in each call"
      }
    }
  }

  /// Puts a flow through its scenarios.
  /// - Parameters:
  ///   - names: Only scenarios with these names; all of them unless told.
  ///   - excuses: Rules that may be broken, with the reason.
  ///   - mode: What the stages are like.
  /// - Throws: `Failure`.
  public static func run(
    _ flow: ScreenFlow, scenarios names: [String]? = nil, excusing excuses: [Excuse] = [],
    mode: Mode = .plain
  ) throws -> Report {
    try refuseSharedRoot(flow)
    let known = Sweep.scenarios(for: flow)
    let chosen = try names.map { try $0.map { try find($0, known) } } ?? known
    // What a scenario alone shows is told from what shows anyway: the ordinary ones run as well.
    let played = known.filter { chosen.contains($0) || Circumstance.isOrdinary($0) }
    let evidence = played.map { ScenarioRun(flow, $0, mode: mode).play() }
    var findings = Circumstance.sort(evidence.map { ($0, Judge.findings($0)) })
    for finding in Circumstance.compare(evidence) {
      let place = played.firstIndex { $0.name == finding.scenario }
      if let place { findings[place].append(finding) }
    }
    let results = zip(evidence, findings).map { result(flow, $0, $1, excuses, mode) }
      .filter { chosen.contains($0.scenario) }
    let excused = results.flatMap(\.excused)
    return Report(
      flow: mode == .plain ? flow.name : "\(flow.name)[\(mode)]", scenarios: results,
      unneededExcuses: excuses.filter { excuse in !excused.contains(where: excuse.covers) },
      warnings: idleParts(of: mode, flow))
  }

  /// Puts a flow through its scenarios in several modes, a report for each.
  /// - Throws: `Failure`.
  public static func matrix(
    _ flow: ScreenFlow, modes: [Mode], scenarios names: [String]? = nil,
    excusing excuses: [Excuse] = []
  ) throws -> [Report] {
    try modes.map { try run(flow, scenarios: names, excusing: excuses, mode: $0) }
  }

  /// A line for each part of a mode that changes no number of the way there: it tests nothing.
  private static func idleParts(of mode: Mode, _ flow: ScreenFlow) -> [String] {
    let scenario = Scenario(.forward, .finish)
    guard !mode.parts.isEmpty else { return [] }
    let rows = Performance(of: flow, in: scenario, mode: mode).trace.rows
    return mode.parts.compactMap { part in
      guard Performance(of: flow, in: scenario, mode: part.without).trace.rows == rows else {
        return nil
      }
      return "mode '\(part.word)' had no effect on \(flow.name): no layer is elsewhere or unlike "
        + "without it"
    }
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
    _ flow: ScreenFlow, _ evidence: Evidence, _ findings: [Finding], _ excuses: [Excuse],
    _ mode: Mode
  ) -> ScenarioResult {
    let scenario = evidence.scenario
    let isExcused = { (finding: Finding) in excuses.contains { $0.covers(finding) } }
    return ScenarioResult(
      scenario: scenario, isReached: evidence.isReached, completed: evidence.completed,
      duration: evidence.length, findings: findings.filter { !isExcused($0) },
      excused: findings.filter(isExcused), moments: evidence.moments,
      unsupported: evidence.unsupported,
      replay: { Performance(of: flow, in: scenario, scale: $0, mode: mode) })
  }
}
