/// Holds what was seen of one scenario against the rules.
enum Judge {
  /// Every breach, in the order of the rules' checks.
  static func findings(_ evidence: Evidence) -> [Finding] {
    if let trap = evidence.trap { return [trapped(trap, evidence)] }
    guard evidence.isReached else { return [] }
    var found = breaches(evidence) + scrolling(evidence)
    guard let note = evidence.transition else {
      // Screens that come and go by hand have no context that could be asked.
      if evidence.isByHand { return found }
      return found
        + (evidence.scenario.ending.mayStartNothing
          ? unfinished(evidence) : nothingBegan(evidence))
    }
    found += objects(evidence, note)
    if let stuck = stuck(evidence, note) { return unique(found + [stuck]) }
    found += endings(evidence, note)
    if !isUndrivable(evidence, note) { found += trees(evidence, note) + frames(evidence, note) }
    return unique(found)
  }

  /// One finding for each fault.
  private static func unique(_ findings: [Finding]) -> [Finding] {
    var keys: Set<[String]> = []
    return findings.filter { keys.insert($0.key).inserted }
  }

  /// An animation that no percent can drive is no breach where the flow never asked for one.
  static func isUndrivable(_ evidence: Evidence, _ note: TransitionNote) -> Bool {
    guard evidence.scenario.ending.isDriven, !note.hasOwnInteractor else { return false }
    return isOverBeforeRelease(evidence, note) || movesByItself(evidence, note)
      || isCut(evidence, note)
  }

  static func isOverBeforeRelease(_ evidence: Evidence, _ note: TransitionNote) -> Bool {
    guard let over = note.completions.first?.time, let release = evidence.releases.first else {
      return false
    }
    return over < release - 1e-9 || note.completions.first?.time == note.began
  }

  /// A finger that turned round, or was taken away, before anything began: what it dragged has to be
  /// back where it was.
  private static func unfinished(_ evidence: Evidence) -> [Finding] {
    guard [.swipeBack, .swipeTaken, .swipeFling].contains(evidence.scenario.ending) else {
      return []
    }
    var note = TransitionNote(
      kind: .push, isSystems: true, hasOwnInteractor: false, isAnimated: true, from: "", to: "",
      began: 0)
    note.leftovers = []
    return unique(changes(from: evidence.before, evidence, note, "gesture", frames: true))
  }

  private static func nothingBegan(_ evidence: Evidence) -> [Finding] {
    guard evidence.breaches.isEmpty else { return [] }
    if let waits = waitsInVain(evidence) { return [waits] }
    return [
      Finding(
        .requestsAreSound, evidence, at: 0, in: evidence.flow,
        seen: "the action started no transition",
        cause: "the flow's closure did not find its controller, or asked one that is not shown",
        remedy: "check the cast in the flow's start or reverse closure")
    ]
  }
}

extension Scenario.Ending {
  /// Whether a finger ends so that nothing need have begun: it is gone at once, has scrolled, has
  /// turned round, was taken away or has not gone far, and a gesture may wait for its end.
  fileprivate var mayStartNothing: Bool {
    [.swipeEarly, .swipeScrolled, .swipeBack, .swipeTaken, .swipeFling].contains(self)
  }
}
