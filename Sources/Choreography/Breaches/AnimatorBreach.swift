/// A breach of a property animator's life cycle (F4.7.7).
package enum AnimatorBreach: Hashable, Sendable {
  /// What is asked of an animator.
  package enum Call: String, Hashable, Sendable {
    /// `startAnimation`, `pauseAnimation`, and setting `fractionComplete`.
    case start, pause, scrub
    /// `continueAnimation`.
    case resume = "continue"
    /// `finishAnimation(at:)`.
    case finish
    /// `addAnimations`.
    case add = "add animations to"
    /// Setting what holds from the start, such as `scrubsLinearly`.
    case configure
  }

  /// Something that cannot be asked in the phase in which the animator is.
  case untimely(Call, phase: String)
  /// Something that is asked of an animator that cannot be interrupted.
  case notInterruptible(Call)
  /// Let go while it was paused or stopped.
  case releasedUnfinished(phase: String)

  var facts: BreachFacts {
    switch self {
    case .untimely(let call, let phase):
      BreachFacts(
        call.untimelyName, call == .configure ? .animatorRules : .uikitRules,
        call: call == .configure ? "UIViewPropertyAnimator" : nil,
        "\(call.rawValue) a property animator that is \(phase): \(call.untimelyAdvice)")
    case .notInterruptible(let call):
      BreachFacts(
        "not-interruptible", .animatorRules, call: "UIViewPropertyAnimator",
        "\(call.rawValue) a property animator whose isInterruptible is false: it runs on")
    case .releasedUnfinished(let phase):
      BreachFacts(
        "released-unfinished", .animatorRules, call: "UIViewPropertyAnimator",
        "a property animator was released \(phase): stop and finish it, or let it run out",
        cause: "the property animator was let go while it was paused or stopped",
        mend: "self.animator = animator // a property; stopAnimation(true) before it goes")
    }
  }
}

extension AnimatorBreach.Call {
  fileprivate var untimelyName: String {
    switch self {
    case .start: "started-while-stopped"
    case .pause: "paused-while-stopped"
    case .scrub: "scrubbed-while-stopped"
    case .resume: "continued-while-not-paused"
    case .finish: "finished-while-not-stopped"
    case .add: "added-while-stopped"
    case .configure: "configured-while-active"
    }
  }

  fileprivate var untimelyAdvice: String {
    switch self {
    case .start, .pause, .scrub, .add: "finish it first"
    case .resume: "pause it first"
    case .finish: "call stopAnimation(false) first"
    case .configure: "set this before the start"
    }
  }
}
