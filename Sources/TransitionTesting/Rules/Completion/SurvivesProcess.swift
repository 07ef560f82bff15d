/// Nothing that an application does here ends its process.
struct SurvivesProcess: ContractRule {
  let identifier = "survives-process"
  let expectation = "No outcome ends the process, and none keeps it from going on."
  let facts = "F2.5.2, B10"
  let remedy = "guard let view = context.view(forKey: .to) else { … } // in the place of !"
  let depth: FaultDepth? = .call

  /// One finding for each place in the code, whatever scenarios come by it.
  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let trap = record.trap else { return [] }
    return [
      Finding(
        rule, record, in: trap.place.isEmpty ? record.flow : trap.place, seen: trap.what,
        cause: "this outcome comes by a line that takes for granted what is not there in it",
        remedy: trap.what.contains("nil")
          ? nil : "guard … else { return }  // in the place of a trap")
    ]
  }
}
