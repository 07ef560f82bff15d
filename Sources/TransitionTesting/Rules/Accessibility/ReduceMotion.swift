/// Whether a mode for people whom motion makes ill has an effect.
struct ReduceMotion: ComparedRule {
  let identifier = "reduce-motion"
  let expectation = "Reduce Motion takes motion away or replaces it by a fade."
  let facts = "B21"
  let severity = Rule.Severity.advice
  let remedy = "if UIAccessibility.isReduceMotionEnabled { fade } else { slide }"

  func compares(_ scenario: Scenario) -> Bool {
    scenario.condition == .reduceMotion && scenario.outcome == .finish
  }

  func findings(in record: ScenarioRecord, beside plain: ScenarioRecord) -> [Finding] {
    guard let note = record.transition, !note.isSystems else { return [] }
    let (with, without) = (record.distanceTravelled, plain.distanceTravelled)
    guard without > 60, with > without * 0.5 else { return [] }
    return [
      Finding(
        rule, record, at: note.began, in: record.subject(note),
        seen: "views travel \(short(with)) pt, and \(short(without)) pt without Reduce Motion",
        cause: "UIAccessibility.isReduceMotionEnabled is not asked, or had no effect")
    ]
  }
}

extension ScenarioRecord {
  /// The longest way of any view, in points: of the two that go and come, and of what is between
  /// them.
  fileprivate var distanceTravelled: Double {
    let flight = frames.filter(\.isInFlight)
    let others = Dictionary(grouping: flight.flatMap(\.others), by: \.id).values
      .map { ShownView.extent($0.map(\.shown)) }
    let screens = [\FrameRecord.from, \.to].map { view in
      ShownView.extent(flight.compactMap { $0[keyPath: view] }.filter(\.isInWindow))
    }
    return (screens + others).max() ?? 0
  }
}
