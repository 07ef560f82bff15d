import Choreography

/// When screens are asked to come and go: by the breaches that were noted, and where nothing began.
struct RequestsAreSound: ContractRule {
  let identifier = "requests-are-sound"
  let expectation = "Screens are asked to come and go when they can."
  let facts = "F2.1.4, Q8"
  let remedy =
    "dismiss(animated: true) { presenter.present(next, animated: true) } // not before"
  let depth: FaultDepth? = .call
  let duty: BreachDuty? = .requestsAreSound

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard record.isNothingBegun, !record.scenario.outcome.mayStartNothing,
      record.breaches.isEmpty, record.scrollViewKeepingFinger == nil
    else { return [] }
    return [
      Finding(
        rule, record, at: 0, in: record.flow, seen: "the action started no transition",
        cause: "the flow's closure did not find its controller, or asked one that is not shown",
        remedy: "check the cast in the flow's start or reverse closure")
    ]
  }
}
