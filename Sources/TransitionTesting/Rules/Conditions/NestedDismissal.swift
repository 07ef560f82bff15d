/// A screen over a screen over another.
struct NestedDismissal: ConditionRule {
  let identifier = "nested-dismissal"
  let expectation = "Screens over screens are dismissed in order."
  let facts = "F2.1.4"
  let remedy = "presenter.dismiss(animated: true) // the one that presented the topmost screen"
  let depth: FaultDepth? = .appearance
  let cause: String? =
    "dismiss was asked of a controller further down: all above it is taken off"
  let alwaysMends = true

  func applies(to scenario: Scenario) -> Bool { scenario.condition == .inChain }
}
