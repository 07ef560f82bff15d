/// A second request while one runs.
struct SecondRequestHarmless: ConditionRule {
  let identifier = "second-request-harmless"
  let expectation = "A second request while one runs does no harm."
  let facts = "F2.2.4"
  let remedy = "guard transitionCoordinator == nil else { return }"
  let depth: FaultDepth? = .appearance
  let cause: String? =
    "what goes with the request is done again, though UIKit ignores the request itself"

  func applies(to scenario: Scenario) -> Bool { scenario.outcome == .twiceAtOnce }
}
