/// Holds what was seen of one scenario against the rules.
enum Judge {
  /// Every breach, in the order of the rules' checks.
  static func findings(_ evidence: Evidence) -> [Finding] {
    guard evidence.isReached else { return [] }
    var found = breaches(evidence) + scrolling(evidence)
    guard let note = evidence.transition else {
      // A finger that is gone at once, or that has scrolled, need not start anything.
      let isFine = [.swipeEarly, .swipeScrolled].contains(evidence.scenario.ending)
      return isFine ? found : found + nothingBegan(evidence)
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
