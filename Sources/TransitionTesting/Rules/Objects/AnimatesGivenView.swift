/// The view that moves, and the view that was given.
struct AnimatesGivenView: ContractRule {
  let identifier = "animates-given-view"
  let expectation = "What moves is view(forKey:), which may lie around the controller's view."
  let facts = "F2.5.5"
  let remedy = "let toView = context.view(forKey: .to)"
  let depth: FaultDepth? = .call

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.begun, let view = note.movedWrongView else { return [] }
    return [
      Finding(
        rule, record, at: note.began, in: view,
        seen: "it was animated, while view(forKey:) gave a view around it that stays behind",
        cause: "viewController(forKey:).view was taken for view(forKey:)", isCertain: true)
    ]
  }
}
