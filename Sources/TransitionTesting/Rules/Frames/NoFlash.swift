/// A frame that is like neither the one before nor the one after, which are alike.
struct NoFlash: ContractRule {
  let identifier = "no-flash"
  let expectation = "No frame differs from both its neighbours."
  let facts = "Q7, Q25"
  let remedy =
    "animation.fillMode = .backwards // or set the model value before the animation"
  let depth: FaultDepth? = .appearance

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard record.filmedAlone != nil else { return [] }
    // What a finger moves in large steps is no flash.
    let release = record.scenario.outcome.isDriven ? record.releases.last ?? 0 : 0
    let frames = record.frames.filter { $0.time >= release }
    for index in frames.indices.dropFirst().dropLast() {
      let (former, frame, next) = (frames[index - 1], frames[index], frames[index + 1])
      guard !former.isUnderFinger, !frame.isUnderFinger,
        former.thumbnail.difference(from: next.thumbnail) <= 0.1,
        frame.thumbnail.difference(from: former.thumbnail) >= 0.3,
        frame.thumbnail.difference(from: next.thumbnail) >= 0.3
      else { continue }
      let share = frame.thumbnail.difference(from: former.thumbnail)
      // A spring that turns round is alike before and after, too, and moves faster around that.
      guard share > motion(around: index, in: frames) else { continue }
      return [
        Finding(
          rule, record, at: frame.time, in: "window",
          seen: "\(short(share * 100)) % of the screen is different for one frame",
          cause: "a model value shows through before its animation begins or after it has gone")
      ]
    }
    return []
  }

  /// How much changes from a frame to the next just before and after one and its neighbours.
  private func motion(around index: Int, in frames: [FrameRecord]) -> Double {
    func change(_ first: Int) -> Double {
      guard frames.indices.contains(first), frames.indices.contains(first + 1) else { return 0 }
      return frames[first + 1].thumbnail.difference(from: frames[first].thumbnail)
    }
    return max(change(index - 2), change(index + 1))
  }
}
