/// A scale of 0 as the goal of an animation.
struct NoVanishing: ContractRule {
  let identifier = "no-vanishing"
  let expectation = "A view is not animated to a scale of 0, which is not animated at all."
  let facts = "F4.9.4, P28"
  let remedy = "view.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)"
  let depth: FaultDepth? = .state

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.begun else { return [] }
    return note.vanishing.map { view in
      Finding(
        rule, record, at: note.began, in: view, "transform",
        seen: "the transform that it is sent to has no extent: the view is gone in one frame",
        cause: "the scale of the goal is 0", isCertain: true)
    }
  }
}
