/// An animator that asks for a view that is not given, and gives up.
struct NilViewSurvived: ContractRule {
  let identifier = "nil-view-survived"
  let expectation =
    "view(forKey:) may be nil: the view of a screen that stays in the window is not given."
  let facts = "F2.5.2, B10"
  let remedy =
    "let view = context.view(forKey: .to) ?? context.view(forKey: .from) // never guard-return"
  let depth: FaultDepth? = .call

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let stuck = record.stuck, stuck.gaveUpOnNil else { return [] }
    let cause =
      stuck.causeOfOutcome(record.scenario.outcome)
      ?? "view(forKey: .\(stuck.gaveTo ? "from" : "to")) is nil here, as the presenter's view "
      + "stays in the window, and a guard returned before completeTransition"
    return [stuck.neverCompleted(rule, record, cause: cause)]
  }
}
