/// What a fast finger lets go of goes on.
struct KeepsSpeed: ContractRule {
  let identifier = "keeps-speed"
  let expectation = "Views that a fast finger lets go of do not stop dead."
  let facts = "F2.9.2, P12"
  let severity = Rule.Severity.advice
  let remedy =
    "interactor.completionSpeed = 1; interactor.timingCurve = "
    + "UISpringTimingParameters(dampingRatio: 1, initialVelocity: fingers)"

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.continuous, record.scenario.outcome == .swipeFling,
      note.outcome == true, let index = record.frames.firstIndex(where: \.isHandOver), index > 2
    else { return [] }
    let frames = record.frames
    let rest = frames[index...].prefix(while: \.isInFlight)
    let after = rest.prefix(8)
    guard after.count > 4, let last = rest.last else { return [] }
    for (name, view) in [(note.from, \FrameRecord.from), (note.to, \FrameRecord.to)] {
      let held = fastest(Array(frames[(index - 3)..<index]), view)
      let free = fastest(Array(after), view)
      let left = frames[index][keyPath: view].flatMap { here in
        last[keyPath: view].map { here.way(to: $0) }
      }
      guard held > 600, free < held / 8, left ?? 0 > 100 else { continue }
      return [
        Finding(
          rule, record, at: frames[index].time, in: "\(name).view", "position",
          seen: "it went at \(short(held.rounded())) pt/s under the finger and goes on at "
            + "\(short(free.rounded())) pt/s",
          cause: "completionSpeed is small, or the rest starts from standstill with a slow curve")
      ]
    }
    return []
  }

  /// The greatest speed between two of some frames, points a second.
  private func fastest(
    _ frames: [FrameRecord], _ view: KeyPath<FrameRecord, ShownView?>
  ) -> Double {
    zip(frames, frames.dropFirst()).reduce(0) { most, pair in
      guard let one = pair.0[keyPath: view], let other = pair.1[keyPath: view] else { return most }
      return max(most, one.way(to: other) / max(pair.1.time - pair.0.time, 1e-3))
    }
  }
}
