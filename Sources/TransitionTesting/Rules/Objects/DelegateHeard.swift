/// A delegate with answers that nobody asks for.
struct DelegateHeard: ContractRule {
  let identifier = "delegate-heard"
  let expectation = "What a delegate supplies is asked for."
  let facts = "F2.3 rows 1–3, F2.6.1"
  let remedy = "controller.modalPresentationStyle = .custom // before presenting"
  let depth: FaultDepth? = .call

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.begun, let unheard = note.unheard else { return [] }
    let isController = unheard == .presentationController
    return [
      Finding(
        rule, record, at: note.began, in: "transitioningDelegate", unheard.method,
        seen: "the delegate has an answer, and UIKit does not ask for it",
        cause: isController
          ? "modalPresentationStyle is not .custom"
          : "the delegate gives no animator, so that no interactor is asked for",
        remedy: isController
          ? nil : "return an animator from animationController(for…) as well",
        isCertain: true)
    ]
  }
}
