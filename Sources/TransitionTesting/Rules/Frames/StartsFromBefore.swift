/// The first frame, beside what was there before.
struct StartsFromBefore: ContractRule {
  let identifier = "starts-from-before"
  let expectation = "The first frame shows what was there before."
  let facts = "Q25"
  let remedy =
    "animation.fillMode = .backwards // or set the start values before UIView.animate"
  let depth: FaultDepth? = .appearance
  let isSymptom = true

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.continuous, let first = record.frames.first, first.isInFlight,
      note.announced > 0.04, record.scenario.outcome != .twiceInARow, !record.isCut(note)
    else { return [] }
    let share = first.thumbnail.difference(from: record.thumbnailBefore)
    guard share >= 0.5 else { return piece(record, first) }
    guard !isFastMotion(share, record, since: note.began) else { return [] }
    return [
      Finding(
        rule, record, at: first.time, in: "window",
        seen: "\(short(share * 100)) % of the screen changed in the first frame",
        cause: cause(note.earlyEnd), remedy: remedy(note.earlyEnd),
        isCertain: note.earlyEnd != nil)
    ]
  }

  /// Whether the first frame came after the beginning, or under a finger that had gone a way by then, and
  /// the next one changes about as much again: what moves fast has moved by then.
  private func isFastMotion(_ share: Double, _ record: ScenarioRecord, since began: Double) -> Bool
  {
    guard record.frames.count > 1,
      record.frames[0].isUnderFinger || record.frames[0].time > began + 1e-3
    else { return false }
    return record.frames[1].thumbnail.difference(from: record.frames[0].thumbnail) >= share / 2
  }

  private func cause(_ end: TransitionRecord.EarlyEnd?) -> String {
    switch end {
    case .covers: "the to-view lies on top of the from-view, which moves unseen below it"
    case .unlaidConstraints:
      "a constraint was changed, but nothing laid out inside the animation block"
    case nil:
      "the start values are not set before the animation, or an animation that begins later does "
        + "not fill backwards"
    }
  }

  private func remedy(_ end: TransitionRecord.EarlyEnd?) -> String? {
    switch end {
    case .covers: "container.insertSubview(toView, belowSubview: fromView)"
    case .unlaidConstraints: "container.layoutIfNeeded() // inside the animation block"
    case nil: nil
    }
  }

  /// A piece that is cut away, or comes, at once and does not move.
  private func piece(_ record: ScenarioRecord, _ first: FrameRecord) -> [Finding] {
    guard record.hasWholeWindow, first.thumbnail.isPainted, record.frames.count > 1,
      let pop = record.thumbnailBefore.pop(
        to: first.thumbnail, after: nil, before: record.frames[1].thumbnail)
    else { return [] }
    return [
      Finding(
        rule, record, at: first.time, in: "window", "first frame",
        seen:
          "a piece of the screen, \(short(pop.box)), changes at once when the transition begins",
        cause: "something is hidden, cut off or covered before the animation, and not by it",
        remedy: "helper.alpha = 0; UIView.animate(withDuration: duration) { helper.alpha = 1 }")
    ]
  }
}
