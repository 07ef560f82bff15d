extension Judge {
  /// What was there is not cut hard at the first instant: by a mask, or by corners.
  static func cutAtStart(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    guard let first = evidence.frames.first, first.isInFlight, let view = first.from,
      let id = evidence.fromViewID, let before = evidence.before[id], before.isControllers,
      view.isInWindow, note.gaveFrom || note.isModal
    else { return [] }
    var cuts: [(property: String, seen: String, remedy: String)] = []
    if !before.hasMask, view.maskShare < 0.9 {
      cuts.append(
        (
          "layer.mask", "a mask cuts it to \(short(view.maskShare * 100)) % in the first frame",
          "grow.fromValue = UIBezierPath(rect: view.bounds).cgPath // what shows before"
        ))
    }
    if view.cornerRadius - before.cornerRadius >= 12, view.cuts {
      cuts.append(
        (
          "layer.cornerRadius",
          "it snaps from \(short(before.cornerRadius)) to \(short(view.cornerRadius)) in the first frame",
          "view.layer.cornerRadius = \(short(view.cornerRadius)) // inside the animation block"
        ))
    }
    return cuts.map { cut in
      Finding(
        .decorationMoves, evidence, at: first.time, in: "\(note.from).view", cut.property,
        seen: cut.seen, cause: "it is set before the animation, and not by it", remedy: cut.remedy)
    }
  }

  /// Where a finger takes hold or lets go, views go on from where they are.
  static func handOvers(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    jumps(evidence, note) { former, frame in frame.isHandOver }
  }

  /// Views do not leap in the middle of a motion.
  static func steps(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    guard evidence.scenario.ending == .finish else { return [] }
    var found: [Finding] = []
    for (name, views) in tracks(evidence, note) {
      let range = extent(views.map(\.view))
      guard range > 40, views.count > 6 else { continue }
      let ways = zip(views, views.dropFirst()).map { $0.view.way(to: $1.view) }
      guard ways.count(where: { $0 > 0.5 }) > 3 else { continue }
      for index in ways.indices where ways[index] > max(range * 0.3, 40) {
        let around = max(
          index > 0 ? ways[index - 1] : 0, index + 1 < ways.count ? ways[index + 1] : 0)
        guard index > 0, around < ways[index] / 4 else { continue }
        found.append(
          jump(
            evidence, name, ways[index], at: views[index + 1].time, "a leap in mid-motion",
            "UIView.animate(withDuration: rest, delay: 0, options: .beginFromCurrentState) { … }"))
        break
      }
    }
    return found
  }

  private static func jumps(
    _ evidence: Evidence, _ note: TransitionNote, where isJoint: (FrameNote, FrameNote) -> Bool
  ) -> [Finding] {
    var found: [Finding] = []
    let frames = evidence.frames
    let fastest = 4 / (60 * max(note.announced, 0.1)) + 0.15
    for index in frames.indices.dropFirst()
    where isJoint(frames[index - 1], frames[index]) && frames[index].isInFlight {
      for (name, one, other, all) in [
        (note.from, frames[index - 1].from, frames[index].from, frames.compactMap(\.from)),
        (note.to, frames[index - 1].to, frames[index].to, frames.compactMap(\.to)),
      ] {
        guard let one, let other, one.isInWindow, other.isInWindow else { continue }
        let way = one.way(to: other)
        guard way > 40, way > extent(all) * fastest, !isNearlyThere(one, all.last, note) else {
          continue
        }
        found.append(jump(evidence, name, way, at: frames[index].time, "the hand-over"))
      }
    }
    return found
  }

  /// Whether so little of the way is left that it takes two frames at the pace of the whole: what is let
  /// go of there is gone at once.
  private static func isNearlyThere(
    _ view: ShownView, _ end: ShownView?, _ note: TransitionNote
  ) -> Bool {
    let whole = max(note.containerSize.width, note.containerSize.height)
    let left = end.map { view.way(to: $0) } ?? .infinity
    return left <= whole * 2.5 / 60 / max(note.announced, 0.1)
  }

  private static func jump(
    _ evidence: Evidence, _ name: String, _ way: Double, at time: Double, _ what: String,
    _ remedy: String? = nil
  ) -> Finding {
    Finding(
      .noJump, evidence, at: time, in: "\(name).view", "position",
      seen: "it leaps by \(short(way)) pt in one frame: \(what)",
      cause: "an animation starts from somewhere else than where the view was, or was cut off",
      remedy: remedy)
  }

  /// Where each of the two views was while the transition was under way, and one frame more.
  private static func tracks(
    _ evidence: Evidence, _ note: TransitionNote
  ) -> [(name: String, views: [(time: Double, view: ShownView)])] {
    let frames = evidence.frames
    let end = frames.lastIndex(where: \.isInFlight).map { min($0 + 1, frames.count - 1) } ?? 0
    let flight = frames.prefix(end + 1)
    return [
      (note.from, flight.compactMap { frame in frame.from.map { (frame.time, $0) } }),
      (note.to, flight.compactMap { frame in frame.to.map { (frame.time, $0) } }),
    ].map { name, views in (name, views.filter { $0.1.isInWindow }.map { (time: $0.0, view: $0.1) })
    }
  }

  /// The longest way from the first place.
  static func extent(_ views: [ShownView]) -> Double {
    guard let first = views.first else { return 0 }
    return views.reduce(0) { max($0, first.way(to: $1)) }
  }
}
