/// A screen that changes its size under a transition, or after it.
struct SurvivesResize: ConditionRule {
  let identifier = "survives-resize"
  let expectation = "A change of size during the transition leaves the screen well placed."
  let facts = "F2.3 row 12, Q10, Q23"
  let remedy = "toView.autoresizingMask = [.flexibleWidth, .flexibleHeight]"
  let depth: FaultDepth? = .appearance
  let cause: String? = "places are worked out once, before the size changed"
  let alwaysMends = true

  func applies(to scenario: Scenario) -> Bool {
    scenario.condition.isResize
  }
}
