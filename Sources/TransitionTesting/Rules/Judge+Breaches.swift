extension Judge {
  /// What the machinery noted while it ran, under the rule that it belongs to.
  static func breaches(_ evidence: Evidence) -> [Finding] {
    evidence.breaches.compactMap { breach in
      guard let rule = rule(of: breach.rule, evidence) else { return nil }
      let parts = breach.message.split(separator: "·", maxSplits: 1)
      let seen = parts.first.map { String($0).trimmed } ?? breach.message
      let remedy = parts.count > 1 ? String(parts[1]).trimmed : nil
      return Finding(
        rule, evidence, at: breach.time, in: subject(evidence), breach.rule, seen: seen,
        cause: cause(of: breach.rule), remedy: remedy)
    }
  }

  private static func subject(_ evidence: Evidence) -> String {
    evidence.transition?.animator ?? evidence.flow
  }

  /// A second request that UIKit ignores is no breach where the scenario made it.
  private static func rule(of breach: String, _ evidence: Evidence) -> Rule? {
    switch breach {
    case "completes-once": return .completesOnce
    case "completes-truthfully": return nil
    case "appearance-balance": return .appearancePaired
    case "one-interruptible-animator", "released-unfinished", "not-interruptible",
      "configured-while-active", "needs-interruptible-animator":
      return .animatorRules
    case "percent-driven-calls-context", "completion-speed", "releases-once", "interaction":
      return .interactorRules
    case "blank-snapshot": return .noBlankFrame
    default:
      let isOurs =
        evidence.scenario.ending == .twiceAtOnce
        && ["present", "dismiss", "push", "stack", "pop"].contains { breach.hasPrefix($0) }
      if isOurs { return nil }
      return breach.contains("animator") ? .animatorRules : .requestsAreSound
    }
  }

  private static func cause(of breach: String) -> String {
    switch breach {
    case "completes-once":
      "two animations, or an animation and a timer, both complete the transition"
    case "appearance-balance":
      "begin- or endAppearanceTransition was called for a controller that UIKit looks after"
    case "one-interruptible-animator":
      "interruptibleAnimator(using:) makes an animator on every call"
    case "released-unfinished": "the property animator was let go while it was paused or stopped"
    case "percent-driven-calls-context":
      "the gesture's handler tells both the interactor and the context"
    case "completion-speed": "completionSpeed is worked out as 1 − percentComplete"
    case "releases-once": "the gesture's handler ends the transition in two of its states"
    case "blank-snapshot": "the snapshot was taken of a view that has never been on show"
    default: "the call came at a moment at which UIKit ignores it"
    }
  }
}

extension String {
  /// Without blanks at either end.
  var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
