// How far a scenario came, which says what of it can be held against the rules.
extension ScenarioRecord {
  /// Whether it was played to its end; what is seen of it is seen only then.
  var isPlayed: Bool { trap == nil && notPlayed == nil }

  /// The transition, where one began.
  var begun: TransitionRecord? { isPlayed ? transition : nil }

  /// The transition, where it and all before it ended.
  var ended: TransitionRecord? { stuck == nil ? begun : nil }

  /// A transition that never ended.
  var stuck: TransitionRecord? { isPlayed ? transitions.first { $0.ended == nil } : nil }

  /// The transition, where views and frames show what it did and nothing else: it was not one of
  /// several, and a finger that was lent could drive it.
  var visible: TransitionRecord? {
    guard !isOneOfSeveral, let note = ended, !isUndrivable(note) else { return nil }
    return note
  }

  /// The transition, where its frames can be looked at.
  var filmed: TransitionRecord? { frames.count > 2 ? visible : nil }

  /// The transition, where the screen itself stays as it is, so that frames differ only by it.
  var filmedAlone: TransitionRecord? {
    ConditionStaging.changesMidway(scenario.condition) ? nil : filmed
  }

  /// The transition, where something moves and has to be continuous.
  var continuous: TransitionRecord? {
    guard let note = filmedAlone, note.isAnimated, let over = note.completions.first?.time,
      over - note.began > 0.04, note.announced >= 0.1, scenario.outcome != .twiceAtOnce
    else { return nil }
    return note
  }

  /// Whether no transition began, though nothing was shown by hand either.
  var isNothingBegun: Bool { isPlayed && transition == nil && !isByHand }

  /// An animation that no percent can drive is no breach where the flow never asked for one.
  private func isUndrivable(_ note: TransitionRecord) -> Bool {
    guard scenario.outcome.isDriven, !note.hasOwnInteractor else { return false }
    let given = ViewSelection(from: note.gaveFrom, to: note.gaveTo)
    return isOverBeforeRelease(note) || motionWhileHeld(of: given) != nil || isCut(note)
  }

  /// Whether the transition completed before the finger let go, or as soon as it began.
  func isOverBeforeRelease(_ note: TransitionRecord) -> Bool {
    guard let over = note.completions.first?.time, let release = releases.first else {
      return false
    }
    return over < release - 1e-9 || note.completions.first?.time == note.began
  }

  /// Whether one screen takes the other's place at once and stays, as where an animation block
  /// changes nothing: there is no way to begin. It may be in flight for as long as a bar takes that
  /// goes along (F2.8.2, F4.6.10).
  func isCut(_ note: TransitionRecord) -> Bool {
    guard note.movesNothing, let first = frames.first,
      first.thumbnail.difference(from: thumbnailBefore) >= 0.4
    else { return false }
    return frames.prefix(while: \.isInFlight).allSatisfy {
      $0.thumbnail.difference(from: first.thumbnail) < 0.1
    }
  }

  /// Whom a finding about the whole transition names.
  func subject(_ note: TransitionRecord) -> String { note.animator ?? flow }

  /// `finish` or `cancel`, for people.
  var outcomeWord: String { completed == true ? "finish" : "cancel" }
}

extension Scenario.Outcome {
  /// Whether a finger ends so that nothing need have begun: it is gone at once, has scrolled, has
  /// turned round, was taken away or has not gone far, and a gesture may wait for its end.
  var mayStartNothing: Bool {
    [.swipeEarly, .swipeScrolled, .swipeBack, .swipeTaken, .swipeFling].contains(self)
  }

  /// Whether a finger turned round, or was taken away, so that what it dragged has to be back where
  /// it was even if nothing began.
  var putsBack: Bool { [.swipeBack, .swipeTaken, .swipeFling].contains(self) }
}
