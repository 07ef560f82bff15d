import Timing

/// Where a percent-driven transition stands, as a plain state machine: messages in, actions for
/// someone else out. Instants are those of the server, in seconds.
package struct PercentDriveState: Hashable, Sendable {
  /// In whose hands the transition is.
  package enum Phase: Hashable, Sendable {
    /// No transition.
    case idle
    /// The transition runs by itself and has not been taken hold of.
    case free
    /// The finger holds it, and its animations begin with the commit of this turn.
    case starting
    /// The finger holds it.
    case held
    /// Time runs the rest, since an instant.
    case running(CompletionRun, since: Seconds)
    /// The rest has been run; the animator has yet to say that it is over.
    case ran
  }

  /// What is to be done about the animations.
  package enum Action: Hashable, Sendable {
    /// They are stopped where they are.
    case take
    /// They go to a part of the whole, 0...1.
    case stand(at: Double)
    /// They run to where the rest leads.
    case run(CompletionRun)
    /// The rest has been run, to one end or the other.
    case runIsOver(CompletionRun.Outcome)
    /// A breach is recorded.
    case violate(Breach)
  }

  /// How the rest is to be run.
  package struct Rest: Hashable, Sendable {
    /// Seconds of the whole transition.
    package var duration: Seconds
    /// The factor at which the rest is run; 1 is the pace of the animations, not above 0 is a
    /// breach.
    package var speed: Double
    /// How the rest is run.
    package var curve: UnitBezier

    package init(duration: Seconds, speed: Double, curve: UnitBezier) {
      (self.duration, self.speed, self.curve) = (duration, speed, curve)
    }
  }

  /// What was asked before the transition had started (F2.9.2).
  private struct Early: Hashable {
    var time: Seconds
    var progress = 0.0
    var outcome: CompletionRun.Outcome?
  }

  /// In whose hands the transition is.
  package private(set) var phase = Phase.idle
  /// What the finger said last, 0...1.
  package private(set) var percentComplete = 0.0
  private var early: Early?
  /// Whether a finger came when the rest had been run: it holds nothing, and lets go of nothing.
  private var isTooLate = false

  package init() {}

  /// The transition starts in the finger's hands, or by itself. What was asked for in former turns
  /// was meant for nothing.
  package mutating func start(held: Bool, at now: Seconds) {
    phase = held ? .starting : .free
    percentComplete = 0
    isTooLate = false
    if !held || early?.time != now { early = nil }
  }

  /// The animations have begun, at progress 0: does what was asked for before that.
  package mutating func catchUp(rest: Rest, at now: Seconds) -> [Action] {
    guard phase == .starting else { return [] }
    phase = .held
    guard let early else { return [] }
    self.early = nil
    let moved = early.progress > 0 ? update(early.progress, at: now) : []
    return moved + (early.outcome.map { release($0, rest: rest, at: now) } ?? [])
  }

  /// Values outside 0...1 count as the nearer end (F3.1.3).
  package mutating func update(_ percent: Double, at now: Seconds) -> [Action] {
    let progress = percent > 0 ? min(percent, 1) : 0
    switch phase {
    case .idle:
      if early?.time != now { early = Early(time: now) }
      early?.progress = progress
      return []
    case .starting:
      if early == nil { early = Early(time: now) }
      early?.progress = progress
      percentComplete = progress
      return []
    case .free:
      phase = .held
      percentComplete = progress
      return [.take, .stand(at: progress)]
    case .held:
      percentComplete = progress
      return [.stand(at: progress)]
    case .running, .ran: return []
    }
  }

  /// The finger lets go: the rest is run forwards or back. Before the animations have begun it is
  /// kept.
  package mutating func release(
    _ outcome: CompletionRun.Outcome, rest: Rest, at now: Seconds
  ) -> [Action] {
    switch phase {
    case .idle:
      if early?.time != now { early = Early(time: now) }
      early?.outcome = outcome
      return []
    case .starting:
      if early?.outcome != nil { return [.violate(.interactor(.releasedAgain))] }
      if early == nil { early = Early(time: now) }
      early?.outcome = outcome
      return []
    case .free: return [.violate(.interactor(.releasedUnheld))]
    case .held:
      let run = CompletionRun(
        outcome, from: percentComplete, transitionDuration: rest.duration,
        completionSpeed: rest.speed > 0 ? rest.speed : 1, curve: rest.curve)
      phase = .running(run, since: now)
      let slow = rest.speed > 0 || run.duration == 0
      return (slow ? [] : [.violate(.interactor(.speedNotPositive))]) + [.run(run)]
    case .ran where isTooLate:
      isTooLate = false
      return []
    case .running, .ran: return [.violate(.interactor(.releasedAgain))]
    }
  }

  /// The finger takes hold, also of the rest that is being run.
  package mutating func pause(at now: Seconds) -> [Action] {
    switch phase {
    case .free:
      phase = .held
      return [.take]
    case .running(let run, let since):
      percentComplete = run.progress(at: now - since)
      phase = .held
      return [.take]
    case .starting:
      early?.outcome = nil
      return []
    case .ran:
      isTooLate = true
      return []
    case .idle, .held: return []
    }
  }

  /// A turn begins.
  package mutating func turn(at now: Seconds) -> [Action] {
    guard case .running(let run, let since) = phase,
      run.isComplete(at: now - since + MediaTiming.boundaryTolerance)
    else { return [] }
    phase = .ran
    return [.runIsOver(run.outcome)]
  }

  /// Where it stands, as what moves it found out.
  package mutating func seek(to progress: Double) { percentComplete = progress }

  /// It could not be taken hold of.
  package mutating func refuse() { phase = .free }

  /// The transition is over.
  package mutating func end() {
    phase = .idle
    early = nil
  }
}
