/// A breach in how the context of a transition is told what happens.
package enum ContextBreach: Hashable, Sendable {
  /// `completeTransition` a second time.
  case completedAgain
  /// `completeTransition(true)` after a cancel (P5).
  case completedFalsely
  /// `finish…` or `cancel…` of a transition that no interactor holds.
  case releasedUnheld
  /// One of the context's calls beside a percent-driven interactor, which makes it itself.
  case calledBesideInteractor(call: String)

  var facts: BreachFacts {
    switch self {
    case .completedAgain:
      BreachFacts(
        "completes-once", .completesOnce, call: "completeTransition",
        "completeTransition was called again",
        advice: "call it once, in the last animation's completion",
        cause: "two animations, or an animation and a timer, both complete the transition",
        mend: "context.completeTransition(!context.transitionWasCancelled) "
          + "// in one completion block alone")
    case .completedFalsely:
      BreachFacts(
        "completes-truthfully", nil, "completeTransition(true) after a cancel",
        advice: "pass !transitionContext.transitionWasCancelled")
    case .releasedUnheld:
      BreachFacts(
        "interaction", .interactorRules,
        "finish or cancel of a transition that no interactor holds",
        advice: "call them only after startInteractiveTransition")
    case .calledBesideInteractor(let call):
      BreachFacts(
        "percent-driven-calls-context", .interactorRules, call: "updateInteractiveTransition",
        "\(call) was called beside UIPercentDrivenInteractiveTransition, which calls it itself; "
          + "ignored",
        advice: "call update, pause, finish and cancel of that object instead",
        cause: "the gesture's handler tells both the interactor and the context",
        mend: "interactor.update(progress) // and no updateInteractiveTransition beside it")
    }
  }
}
