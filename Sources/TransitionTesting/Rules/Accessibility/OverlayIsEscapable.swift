/// The gesture for going back, on a screen over another.
struct OverlayIsEscapable: ContractRule {
  let identifier = "overlay-is-escapable"
  let expectation = "The gesture for going back takes an overlay off."
  let facts = "B21"
  let severity = Rule.Severity.advice
  let remedy =
    "override func accessibilityPerformEscape() -> Bool { dismiss(animated: true); return true }"

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard record.begun != nil, let overlay = record.overlay, !overlay.escapes else { return [] }
    return [
      Finding(
        rule, record, in: overlay.view, "accessibilityPerformEscape",
        seen: "nobody takes the gesture for going back",
        cause: "neither the controller nor a view of it overrides accessibilityPerformEscape()",
        isCertain: true)
    ]
  }
}
