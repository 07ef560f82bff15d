/// What lies in a screen, while the screen moves.
struct ContentRests: ContractRule {
  let identifier = "content-rests"
  let expectation = "What lies in a screen stays where it is in it while a transition moves it."
  let facts = "F8.2.1, F8.2.2"
  let severity = Rule.Severity.advice
  let remedy =
    "button.topAnchor.constraint(equalTo: view.topAnchor, constant: window.safeAreaInsets.top)"

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.transition, Self.isAsked(of: note, under: record.scenario.condition)
    else { return [] }
    let flight = record.frames.filter { $0.isInFlight }
    let from = flight.compactMap { frame in frame.fromContent.map { Seen(frame.time, $0) } }
    let to = flight.compactMap { frame in frame.toContent.map { Seen(frame.time, $0) } }
    let before = note.contentBefore.map { Seen(note.began, $0) }
    return [(before.map { [$0] } ?? []) + from, to].compactMap { jump(record, $0) }
  }

  /// Whether it is asked of a transition, and content is noted for it. What changes the safe area of the
  /// whole window moves content rightly.
  static func isAsked(of note: TransitionRecord, under condition: Scenario.Condition) -> Bool {
    !note.isSystems && condition == .plain
  }

  /// When some content was seen, seconds since the action.
  private struct Seen {
    var time: Double
    var content: ContentRecord

    init(_ time: Double, _ content: ContentRecord) { (self.time, self.content) = (time, content) }
  }

  private func jump(_ record: ScenarioRecord, _ seen: [Seen]) -> Finding? {
    for (one, next) in zip(seen, seen.dropFirst()) {
      guard let jump = one.content.jump(to: next.content) else { continue }
      return Finding(
        rule, record, at: next.time, in: jump.name, "frame",
        seen: "it jumps by \(short(abs(jump.way))) pt in its screen in one frame",
        cause: "it is laid out by a safe area that the screen leaves, or comes into, on the way")
    }
    return nil
  }
}
