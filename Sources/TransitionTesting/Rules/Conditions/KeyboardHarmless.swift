/// A keyboard that comes half way, and goes.
struct KeyboardHarmless: ConditionRule {
  let identifier = "keyboard-harmless"
  let expectation = "A keyboard that comes and goes leaves the screen where it was."
  let facts = "B18"
  let remedy = "view.transform = .identity // on keyboardWillHideNotification as well"
  let depth: FaultDepth? = .appearance
  let cause: String? = "what moved for the keyboard is not moved back when it goes"
  let alwaysMends = true

  func applies(to scenario: Scenario) -> Bool { scenario.condition == .keyboard }
}
