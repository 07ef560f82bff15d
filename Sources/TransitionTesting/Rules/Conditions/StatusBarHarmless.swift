/// A status bar that grows.
struct StatusBarHarmless: ConditionRule {
  let identifier = "status-bar-harmless"
  let expectation = "A status bar that changes its height misplaces nothing."
  let facts = "F2.6.3"
  let remedy = "toView.frame = containerView.bounds // and lay out by the safe area"
  let depth: FaultDepth? = .appearance
  let cause: String? =
    "places are worked out from the status bar's height, which has changed since"

  func applies(to scenario: Scenario) -> Bool { scenario.condition == .statusBarGrows }
}
