/// An animation that is over and still shows.
struct NoGhost: ContractRule {
  let identifier = "no-ghost"
  let expectation = "No animation that is over covers the model values."
  let facts = "Q17"
  let remedy = "layer.position = end // set the model; leave isRemovedOnCompletion alone"
  let depth: FaultDepth? = .state

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.visible, record.completed != nil else { return [] }
    return note.ghosts.map { view in
      Finding(
        rule, record, at: record.length, in: view,
        seen: "an animation that is over still holds its last value over the model's",
        cause: "fillMode is forwards and isRemovedOnCompletion false, in place of a model value",
        isCertain: true)
    }
  }
}
