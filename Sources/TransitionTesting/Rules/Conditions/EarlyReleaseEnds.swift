/// A finger that is gone before the transition has started.
struct EarlyReleaseEnds: ConditionRule {
  let identifier = "early-release-ends"
  let expectation = "A gesture that ends before the transition has started still ends it."
  let facts = "F2.9.2"
  let remedy =
    "if let ending { ending == .finish ? finish() : cancel() } // at the end of "
    + "startInteractiveTransition(_:)"
  let depth: FaultDepth? = .appearance

  func applies(to scenario: Scenario) -> Bool {
    [.releasedEarly, .swipeEarly].contains(scenario.outcome)
  }
}
