/// What moves while a finger rests.
struct FollowsFinger: ContractRule {
  let identifier = "follows-finger"
  let expectation = "While the finger rests, nothing of the transition moves."
  let facts = "P11, Q6, Q28"
  let remedy =
    "UIView.animate inside animateTransition; animateAlongsideTransition(in:) outside"

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.ended, !record.finishedWithoutFinger, note.isAnimated,
      note.hasOwnInteractor || !record.isOverBeforeRelease(note)
    else { return [] }
    let asked =
      note.hasOwnInteractor
      ? ViewSelection() : ViewSelection(from: !note.gaveFrom, to: !note.gaveTo, others: false)
    return record.motionWhileHeld(of: asked).map { [finding($0, record)] } ?? []
  }

  private func finding(_ motion: HeldMotion, _ record: ScenarioRecord) -> Finding {
    let place =
      record.scenario.outcome.isSwipe ? "" : " at \(short(record.progressAtRelease * 100)) %"
    return Finding(
      rule, record, at: motion.time, in: motion.name,
      motion.distance > 0.5 ? "position" : "alpha",
      seen: "it moved by \(short(motion.distance)) pt while the finger rested" + place,
      cause: motion.isInContainer
        ? "it is moved by a timer or a display link, which no percent drives"
        : "it lies outside the container, and a UIView.animate there runs on by itself",
      remedy: motion.isInContainer
        ? "UIView.animate(withDuration: duration) { … } // inside animateTransition"
        : "transitionCoordinator?.animateAlongsideTransition(in: view, animation: { _ in … })")
  }
}
