/// The last frame before the completion, beside what stays.
struct EndsAtAfter: ContractRule {
  let identifier = "ends-at-after"
  let expectation = "The last frame before the completion shows what stays after it."
  let facts = "P30, Q7, Q26"
  let remedy =
    "helper.alpha = 0 // in the animation block; removeFromSuperview() in the completion"
  let depth: FaultDepth? = .appearance
  let isSymptom = true

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.continuous,
      let (last, next, index) = record.completionFrames(note)
    else { return [] }
    let share = last.thumbnail.difference(from: next.thumbnail)
    guard share >= 0.4 else { return piece(record, at: index) }
    return [
      Finding(
        rule, record, at: next.time, in: "window",
        seen: "\(short(share * 100)) % of the screen changed when the transition completed",
        cause: note.cutSpring.map {
          "a CASpringAnimation that needs \(instantText($0.settling)) to settle was given "
            + instantText($0.duration)
        } ?? "a view is removed or put in place at once at the end, instead of being animated "
          + "there",
        remedy: note.cutSpring.map { _ in "spring.duration = spring.settlingDuration" },
        isCertain: note.cutSpring != nil)
    ]
  }

  /// Something small that pops.
  private func piece(_ record: ScenarioRecord, at index: Int) -> [Finding] {
    guard let pop = record.pop(at: index) else { return [] }
    return [
      Finding(
        rule, record, at: record.frames[index].time, in: "window",
        seen: "a piece of the screen, \(short(pop.box)), changes in one frame when the "
          + "transition completes",
        cause: "a snapshot, a shadow or a helper view is taken away or put in place in the "
          + "completion, and not faded on the way")
    ]
  }
}
