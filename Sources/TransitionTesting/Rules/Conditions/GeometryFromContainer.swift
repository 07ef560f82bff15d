/// A container smaller than the screen, or a small screen.
struct GeometryFromContainer: ConditionRule {
  let identifier = "geometry-from-container"
  let expectation = "Places come from the container, which may be smaller than the screen."
  let facts = "F2.5.1, P13"
  let remedy = "let bounds = context.containerView.bounds // not UIScreen.main"
  let depth: FaultDepth? = .appearance
  let cause: String? = "places are worked out from UIScreen.main or written as numbers"
  let alwaysMends = true

  func applies(to scenario: Scenario) -> Bool {
    [.smallWindow, .smallPhone].contains(scenario.condition)
  }
}
