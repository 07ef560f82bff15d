import Choreography

/// `viewWillAppear` and its like, each told once and in order.
struct AppearancePaired: ContractRule {
  let identifier = "appearance-paired"
  let expectation = "Appearance callbacks come in pairs and in UIKit's order."
  let facts = "F2.4, F2.4.7"
  let remedy = "// remove begin/endAppearanceTransition: UIKit calls the callbacks here"
  let duty: BreachDuty? = .appearancePaired

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard record.visible != nil, record.completed != nil else { return [] }
    return record.wrongPhases.map { phase in
      Finding(
        rule, record, at: record.length, in: String(phase.prefix { $0 != " " }),
        seen: "after the end \(phase)", cause: "its appearance was begun or ended by hand")
    }
  }
}
