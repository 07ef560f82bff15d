import Choreography

/// A presentation controller that served before.
struct FreshPresentationController: ContractRule {
  let identifier = "fresh-presentation-controller"
  let expectation = "Each presentation has a presentation controller of its own."
  let facts = "Q22"
  let remedy = "return SheetController(presentedViewController: presented, …) // new in each call"
  let depth: FaultDepth? = .call
  let duty: BreachDuty? = .freshPresentationController

  func findings(in record: ScenarioRecord) -> [Finding] {
    let isNoted = record.breaches.contains { $0.breach.facts.duty == duty }
    guard let note = record.begun, note.reusesPresentationController, !isNoted else { return [] }
    return [
      Finding(
        rule, record, at: note.began, in: note.to, "presentationController",
        seen: "the same object served an earlier presentation",
        cause: "the delegate keeps its presentation controller in a property")
    ]
  }
}
