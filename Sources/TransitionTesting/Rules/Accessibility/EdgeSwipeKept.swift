/// The system's own swipe back, which a custom pop turns off.
struct EdgeSwipeKept: ContractRule {
  let identifier = "edge-swipe-kept"
  let expectation = "The edge swipe still pops."
  let facts = "F2.1.8"
  let severity = Rule.Severity.advice
  let remedy = "return an interactor from navigationController(_:interactionControllerFor:)"

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.begun, note.kind == .pop, !note.isSystems, !note.hasOwnInteractor,
      !record.hasSwipe, record.scenario == Scenario(.back, .finish)
    else { return [] }
    return [
      Finding(
        rule, record, in: record.subject(note),
        seen: "the pop has an animator of its own and no interactor: the edge swipe is off",
        cause: "UIKit turns its edge swipe off for custom pops that nobody drives", isCertain: true)
    ]
  }
}
