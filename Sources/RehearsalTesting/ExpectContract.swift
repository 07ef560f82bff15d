import Rehearsal
import Testing
import TransitionTesting

/// Holds a transition to its contract, and records an issue for each fault with what tells it: a film
/// of the scenario, its calls, and the page of the report as attachments.
///
///     @Test(.tags(.transition), arguments: Sweep.scenarios(for: card))
///     func keepsItsContract(scenario: Scenario) throws {
///       try expectContract(of: card, in: [scenario])
///     }
///
/// - Parameters:
///   - scenarios: Those to play; all that the flow has unless told.
///   - suppressions: Rules that may be broken, with the reason.
/// - Returns: The report, for budgets such as `report.measureCost().offscreenPasses`.
/// - Throws: `TransitionCheck.Failure` for a scenario that there is not.
@discardableResult
@preconcurrency @MainActor
public func expectContract(
  of flow: ScreenFlow, in scenarios: [Scenario]? = nil, mode: Mode = .plain,
  suppressing suppressions: [Suppression] = [], sourceLocation: SourceLocation = #_sourceLocation
) throws -> Report {
  let report = try TransitionCheck.run(
    flow, scenarios: scenarios?.map(\.name), suppressing: suppressions, mode: mode)
  guard !report.isClean else { return report }
  for artifact in try report.artifacts() { record(artifact, sourceLocation) }
  Issue.record("\(report)", sourceLocation: sourceLocation)
  return report
}

/// Does something that may fail with pictures, as `expectSame` does: they become attachments, and the
/// failure goes on its way.
///
///     try withAttachments { try expectSameBackwards(card) }
@preconcurrency @MainActor
public func withAttachments<Result>(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
) throws -> Result {
  do { return try body() } catch let failure as any IllustratedFailure {
    for artifact in failure.artifacts { record(artifact, sourceLocation) }
    throw failure
  }
}

private func record(_ artifact: TestArtifact, _ sourceLocation: SourceLocation) {
  Attachment.record(artifact.bytes, named: artifact.name, sourceLocation: sourceLocation)
}
