/// The safe area of the screen that comes, at the end.
struct BarsAreSteady: ContractRule {
  let identifier = "bars-are-steady"
  let expectation = "The safe area does not step when the transition completes."
  let facts = "F2.5.6"
  let remedy = "toView.frame = context.finalFrame(for: toController) // at the start"
  let depth: FaultDepth? = .appearance

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.continuous,
      let (last, next, _) = record.completionFrames(note), record.completed == true,
      let one = last.to, let other = next.to, one.isInWindow, other.isInWindow,
      one.scale == other.scale
    else { return [] }
    return [
      ("safeAreaInsets.top", one.safeAreaTop, other.safeAreaTop),
      ("safeAreaInsets.bottom", one.safeAreaBottom, other.safeAreaBottom),
    ].filter { abs($0.1 - $0.2) > 0.5 }.map { edge, old, new in
      Finding(
        rule, record, at: next.time, in: "\(note.to).view", edge,
        seen: "it steps from \(short(old)) to \(short(new)) at the end",
        cause: "during the transition the view does not stand where it will stay")
    }
  }
}
