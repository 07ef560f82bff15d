/// A breach in how an interactor is driven, and what it drives.
package enum InteractorBreach: Hashable, Sendable {
  /// `finish` or `cancel` a second time.
  case releasedAgain
  /// `finish` or `cancel` of a transition that runs by itself.
  case releasedUnheld
  /// A `completionSpeed` of 0 or less.
  case speedNotPositive
  /// A transition that runs by itself and has no interruptible animator.
  case cannotBeHeld
  /// `interruptibleAnimator(using:)` gave two objects (F2.9.3).
  case anotherAnimator

  var facts: BreachFacts {
    switch self {
    case .releasedAgain:
      BreachFacts(
        "releases-once", .interactorRules, call: "finish() and cancel()",
        "finish or cancel was called again",
        advice: "call one of them, once, when the gesture ends",
        cause: "the gesture's handler ends the transition in two of its states",
        mend: "case .ended: isFar ? interactor.finish() : interactor.cancel() // and nowhere else")
    case .releasedUnheld:
      BreachFacts(
        "interaction", .interactorRules,
        "finish or cancel of a transition that runs by itself",
        advice: "call pause or update first")
    case .speedNotPositive:
      BreachFacts(
        "completion-speed", .interactorRules, call: "completionSpeed",
        "completionSpeed is not above 0", got: "got 0 or less, 1 was taken",
        advice: "return more than 0",
        cause: "completionSpeed is worked out as 1 − percentComplete",
        mend: "interactor.completionSpeed = 1 // or anything above 0")
    case .cannotBeHeld:
      BreachFacts(
        "needs-interruptible-animator", .animatorRules,
        "a transition that runs by itself cannot be taken hold of",
        advice: "return an animator from interruptibleAnimator(using:), or start interactively")
    case .anotherAnimator:
      BreachFacts(
        "one-interruptible-animator", .animatorRules, call: "interruptibleAnimator(using:)",
        "interruptibleAnimator(using:) returned another animator than before",
        advice: "keep the first one until the transition is over",
        cause: "interruptibleAnimator(using:) makes an animator on every call",
        mend: "if let animator { return animator } // kept in a property until animationEnded(_:)")
    }
  }
}
