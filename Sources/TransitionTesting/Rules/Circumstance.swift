/// Tells what a transition does anyway from what only a circumstance brings out.
enum Circumstance {
  /// What was seen of a scenario, and what is wrong with it at first sight.
  struct Play {
    var evidence: Evidence
    var findings: [Finding]
  }

  /// Whether the ordinary scenarios are needed to judge one.
  static func isToBeCompared(_ play: Play) -> Bool {
    let scenario = play.evidence.scenario
    return scenario.surroundings == .reduceMotion && scenario.ending == .finish
      || rule(scenario) != nil && play.findings.contains { bendable.contains($0.rule) }
  }

  /// Gives findings the rule of their circumstance, unless the same is seen without it.
  static func sort(_ plays: [Play]) -> [[Finding]] {
    var ordinary: Set<[String]> = []
    for play in plays where isOrdinary(play.evidence.scenario) {
      for finding in play.findings {
        ordinary.insert([play.evidence.scenario.direction.rawValue] + finding.key)
      }
    }
    return plays.map { play in
      let scenario = play.evidence.scenario
      guard let rule = rule(scenario) else { return play.findings }
      return play.findings.map { finding in
        let isKnown = ordinary.contains([scenario.direction.rawValue] + finding.key)
        return isKnown || !bendable.contains(finding.rule) ? finding : bend(finding, to: rule)
      }
    }
  }

  private static func bend(_ finding: Finding, to rule: Rule) -> Finding {
    var finding = finding
    let isOwn = finding.remedy == finding.rule.remedy
    finding.rule = rule
    finding.severity = rule.severity
    let saysHow: Set<Rule> = [
      .geometryFromContainer, .survivesResize, .keyboardHarmless, .textSizeHarmless,
    ]
    if isOwn || saysHow.contains(rule) {
      finding.remedy = rule.remedy
    }
    if rule == .geometryFromContainer {
      finding.cause = "places are worked out from UIScreen.main or written as numbers"
    }
    if rule == .keyboardHarmless {
      finding.cause = "what moved for the keyboard is not moved back when it goes"
    }
    if rule == .survivesResize {
      finding.cause = "places are worked out once, before the size changed"
    }
    if rule == .statusBarHarmless {
      finding.cause = "places are worked out from the status bar's height, which has changed since"
    }
    if rule == .nestedDismissal {
      finding.cause = "dismiss was asked of a controller further down: all above it is taken off"
      finding.remedy = rule.remedy
    }
    if rule == .secondRequestHarmless {
      finding.cause =
        "what goes with the request is done again, though UIKit ignores the request itself"
    }
    if rule == .textSizeHarmless {
      finding.cause = "a place is worked out from the height of a text, which is larger here"
    }
    return finding
  }

  /// Rules that say what went wrong, and not why.
  private static let bendable: Set<Rule> = [
    .completesOnce, .toViewFinal, .fromViewRestored, .screenIsThere, .containerIsClean,
    .endsAtAfter, .startsFromBefore,
  ]

  /// Whether a scenario shows what a transition does anyway.
  static func isOrdinary(_ scenario: Scenario) -> Bool {
    scenario.surroundings == .plain
      && [.finish, .cancel(0), .cancel(50), .swipe, .swipeBack].contains(scenario.ending)
  }

  private static func rule(_ scenario: Scenario) -> Rule? {
    switch scenario.surroundings {
    case .resized, .resizedAfter: return .survivesResize
    case .largeText: return .textSizeHarmless
    case .smallWindow, .smallPhone: return .geometryFromContainer
    case .statusBarGrows: return .statusBarHarmless
    case .inChain: return .nestedDismissal
    case .keyboard: return .keyboardHarmless
    default: break
    }
    switch scenario.ending {
    case .notAnimated: return .worksUnanimated
    case .releasedEarly, .swipeEarly: return .earlyReleaseEnds
    case .swipeTaken: return .lostGestureCancels
    case .twiceAtOnce: return .secondRequestHarmless
    default: return nil
    }
  }

  /// What only two scenarios together show: whether a mode had an effect.
  static func compare(_ results: [Evidence]) -> [Finding] {
    results.compactMap { evidence in
      guard evidence.scenario.surroundings == .reduceMotion, evidence.scenario.ending == .finish,
        let note = evidence.transition, !note.isSystems,
        let plain = results.first(where: {
          $0.scenario == Scenario(evidence.scenario.direction, .finish)
        })
      else { return nil }
      let (with, without) = (travel(evidence), travel(plain))
      guard without > 60, with > without * 0.5 else { return nil }
      return Finding(
        .reduceMotion, evidence, at: note.began, in: note.animator ?? evidence.flow,
        seen: "views travel \(short(with)) pt, and \(short(without)) pt without Reduce Motion",
        cause: "UIAccessibility.isReduceMotionEnabled is not asked, or had no effect")
    }
  }

  /// The longest way of any view: of the two that go and come, and of what is between them.
  private static func travel(_ evidence: Evidence) -> Double {
    let frames = evidence.frames.filter(\.isInFlight)
    let others = Dictionary(grouping: frames.flatMap(\.others), by: \.id).values
      .map { Judge.extent($0.map(\.shown)) }
    return
      ([\FrameNote.from, \.to].map { view in
        Judge.extent(frames.compactMap { $0[keyPath: view] }.filter(\.isInWindow))
      } + others).max() ?? 0
  }
}
