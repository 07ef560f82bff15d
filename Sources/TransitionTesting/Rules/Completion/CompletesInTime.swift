/// The time that a transition takes, and the time that it announced.
struct CompletesInTime: ContractRule {
  let identifier = "completes-in-time"
  let expectation =
    "The transition takes the time that transitionDuration(using:) announces."
  let facts = "F2.3 row 8, F2.7.3"
  let remedy = "UIView.animate(withDuration: transitionDuration(using: context)) { … }"

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.ended, record.scenario.outcome == .finish, note.isAnimated,
      !note.isSystems, let over = note.completions.first?.time
    else { return [] }
    let taken = over - note.began
    if let early = early(record, note, taken) { return [early] }
    guard taken > note.announced * 1.1 + 0.1 else { return [] }
    return [
      Finding(
        rule, record, at: over, in: record.subject(note), "transitionDuration",
        seen: "\(instantText(note.announced)) announced, \(instantText(taken)) taken",
        cause: "the animation has a duration or a delay of its own")
    ]
  }

  /// A transition that is said to be over while its animations run. Where nothing is animated
  /// there is nothing to wait for (F4.6.10).
  private func early(
    _ record: ScenarioRecord, _ note: TransitionRecord, _ taken: Double
  ) -> Finding? {
    guard note.layersInMotion > 0, note.announced >= 0.1, taken < note.announced / 2 else {
      return nil
    }
    let layers = note.layersInMotion == 1 ? "a layer is" : "\(note.layersInMotion) layers are"
    return Finding(
      rule, record, at: note.completions.first?.time, in: record.subject(note),
      "completeTransition",
      seen: "\(instantText(note.announced)) announced, \(instantText(taken)) taken, and "
        + "\(layers) still in motion",
      cause: "completeTransition(_:) stands beside the animation, and not in its completion block",
      remedy: "UIView.animate(withDuration: duration) { … } completion: { _ in "
        + "context.completeTransition(!context.transitionWasCancelled) }")
  }
}
