/// Screens that are gone, and who keeps them.
struct NothingLeaks: ContractRule {
  let identifier = "nothing-leaks"
  let expectation = "Screens that are gone are released."
  let facts = "P15"
  let remedy = "weak var controller: UIViewController?"

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard record.begun != nil else { return [] }
    return record.leaks.map { controller in
      Finding(
        rule, record, at: record.length, in: controller,
        seen: "it is still alive after its screen has gone and the window is empty",
        cause: "an interactor, a closure or a delegate holds it strongly and is held by it")
    }
  }
}
