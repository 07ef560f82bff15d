/// What assistive technology reads behind a screen over another.
struct OverlayIsModal: ContractRule {
  let identifier = "overlay-is-modal"
  let expectation = "Assistive technology does not reach what lies behind an overlay."
  let facts = "B21"
  let severity = Rule.Severity.advice
  let remedy = "presented.view.accessibilityViewIsModal = true"

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard record.begun != nil, let overlay = record.overlay, !overlay.isModal else { return [] }
    return [
      Finding(
        rule, record, in: overlay.view, "accessibilityViewIsModal",
        seen: "it is false, and the screen behind stays in the window: VoiceOver reads both",
        cause: "nothing marks the overlay as modal: UIKit does so for its own styles alone",
        isCertain: true)
    ]
  }
}
