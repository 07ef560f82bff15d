import Timing

/// Where a percent-driven transition stands, as a plain state machine: messages in, actions for
/// someone else out. Instants are those of the server, in seconds.
struct PercentDriveState: Hashable, Sendable {
  enum Phase: Hashable, Sendable {
    /// No transition.
    case idle
    /// The transition runs by itself and has not been taken hold of.
    case free
    /// The finger holds it, and its animations begin with the commit of this turn.
    case starting
    case held
    case running(CompletionRun, since: Seconds)
    /// The rest has been run; the animator has yet to say that it is over.
    case ran
  }

  enum Action: Hashable, Sendable {
    case take
    case stand(at: Double)
    case run(CompletionRun)
    case runIsOver(CompletionRun.Ending)
    case violate(rule: String, message: String)
  }

  /// How the rest is to be run.
  struct Rest: Hashable, Sendable {
    /// Seconds of the whole transition.
    var duration: Seconds
    var speed: Double
    var curve: UnitBezier
  }

  /// What was asked before the transition had started (F2.9.2).
  private struct Early: Hashable {
    var time: Seconds
    var progress = 0.0
    var ending: CompletionRun.Ending?
  }

  private(set) var phase = Phase.idle
  /// What the finger said last, 0...1.
  private(set) var percentComplete = 0.0
  private var early: Early?
  /// Whether a finger came when the rest had been run: it holds nothing, and lets go of nothing.
  private var isTooLate = false

  /// The transition starts in the finger's hands, or by itself. What was asked for in former turns
  /// was meant for nothing.
  mutating func start(held: Bool, at now: Seconds) {
    phase = held ? .starting : .free
    percentComplete = 0
    isTooLate = false
    if !held || early?.time != now { early = nil }
  }

  /// The animations have begun, at progress 0: does what was asked for before that.
  mutating func catchUp(rest: Rest, at now: Seconds) -> [Action] {
    guard phase == .starting else { return [] }
    phase = .held
    guard let early else { return [] }
    self.early = nil
    let moved = early.progress > 0 ? update(early.progress, at: now) : []
    return moved + (early.ending.map { release($0, rest: rest, at: now) } ?? [])
  }

  /// Values outside 0...1 count as the nearer end (F3.1.3).
  mutating func update(_ percent: Double, at now: Seconds) -> [Action] {
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

  mutating func release(
    _ ending: CompletionRun.Ending, rest: Rest, at now: Seconds
  ) -> [Action] {
    switch phase {
    case .idle:
      if early?.time != now { early = Early(time: now) }
      early?.ending = ending
      return []
    case .starting:
      if early?.ending != nil {
        return [.violate(rule: "releases-once", message: Self.releasedTwice)]
      }
      if early == nil { early = Early(time: now) }
      early?.ending = ending
      return []
    case .free: return [.violate(rule: "interaction", message: Self.notHeld)]
    case .held:
      let run = CompletionRun(
        ending, from: percentComplete, transitionDuration: rest.duration,
        completionSpeed: rest.speed > 0 ? rest.speed : 1, curve: rest.curve)
      phase = .running(run, since: now)
      let slow = rest.speed > 0 || run.duration == 0
      return (slow ? [] : [.violate(rule: "completion-speed", message: Self.noSpeed)]) + [.run(run)]
    case .ran where isTooLate:
      isTooLate = false
      return []
    case .running, .ran: return [.violate(rule: "releases-once", message: Self.releasedTwice)]
    }
  }

  /// The finger takes hold, also of the rest that is being run.
  mutating func pause(at now: Seconds) -> [Action] {
    switch phase {
    case .free:
      phase = .held
      return [.take]
    case .running(let run, let since):
      percentComplete = run.progress(at: now - since)
      phase = .held
      return [.take]
    case .starting:
      early?.ending = nil
      return []
    case .ran:
      isTooLate = true
      return []
    case .idle, .held: return []
    }
  }

  /// A turn begins.
  mutating func turn(at now: Seconds) -> [Action] {
    guard case .running(let run, let since) = phase,
      run.isComplete(at: now - since + MediaTiming.boundaryTolerance)
    else { return [] }
    phase = .ran
    return [.runIsOver(run.ending)]
  }

  /// Where it stands, as what moves it found out.
  mutating func stands(at progress: Double) { percentComplete = progress }

  /// It could not be taken hold of.
  mutating func refuse() { phase = .free }

  mutating func end() {
    phase = .idle
    early = nil
  }

  private static let notHeld =
    "finish or cancel of a transition that runs by itself · call pause or update first"
  private static let noSpeed =
    "completionSpeed is not above 0 · got 0 or less, 1 was taken · return more than 0"
  private static let releasedTwice =
    "finish or cancel was called again · call one of them, once, when the gesture ends"
}
