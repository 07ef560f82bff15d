extension Judge {
  /// A transition that never ended.
  static func stuck(_ evidence: Evidence, _ note: TransitionNote) -> Finding? {
    guard let open = evidence.transitions.first(where: { $0.ended == nil }) else { return nil }
    let animator = open.animator ?? "the transition"
    return Finding(
      gaveUpOnNil(open) ? .nilViewSurvived : .completesOnce, evidence, at: evidence.length,
      in: animator, "completeTransition",
      seen: "not called \(instantText(evidence.length)) after the action, though "
        + "\(instantText(open.announced)) were announced; touches reach nobody until it is",
      cause: whyStuck(evidence, open), isCertain: gaveUpOnNil(open))
  }

  /// Whether the animator did nothing where a view was not given.
  private static func gaveUpOnNil(_ note: TransitionNote) -> Bool {
    note.isModal && note.isAnimated && note.didNothing && (!note.gaveTo || !note.gaveFrom)
  }

  private static func whyStuck(_ evidence: Evidence, _ note: TransitionNote) -> String {
    switch evidence.scenario.ending {
    case .swipeTaken: return "the gesture's handler does nothing in its cancelled state"
    case .releasedEarly, .swipeEarly:
      return "finish or cancel came before startInteractiveTransition and was forgotten"
    case .finishAfterCancel: return staleState
    case .notAnimated: return "the animator waits for an animation that does not run"
    case .cancel(100): return "at 100 % nothing was left to animate and no completion ran"
    default: break
    }
    if gaveUpOnNil(note), !note.gaveTo {
      return "view(forKey: .to) is nil here, as the presenter's view stays in the window, and a "
        + "guard returned before completeTransition"
    }
    if gaveUpOnNil(note), !note.gaveFrom {
      return "view(forKey: .from) is nil here, as the presenter's view stays in the window, and a "
        + "guard returned before completeTransition"
    }
    return evidence.scenario.ending == .finish
      ? "no completion block calls it, or the block never runs"
      : "it is called only when the transition finishes, not in this ending"
  }

  /// How and when it was completed.
  static func endings(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    count(evidence, note) + truth(evidence, note) + time(evidence, note)
      + finger(evidence, note) + statusBar(evidence, note)
  }

  private static func statusBar(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    guard let gap = evidence.statusBarGap, !note.isSystems else { return [] }
    return [
      Finding(
        .statusBarStyle, evidence, at: note.ended, in: evidence.expectedScreen,
        "preferredStatusBarStyle", seen: gap,
        cause: "only full-screen presentations hand the status bar over by themselves")
    ]
  }

  private static func count(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    guard note.completions.count > 1 else { return [] }
    return [
      Finding(
        .completesOnce, evidence, at: note.completions[1].time,
        in: note.animator ?? evidence.flow, "completeTransition",
        seen: "completeTransition was called \(note.completions.count) times",
        cause: "two animations, or an animation and a timer, both complete the transition")
    ]
  }

  private static func truth(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    guard let first = note.completions.first, first.value == first.wasCancelled,
      !isOverBeforeRelease(evidence, note)
    else { return [] }
    let seen =
      "completeTransition(\(first.value)) though transitionWasCancelled is \(first.wasCancelled)"
    let isStale = !first.value && evidence.scenario.ending == .finishAfterCancel
    let cause =
      isStale
      ? staleState
      : first.value
        ? "true is written out, or the animation's finished flag is passed on, which is true "
          + "after a cancel as well"
        : "false is passed though nobody cancelled: the finished flag of an animation that was "
          + "replaced, or the wrong way round"
    return [
      Finding(
        .completesTruthfully, evidence, at: first.time, in: note.animator ?? evidence.flow,
        "completeTransition", seen: seen, cause: cause,
        remedy: isStale
          ? "let isPresenting = toController.presentingViewController === fromController" : nil)
    ]
  }

  private static let staleState =
    "the animator remembers something of the cancelled transition before it: a flag that is "
    + "toggled, a view that is kept"

  private static func time(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    guard evidence.scenario.ending == .finish, note.isAnimated, !note.isSystems,
      let over = note.completions.first?.time
    else { return [] }
    let taken = over - note.began
    if let early = early(evidence, note, taken) { return [early] }
    guard taken > note.announced * 1.1 + 0.1 else { return [] }
    return [
      Finding(
        .completesInTime, evidence, at: over, in: note.animator ?? evidence.flow,
        "transitionDuration",
        seen: "\(instantText(note.announced)) announced, \(instantText(taken)) taken",
        cause: "the animation has a duration or a delay of its own")
    ]
  }

  /// A transition that is said to be over while its animations run. Where nothing is animated
  /// there is nothing to wait for (F4.6.10).
  private static func early(
    _ evidence: Evidence, _ note: TransitionNote, _ taken: Double
  ) -> Finding? {
    guard note.layersInMotion > 0, note.announced >= 0.1, taken < note.announced / 2 else {
      return nil
    }
    let layers = note.layersInMotion == 1 ? "a layer is" : "\(note.layersInMotion) layers are"
    return Finding(
      .completesInTime, evidence, at: note.completions.first?.time,
      in: note.animator ?? evidence.flow, "completeTransition",
      seen: "\(instantText(note.announced)) announced, \(instantText(taken)) taken, and "
        + "\(layers) still in motion",
      cause: "completeTransition(_:) stands beside the animation, and not in its completion block",
      remedy: "UIView.animate(withDuration: duration) { … } completion: { _ in "
        + "context.completeTransition(!context.transitionWasCancelled) }")
  }

  /// What a finger that took part may expect.
  private static func finger(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    // A pan that merely starts a transition, which then runs by itself, has nothing to cancel.
    if evidence.scenario.ending == .swipeTaken, note.outcome == true, note.hasOwnInteractor {
      return [
        Finding(
          .lostGestureCancels, evidence, at: note.completions.first?.time,
          in: note.animator ?? evidence.flow,
          seen: "the transition finished after the system took the finger away at 35 %",
          cause: "the gesture's handler treats cancelled like a swipe that went far enough")
      ]
    }
    guard note.isAnimated, note.hasOwnInteractor || !isOverBeforeRelease(evidence, note) else {
      return []
    }
    let asked =
      note.hasOwnInteractor ? Asked() : Asked(from: !note.gaveFrom, to: !note.gaveTo, others: false)
    return [movedWhileHeld(evidence, asked)].compactMap { $0 }
  }

  /// Whether a view that was given, or one that the animator added, moves while the finger rests.
  static func movesByItself(_ evidence: Evidence, _ note: TransitionNote) -> Bool {
    movedWhileHeld(evidence, Asked(from: note.gaveFrom, to: note.gaveTo)) != nil
  }

  /// Which views have to stand still.
  private struct Asked {
    var from = true
    var to = true
    var others = true
  }

  private static func movedWhileHeld(_ evidence: Evidence, _ asked: Asked) -> Finding? {
    guard let note = evidence.transition else { return nil }
    for (former, frame) in zip(evidence.frames, evidence.frames.dropFirst())
    where frame.isHeldStill && former.isHeldStill {
      if asked.from, let one = former.from, let other = frame.from, one.hasMoved(to: other) {
        return moved("\(note.from).view", one, other, evidence, at: frame.time, note.gaveFrom)
      }
      if asked.to, let one = former.to, let other = frame.to, one.hasMoved(to: other) {
        return moved("\(note.to).view", one, other, evidence, at: frame.time, note.gaveTo)
      }
      for other in frame.others where asked.others {
        guard let one = former.others.first(where: { $0.id == other.id }),
          one.shown.hasMoved(to: other.shown)
        else { continue }
        return moved(other.name, one.shown, other.shown, evidence, at: frame.time, true)
      }
    }
    return nil
  }

  private static func moved(
    _ name: String, _ one: ShownView, _ other: ShownView, _ evidence: Evidence, at time: Double,
    _ isInContainer: Bool
  ) -> Finding {
    let way = one.way(to: other)
    let place =
      evidence.scenario.ending.isSwipe ? "" : " at \(short(evidence.progressAtRelease * 100)) %"
    return Finding(
      .followsFinger, evidence, at: time, in: name, way > 0.5 ? "position" : "alpha",
      seen: "it moved by \(short(way)) pt while the finger rested" + place,
      cause: isInContainer
        ? "it is moved by a timer or a display link, which no percent drives"
        : "it lies outside the container, and a UIView.animate there runs on by itself",
      remedy: isInContainer
        ? "UIView.animate(withDuration: duration) { … } // inside animateTransition"
        : "transitionCoordinator?.animateAlongsideTransition(in: view, animation: { _ in … })")
  }
}

extension ShownView {
  /// Whether anybody would see that it is not where, or as opaque as, it was.
  fileprivate func hasMoved(to other: ShownView) -> Bool {
    way(to: other) > 0.5 || abs(opacity - other.opacity) > 0.01
  }
}
