/// The largest of the text sizes.
struct TextSizeHarmless: ConditionRule {
  let identifier = "text-size-harmless"
  let expectation = "The largest text size leaves the screen where it belongs."
  let facts = "B21"
  let remedy = "toView.frame = context.finalFrame(for: toController)"
  let depth: FaultDepth? = .appearance
  let cause: String? = "a place is worked out from the height of a text, which is larger here"
  let alwaysMends = true

  func applies(to scenario: Scenario) -> Bool { scenario.condition == .largeText }
}
