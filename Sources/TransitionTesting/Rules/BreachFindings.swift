/// Findings from what was noted while a scenario ran.
enum BreachFindings {
  /// The finding under the rule that a breach belongs to; nil where it is nobody's fault.
  static func finding(for breach: ScenarioRecord.Breach, in record: ScenarioRecord) -> Finding? {
    guard let contract = contract(of: breach.rule, record) else { return nil }
    // What is wrong, what was got, what to do; the last is the remedy.
    var parts = breach.message.split(separator: "·").map { String($0).trimmed }
    let theirs = parts.count > 1 ? parts.removeLast() : nil
    return Finding(
      contract.rule, record, at: breach.time, in: subject(record), property(of: breach.rule),
      seen: parts.joined(separator: ": "), cause: cause(of: breach.rule),
      remedy: remedy(of: breach.rule) ?? theirs)
  }

  /// A line of code where the machinery has none.
  private static func remedy(of breach: String) -> String? {
    switch breach {
    case "unsatisfiable-constraints":
      "NSLayoutConstraint.deactivate(former) // before its rival is activated"
    case "completion-speed": "interactor.completionSpeed = 1 // or anything above 0"
    case "completes-once":
      "context.completeTransition(!context.transitionWasCancelled) // in one completion block alone"
    case "one-interruptible-animator":
      "if let animator { return animator } // kept in a property until animationEnded(_:)"
    case "released-unfinished":
      "self.animator = animator // a property; stopAnimation(true) before it goes"
    case "releases-once":
      "case .ended: isFar ? interactor.finish() : interactor.cancel() // and nowhere else"
    case "percent-driven-calls-context":
      "interactor.update(progress) // and no updateInteractiveTransition beside it"
    case "presentation-controller-reused":
      "return CardController(presentedViewController: presented, presenting: presenting) // each time"
    case "blank-snapshot":
      "let picture = view.snapshotView(afterScreenUpdates: true)"
    case "effect-view-subview": "effectView.contentView.addSubview(view)"
    case "presenter-not-brought-back":
      "context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)"
    case "present-while-presenting", "present-twice":
      "guard presentedViewController == nil else { return } // before present"
    case "present-during-transition", "dismiss-during-transition":
      "dismiss(animated: true) { presenter.present(next, animated: true) } // when the first is over"
    case "push-twice": "guard topViewController !== next else { return } // before push"
    case "blur-alpha":
      "effectView.effect = UIBlurEffect(style: .regular) // in the block; nil before"
    default: nil
    }
  }

  /// The call or property that a breach is about, as UIKit spells it.
  private static func property(of breach: String) -> String {
    switch breach {
    case "completes-once": return "completeTransition"
    case "appearance-balance": return "beginAppearanceTransition"
    case "one-interruptible-animator": return "interruptibleAnimator(using:)"
    case "completion-speed": return "completionSpeed"
    case "releases-once": return "finish() and cancel()"
    case "percent-driven-calls-context": return "updateInteractiveTransition"
    case "blank-snapshot": return "snapshotView(afterScreenUpdates:)"
    case "blur-alpha": return "alpha"
    case "presentation-controller-reused":
      return "presentationController(forPresented:presenting:source:)"
    case "unsatisfiable-constraints": return "NSLayoutConstraint"
    case "effect-view-subview": return "addSubview"
    case "presenter-not-brought-back": return "view(forKey: .to)"
    case "released-unfinished", "not-interruptible", "configured-while-active":
      return "UIViewPropertyAnimator"
    default: break
    }
    let calls = [
      "present-": "present(_:animated:)", "dismiss-": "dismiss(animated:)",
      "push-": "pushViewController(_:animated:)", "pop-to": "popToViewController(_:animated:)",
      "stack-": "viewControllers",
    ]
    return calls.first { breach.hasPrefix($0.key) }?.value ?? breach
  }

  private static func subject(_ record: ScenarioRecord) -> String {
    record.transition?.animator ?? record.flow
  }

  /// A second request that UIKit ignores is no breach where the scenario made it.
  private static func contract(
    of breach: String, _ record: ScenarioRecord
  ) -> (any ContractRule)? {
    switch breach {
    case "completes-once": return CompletesOnce()
    case "completes-truthfully", "presenter-taken-along": return nil
    case "appearance-balance": return AppearancePaired()
    case "one-interruptible-animator", "released-unfinished", "not-interruptible",
      "configured-while-active", "needs-interruptible-animator":
      return AnimatorRules()
    case "percent-driven-calls-context", "completion-speed", "releases-once", "interaction":
      return InteractorRules()
    case "blank-snapshot": return NoBlankFrame()
    case "presenter-not-brought-back": return ScreenIsThere()
    case "blur-alpha", "blur-snapshot", "effect-view-subview": return BlurIsWhole()
    case "presentation-controller-reused": return FreshPresentationController()
    default:
      guard
        ["present-", "dismiss-", "push-", "stack-", "pop-to"].contains(where: breach.hasPrefix)
      else { return breach.contains("animator") ? AnimatorRules() : UIKitRules() }
      return record.scenario.ending == .twiceAtOnce ? nil : RequestsAreSound()
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
    case "blur-alpha": "the blur is faded by its alpha instead of by its effect"
    case "blur-snapshot": "what lies behind the blur is not in the snapshot"
    case "effect-view-subview": "a view was added to the effect view and not to its contentView"
    case "presenter-not-brought-back":
      "the animator never put the presenter's view into containerView on the way out"
    case "presentation-controller-reused":
      "the delegate keeps its presentation controller in a property"
    case "present-while-presenting", "present-twice", "push-twice":
      "the request was made twice: the first is under way or done"
    case "present-during-transition", "dismiss-during-transition":
      "the request came while another transition runs"
    case "pop-gesture-at-root":
      "the recognizer's delegate was set to nil, and there is nothing to pop on the root screen"
    case "unsatisfiable-constraints":
      "the screen's own constraints and those of the transition cannot hold together"
    default: "UIKit ignores or refuses the call, or raises an exception"
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
