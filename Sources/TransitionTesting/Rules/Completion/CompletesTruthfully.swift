/// What `completeTransition(_:)` says, and what happened.
struct CompletesTruthfully: ContractRule {
  let identifier = "completes-truthfully"
  let expectation = "completeTransition(_:) hears whether the transition was cancelled."
  let facts = "F2.7.1, F2.7.7"
  let remedy = "context.completeTransition(!context.transitionWasCancelled)"
  let depth: FaultDepth? = .call

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.ended, let first = note.completions.first,
      first.value == first.wasCancelled, !record.isOverBeforeRelease(note)
    else { return [] }
    let isStale = !first.value && record.scenario.outcome == .finishAfterCancel
    return [
      Finding(
        rule, record, at: first.time, in: record.subject(note), "completeTransition",
        seen: "completeTransition(\(first.value)) though transitionWasCancelled is "
          + "\(first.wasCancelled)",
        cause: isStale ? TransitionRecord.staleState : cause(of: first.value),
        remedy: isStale
          ? "let isPresenting = toController.presentingViewController === fromController" : nil)
    ]
  }

  private func cause(of value: Bool) -> String {
    value
      ? "true is written out, or the animation's finished flag is passed on, which is true "
        + "after a cancel as well"
      : "false is passed though nobody cancelled: the finished flag of an animation that was "
        + "replaced, or the wrong way round"
  }
}
