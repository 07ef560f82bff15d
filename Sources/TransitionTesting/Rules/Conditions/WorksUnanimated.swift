/// A transition that is asked for without animation.
struct WorksUnanimated: ConditionRule {
  let identifier = "works-unanimated"
  let expectation = "With animated: false the animator of a custom style still completes."
  let facts = "F2.7.6"
  let remedy = "UIView.animate(withDuration: context.isAnimated ? duration : 0) { … }"
  let depth: FaultDepth? = .appearance

  func applies(to scenario: Scenario) -> Bool { scenario.outcome == .notAnimated }
}
