import Choreography

/// A transition that never completes leaves a screen that hears nobody; one that completes twice
/// tells everybody twice.
struct CompletesOnce: ContractRule {
  let identifier = "completes-once"
  let expectation = "completeTransition(_:) is called exactly once, in every outcome."
  let facts = "F2.7.1, F2.7.3, F2.7.4"
  let remedy = "context.completeTransition(!context.transitionWasCancelled) // in the completion"
  let depth: FaultDepth? = .call
  let isSymptom = true
  let duty: BreachDuty? = .completesOnce

  func findings(in record: ScenarioRecord) -> [Finding] {
    if let stuck = record.stuck {
      return stuck.gaveUpOnNil
        ? [] : [stuck.neverCompleted(rule, record, cause: cause(of: stuck, record))]
    }
    guard let note = record.ended, note.completions.count > 1 else { return [] }
    return [
      Finding(
        rule, record, at: note.completions[1].time, in: record.subject(note),
        "completeTransition",
        seen: "completeTransition was called \(note.completions.count) times",
        cause: "two animations, or an animation and a timer, both complete the transition")
    ]
  }

  private func cause(of note: TransitionRecord, _ record: ScenarioRecord) -> String {
    if let cause = note.causeOfOutcome(record.scenario.outcome) { return cause }
    return record.scenario.outcome == .finish
      ? "no completion block calls it, or the block never runs"
      : "it is called only when the transition finishes, not in this outcome"
  }
}

extension TransitionRecord {
  /// Whether the animator did nothing where a view was not given.
  var gaveUpOnNil: Bool {
    isModal && isAnimated && didNothing && (!gaveTo || !gaveFrom) && !hasOwnInteractor
  }

  /// The finding about a transition that never completed.
  func neverCompleted(_ rule: Rule, _ record: ScenarioRecord, cause: String) -> Finding {
    Finding(
      rule, record, at: record.length, in: animator ?? "the transition", "completeTransition",
      seen: "not called \(instantText(record.length)) after the action, though "
        + "\(instantText(announced)) were announced; touches reach nobody until it is",
      cause: cause, isCertain: gaveUpOnNil)
  }

  /// Why a transition never completed, as far as an outcome alone suggests it.
  func causeOfOutcome(_ outcome: Scenario.Outcome) -> String? {
    switch outcome {
    case .swipeTaken: "the gesture's handler does nothing in its cancelled state"
    case .releasedEarly, .swipeEarly:
      "finish or cancel came before startInteractiveTransition and was forgotten"
    case .finishAfterCancel: Self.staleState
    case .notAnimated: "the animator waits for an animation that does not run"
    case .cancel(100): "at 100 % nothing was left to animate and no completion ran"
    case .finish, .finishHeld, .cancel, .fling, .reversed, .grabbedAgain, .twiceInARow,
      .twiceAtOnce, .swipe, .swipeFling, .swipeScrolled, .swipeBack:
      nil
    }
  }

  /// What is wrong where a transition fails only after a cancelled one.
  static let staleState =
    "the animator remembers something of the cancelled transition before it: a flag that is "
    + "toggled, a view that is kept"
}
