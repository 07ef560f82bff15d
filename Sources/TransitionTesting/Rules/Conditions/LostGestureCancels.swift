/// A finger that the system takes away.
struct LostGestureCancels: ConditionRule {
  let identifier = "lost-gesture-cancels"
  let expectation = "A cancelled or failed gesture cancels the transition."
  let facts = "F2.9.1"
  let remedy = "case .cancelled, .failed: interactor.cancel()"

  func applies(to scenario: Scenario) -> Bool { scenario.outcome == .swipeTaken }

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.ended, record.finishedWithoutFinger else { return [] }
    return [
      Finding(
        rule, record, at: note.completions.first?.time, in: record.subject(note),
        seen: "the transition finished after the system took the finger away at "
          + "\(short((record.takenAt ?? SwipeScript.takenAt) * 100)) %",
        cause: "the gesture's handler treats cancelled like a swipe that went far enough")
    ]
  }
}

extension ScenarioRecord {
  /// Whether the transition finished though the finger that drove it was taken away. A pan that
  /// merely starts a transition, which then runs by itself, has nothing to cancel.
  var finishedWithoutFinger: Bool {
    scenario.outcome == .swipeTaken && transition?.outcome == true
      && transition?.hasOwnInteractor == true
  }
}
