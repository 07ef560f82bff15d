extension Judge {
  /// What was to be seen on the way.
  static func frames(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    guard evidence.frames.count > 2 else { return [] }
    // While the screen itself changes, frames differ for good reason.
    if Surround.changes(evidence.scenario.surroundings) { return blank(evidence, note) }
    var found = blank(evidence, note) + flash(evidence, note)
    // Where nothing moves there is nothing to be continuous.
    guard note.isAnimated, let over = note.completions.first?.time, over - note.began > 0.04,
      note.announced >= 0.1,
      evidence.scenario.ending != .twiceAtOnce
    else { return found }
    found += beginning(evidence, note) + cutAtStart(evidence, note) + ending(evidence, note, over)
    return found + handOvers(evidence, note) + pops(evidence, note) + speed(evidence, note)
      + steps(evidence, note)
  }

  private static func blank(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    // A flip of the system's is edge-on for an instant.
    guard !note.isSystems, !evidence.sketchBefore.isBlank,
      evidence.frames.last?.sketch.isBlank == false,
      let frame = evidence.frames.first(where: { $0.sketch.isBlank })
    else { return [] }
    return [
      Finding(
        .noBlankFrame, evidence, at: frame.time, in: "window",
        seen: "nothing is painted on the screen",
        cause: "the old screen is taken away, or faded out, before the new one is there")
    ]
  }

  private static func flash(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    // What a finger moves in large steps is no flash.
    let release = evidence.scenario.ending.isDriven ? evidence.releases.last ?? 0 : 0
    let frames = evidence.frames.filter { $0.time >= release }
    for index in frames.indices.dropFirst().dropLast() {
      let (former, frame, next) = (frames[index - 1], frames[index], frames[index + 1])
      guard former.sketch.difference(from: next.sketch) <= 0.1,
        frame.sketch.difference(from: former.sketch) >= 0.3,
        frame.sketch.difference(from: next.sketch) >= 0.3
      else { continue }
      let share = frame.sketch.difference(from: former.sketch)
      return [
        Finding(
          .noFlash, evidence, at: frame.time, in: "window",
          seen: "\(short(share * 100)) % of the screen is different for one frame",
          cause: "a model value shows through before its animation begins or after it has gone")
      ]
    }
    return []
  }

  private static func beginning(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    guard let first = evidence.frames.first, first.isInFlight, note.announced > 0.04,
      evidence.scenario.ending != .twiceInARow, !isCut(evidence, note)
    else { return [] }
    let share = first.sketch.difference(from: evidence.sketchBefore)
    guard share >= 0.5 else { return popAtStart(evidence, first) }
    return [
      Finding(
        .startsFromBefore, evidence, at: first.time, in: "window",
        seen: "\(short(share * 100)) % of the screen changed in the first frame",
        cause: whyEarly(note.earlyEnd), remedy: earlyRemedy(note.earlyEnd),
        isCertain: note.earlyEnd != nil)
    ]
  }

  /// Whether one screen takes the other's place at once and stays, as where an animation block
  /// changes nothing: there is no way to begin. It may be in flight for as long as a bar takes that
  /// goes along (F2.8.2, F4.6.10).
  static func isCut(_ evidence: Evidence, _ note: TransitionNote) -> Bool {
    guard note.movesNothing, let first = evidence.frames.first,
      first.sketch.difference(from: evidence.sketchBefore) >= 0.4
    else { return false }
    return evidence.frames.prefix(while: \.isInFlight).allSatisfy {
      $0.sketch.difference(from: first.sketch) < 0.1
    }
  }

  private static func whyEarly(_ end: TransitionNote.EarlyEnd?) -> String {
    switch end {
    case .covers: "the to-view lies on top of the from-view, which moves unseen below it"
    case .unlaidConstraints:
      "a constraint was changed, but nothing laid out inside the animation block"
    case nil:
      "the start values are not set before the animation, or an animation that begins later does "
        + "not fill backwards"
    }
  }

  private static func earlyRemedy(_ end: TransitionNote.EarlyEnd?) -> String? {
    switch end {
    case .covers: "container.insertSubview(toView, belowSubview: fromView)"
    case .unlaidConstraints: "container.layoutIfNeeded() // inside the animation block"
    case nil: nil
    }
  }

  private static func ending(
    _ evidence: Evidence, _ note: TransitionNote, _ over: Double
  ) -> [Finding] {
    guard let index = evidence.frames.lastIndex(where: \.isInFlight),
      index + 1 < evidence.frames.count, !hasNoFrameLeft(evidence, note)
    else { return [] }
    let (last, next) = (evidence.frames[index], evidence.frames[index + 1])
    let share = last.sketch.difference(from: next.sketch)
    var found = decoration(evidence, note, last, next)
    if share >= 0.4 {
      found.append(
        Finding(
          .endsAtAfter, evidence, at: next.time, in: "window",
          seen: "\(short(share * 100)) % of the screen changed when the transition completed",
          cause: note.cutSpring.map {
            "a CASpringAnimation that needs \(instantText($0.settling)) to settle was given "
              + instantText($0.duration)
          } ?? "a view is removed or put in place at once at the end, instead of being animated "
            + "there",
          remedy: note.cutSpring.map { _ in "spring.duration = spring.settlingDuration" },
          isCertain: note.cutSpring != nil))
    } else {
      found += popAtEnd(evidence, index + 1, note)
    }
    return found + safeArea(evidence, note, last, next)
  }

  /// Whether a finger let go so near to the goal that the rest was over before the next frame: the
  /// frame before the completion is the finger's own, and the way from it is a frame's motion.
  private static func hasNoFrameLeft(_ evidence: Evidence, _ note: TransitionNote) -> Bool {
    guard evidence.scenario.ending.isDriven, let release = evidence.releases.last,
      let last = evidence.frames.last(where: \.isInFlight), last.time <= release + 1e-9
    else { return false }
    let progress = evidence.progressAtRelease
    let rest = evidence.completed == true ? 1 - progress : progress
    return rest * note.announced <= 1.0 / 60
  }

  private static func decoration(
    _ evidence: Evidence, _ note: TransitionNote, _ last: FrameNote, _ next: FrameNote
  ) -> [Finding] {
    var found: [Finding] = []
    for (name, one, other) in [(note.from, last.from, next.from), (note.to, last.to, next.to)] {
      guard let one, let other, one.isInWindow, other.isInWindow else { continue }
      for (property, old, new, least) in [
        ("layer.cornerRadius", one.cornerRadius, other.cornerRadius, 4.0),
        ("layer.shadowOpacity", one.shadowOpacity, other.shadowOpacity, 0.15),
        ("layer.borderWidth", one.borderWidth, other.borderWidth, 1.0),
        ("layer.mask", one.maskShare, other.maskShare, 0.1),
      ] where abs(old - new) >= least {
        let isMask = property == "layer.mask"
        let (from, to) = isMask ? (percent(old), percent(new)) : (short(old), short(new))
        found.append(
          Finding(
            .decorationMoves, evidence, at: next.time, in: "\(name).view", property,
            seen: (isMask ? "what it lets through" : "it")
              + " snaps from \(from) to \(to) when the transition completes",
            cause: isMask
              ? "the mask is taken off before it has grown over the whole view"
              : "it is set outside the animation, or put back only in the completion",
            remedy: isMask
              ? "grow.toValue = CGPath(ellipseIn: circleAroundBounds, transform: nil) // then layer.mask = nil"
              : "view.\(property) = \(short(new)) // inside the animation block"))
      }
    }
    return found
  }

  private static func percent(_ share: Double) -> String { short(share * 100) + " %" }

  private static func safeArea(
    _ evidence: Evidence, _ note: TransitionNote, _ last: FrameNote, _ next: FrameNote
  ) -> [Finding] {
    guard evidence.completed == true, let one = last.to, let other = next.to, one.isInWindow,
      other.isInWindow, one.scale == other.scale,
      evidence.scenario.surroundings != .statusBarGrows
    else { return [] }
    return [
      ("safeAreaInsets.top", one.safeAreaTop, other.safeAreaTop),
      ("safeAreaInsets.bottom", one.safeAreaBottom, other.safeAreaBottom),
    ].filter { abs($0.1 - $0.2) > 0.5 }.map { edge, old, new in
      Finding(
        .barsAreSteady, evidence, at: next.time, in: "\(note.to).view", edge,
        seen: "it steps from \(short(old)) to \(short(new)) at the end",
        cause: "during the transition the view does not stand where it will stay")
    }
  }
}
