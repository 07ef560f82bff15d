import Geometry

/// Views that leap: at a hand-over, or in the middle of a motion.
struct NoJump: ContractRule {
  let identifier = "no-jump"
  let expectation =
    "Where the finger takes hold or lets go, views go on from where they are."
  let facts = "Q29, P12"
  let remedy = "interactor.finish() // and let it run the rest from where the views are"

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.continuous else { return [] }
    return handOvers(record, note) + pieces(record) + leaps(record, note)
  }

  private func handOvers(_ record: ScenarioRecord, _ note: TransitionRecord) -> [Finding] {
    var found: [Finding] = []
    let frames = record.frames
    let fastest = 4 / (60 * max(note.announced, 0.1)) + 0.15
    for index in record.handOvers {
      for (name, one, other, all) in [
        (note.from, frames[index - 1].from, frames[index].from, frames.compactMap(\.from)),
        (note.to, frames[index - 1].to, frames[index].to, frames.compactMap(\.to)),
      ] {
        guard let one, let other, one.isInWindow, other.isInWindow else { continue }
        let way = one.way(to: other)
        guard way > 40, way > ShownView.extent(all) * fastest, !isNearlyThere(one, all.last, note)
        else { continue }
        found.append(jump(record, name, way, at: frames[index].time, "the hand-over"))
      }
    }
    return found
  }

  /// Whether so little of the way is left that it takes two frames at the pace of the whole: what is let
  /// go of there is gone at once.
  private func isNearlyThere(
    _ view: ShownView, _ end: ShownView?, _ note: TransitionRecord
  ) -> Bool {
    let whole = max(note.containerSize.width, note.containerSize.height)
    let left = end.map { view.way(to: $0) } ?? .infinity
    return left <= whole * 2.5 / 60 / max(note.announced, 0.1)
  }

  /// All of the screen goes on from what it shows, and not the two views alone.
  private func pieces(_ record: ScenarioRecord) -> [Finding] {
    for index in record.handOvers {
      guard let pop = record.pop(at: index) else { continue }
      return [
        Finding(
          rule, record, at: record.frames[index].time, in: "window",
          seen: "a piece of the screen, \(short(pop.box)), changes in one frame at the hand-over",
          cause: "something beside the two screens is shown, hidden or moved at once in the "
            + "gesture's handler",
          remedy: "transitionCoordinator?.animate(alongsideTransition: { _ in hint.alpha = 0 })")
      ]
    }
    return []
  }

  /// Views that leap in the middle of a motion.
  private func leaps(_ record: ScenarioRecord, _ note: TransitionRecord) -> [Finding] {
    guard record.scenario.outcome == .finish else { return [] }
    return record.tracks(note).compactMap { name, views in
      let range = ShownView.extent(views.map(\.view))
      guard range > 40, views.count > 6 else { return nil }
      let ways = zip(views, views.dropFirst()).map { $0.view.way(to: $1.view) }
      guard ways.count(where: { $0 > 0.5 }) > 3,
        let index = ways.indices.first(where: { isLeap(ways, at: $0, range) })
      else { return nil }
      return jump(
        record, name, ways[index], at: views[index + 1].time, "a leap in mid-motion",
        "UIView.animate(withDuration: rest, delay: 0, options: .beginFromCurrentState) { … }")
    }
  }

  private func isLeap(_ ways: [Double], at index: Int, _ range: Double) -> Bool {
    guard index > 0, ways[index] > max(range * 0.3, 40) else { return false }
    let next = index + 1 < ways.count ? ways[index + 1] : 0
    return max(ways[index - 1], next) < ways[index] / 4
  }

  private func jump(
    _ record: ScenarioRecord, _ name: String, _ way: Double, at time: Double, _ what: String,
    _ remedy: String? = nil
  ) -> Finding {
    Finding(
      rule, record, at: time, in: "\(name).view", "position",
      seen: "it leaps by \(short(way)) pt in one frame: \(what)",
      cause: "an animation starts from somewhere else than where the view was, or was cut off",
      remedy: remedy)
  }
}

extension ScenarioRecord {
  /// The frames, after the first, just before which a finger took hold or let go.
  fileprivate var handOvers: [Int] {
    frames.indices.dropFirst().filter { frames[$0].isHandOver && frames[$0].isInFlight }
  }

  /// Where each of the two views was while the transition was under way, and one frame more.
  fileprivate func tracks(
    _ note: TransitionRecord
  ) -> [(name: String, views: [(time: Double, view: ShownView)])] {
    let end = frames.lastIndex(where: \.isInFlight).map { min($0 + 1, frames.count - 1) } ?? 0
    let flight = frames.prefix(end + 1)
    return [(note.from, \FrameRecord.from), (note.to, \.to)].map { name, view in
      let views = flight.compactMap { frame in frame[keyPath: view].map { (frame.time, $0) } }
      return (name, views.filter(\.1.isInWindow).map { (time: $0.0, view: $0.1) })
    }
  }
}
