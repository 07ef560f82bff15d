import Timing

/// The life of a property animator, as values: every call changes the state and answers with what
/// is to be done (facts 4.7). It knows no views and no clock; `now` is the time of what it moves.
package struct AnimatorState: Hashable, Sendable {
  /// How far the animator has got; running and paused are both active (F4.7.1).
  package enum Phase: Hashable, Sendable, CaseIterable { case inactive, running, paused, stopped }

  /// What an application can set.
  package struct Settings: Hashable, Sendable {
    /// Whether a scrubbed part is one of the distance, whatever the curve.
    package var scrubsLinearly = true
    /// Whether the end leaves the animator active and paused, without a completion (F4.7.8).
    package var pausesOnCompletion = false
    /// Whether it can be paused and scrubbed.
    package var isInterruptible = true
    /// Whether moving views hear touches.
    package var isUserInteractionEnabled = true
    /// Whether the application does the hit testing of moving views.
    package var isManualHitTestingEnabled = false

    package init() {}
  }

  /// How far it has got.
  package private(set) var phase = Phase.inactive
  /// Whether everything runs back to its start.
  package private(set) var isReversed = false
  /// What the application has set.
  package var settings = Settings()
  /// What it goes by; cannot change, but for the rest of a way that is continued.
  package let timing: AnimatorTiming
  /// Seconds from start to end, with a spring's own settling time where it has one.
  package let duration: Seconds
  /// Seconds that the start was put off.
  package private(set) var delay: Seconds = 0
  /// The timeline of the whole.
  package var timeline: AnimatorTimeline
  /// Seconds that the whole would take at the present rate.
  private var secondsPerWhole: Seconds
  /// Started without blocks: the first one sets it off (F4.7.7).
  private var awaitsBlocks = false

  /// - Parameter requestedDuration: Seconds; springs with constants take their own (F4.4.10).
  package init(timing: AnimatorTiming, requestedDuration: Seconds) {
    self.timing = timing
    duration = timing.duration(requested: requestedDuration)
    secondsPerWhole = duration
    timeline = AnimatorTimeline(curve: timing.curve(duration: duration))
  }

  /// 1, or 0 when everything runs back.
  private var target: Double { isReversed ? 0 : 1 }
}

// MARK: - Asking

extension AnimatorState {
  /// Whether it has begun and is neither over nor stopped.
  package var isActive: Bool {
    switch phase {
    case .running, .paused: true
    case .inactive, .stopped: false
    }
  }

  /// Seconds that changes are recorded for. A finger can move them even where they take no time: an
  /// animator of no duration that is paused has a very short one.
  package var recordedDuration: Seconds {
    duration > 0 || phase == .running ? duration : Self.shortestRecord
  }

  private static let shortestRecord: Seconds = 1e-3

  /// 0...1 in the direction of motion: of the time while running, of the way while paused if
  /// scrubbing is linear (F4.7.2).
  package func fractionComplete(at now: Seconds) -> Double {
    guard phase != .inactive else { return 0 }
    let ofTime = phase == .running || !settings.scrubsLinearly
    let part = ofTime ? timeline.timePosition(at: now) : timeline.fraction(at: now)
    let clamped = min(max(part, 0), 1)
    return isReversed ? 1 - clamped : clamped
  }

  /// Where in the whole a block begins that is added now (F4.7.5).
  package func blockStart(delayFactor: Double, at now: Seconds) -> Double {
    let factor = delayFactor > 0 ? min(delayFactor, 1) : 0
    guard isActive, !awaitsBlocks else { return factor }
    return min(max(timeline.position(at: now), 0) + factor, 1)
  }

  /// Seconds that the rest of the way takes at the present rate.
  private func remaining(at now: Seconds) -> Seconds {
    (target - timeline.timePosition(at: now)).magnitude * secondsPerWhole
  }
}

// MARK: - Starting, pausing, scrubbing and ending

extension AnimatorState {
  /// Begins, or goes on after a pause, after some seconds; below 0 count as 0.
  package mutating func start(hasBlocks: Bool, after delay: Seconds = 0, at now: Seconds)
    -> [AnimatorAction]
  {
    let delay = max(delay, 0)
    switch phase {
    case .inactive:
      self.delay = delay
      begin(as: hasBlocks ? .running : .paused)
      awaitsBlocks = !hasBlocks
      if hasBlocks { timeline.run(to: target, over: duration, from: now + delay) }
      return [.runBlocks]
    case .paused: return awaitsBlocks ? [] : resume(over: remaining(at: now), after: delay, at: now)
    case .running: return []
    case .stopped: return breach(.start)
    }
  }

  /// Stands still where it is; one that has not begun stands at its start.
  package mutating func pause(at now: Seconds) -> [AnimatorAction] {
    if phase == .stopped { return breach(.pause) }
    guard settings.isInterruptible else { return notInterruptible(.pause) }
    switch phase {
    case .inactive:
      begin(as: .paused)
      return [.runBlocks]
    case .running:
      phase = .paused
      timeline.hold(at: now)
      return [.pause]
    case .paused, .stopped:
      awaitsBlocks = false
      return []
    }
  }

  /// Goes to a part of the way and stays there; an animator that runs is paused.
  package mutating func scrub(to fraction: Double, at now: Seconds) -> [AnimatorAction] {
    if phase == .stopped { return breach(.scrub) }
    guard settings.isInterruptible else { return notInterruptible(.scrub) }
    let clamped = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let position = isReversed ? 1 - clamped : clamped
    let wasInactive = phase == .inactive
    if wasInactive { begin(as: .paused) }
    phase = .paused
    awaitsBlocks = false
    timeline.scrub(to: position, linearly: settings.scrubsLinearly)
    return wasInactive ? [.runBlocks] : [.scrub(to: position, linearly: settings.scrubsLinearly)]
  }

  /// Runs to the other end; at once where it is running.
  package mutating func reverse(_ flag: Bool, at now: Seconds) -> [AnimatorAction] {
    guard flag != isReversed else { return [] }
    isReversed = flag
    return phase == .running ? resume(over: remaining(at: now), at: now) : []
  }

  /// Runs on at another curve, or at its own for other seconds (F4.7.6).
  package mutating func proceed(
    with rest: AnimatorTiming?, durationFactor: Double, at now: Seconds
  ) -> [AnimatorAction] {
    guard phase == .paused else {
      return breach(.resume)
    }
    var seconds = durationFactor > 0 ? durationFactor * duration : remaining(at: now)
    if let rest { seconds = rest.duration(requested: seconds) }
    let position = timeline.timePosition(at: now)
    if let rest {
      timeline.change(to: rest.curve(duration: seconds), backward: isReversed, at: now)
    }
    if position != target { secondsPerWhole = seconds / (target - position).magnitude }
    return resume(over: seconds, with: rest, at: now)
  }

  /// Leaves everything as it shows, and waits for `finish` unless that is not wanted.
  package mutating func stop(withoutFinishing: Bool, at now: Seconds) -> [AnimatorAction] {
    let wasActive = isActive
    timeline.hold(at: now)
    if withoutFinishing { phase = .inactive } else if wasActive { phase = .stopped }
    return (wasActive ? [.stop] : []) + (withoutFinishing ? [.forget] : [])
  }

  /// Ends what was stopped.
  package mutating func finish(at position: AnimatorPosition) -> [AnimatorAction] {
    guard phase == .stopped else {
      return breach(.finish)
    }
    return end(at: position)
  }

  /// Everything has come to the end of its timeline.
  package mutating func reachEnd(at now: Seconds) -> [AnimatorAction] {
    guard phase == .running else { return [] }
    guard settings.pausesOnCompletion else { return end(at: isReversed ? .start : .end) }
    phase = .paused
    timeline.scrub(to: target, linearly: false)
    return [.scrub(to: target, linearly: false)]
  }

  /// A block has come; one that is not wanted any more is a breach.
  package mutating func addBlock(at now: Seconds) -> [AnimatorAction] {
    switch phase {
    case .inactive: return []
    case .stopped: return breach(.add)
    case .running, .paused:
      guard awaitsBlocks else { return [.runBlocks] }
      awaitsBlocks = false
      phase = .running
      timeline.run(to: target, over: duration, from: now + delay)
      return [.runBlocks]
    }
  }

  /// Changes what may be changed only before the start (F4.7.7).
  package mutating func set(_ path: WritableKeyPath<Settings, Bool>, to flag: Bool)
    -> [AnimatorAction]
  {
    guard phase == .inactive else {
      return breach(.configure)
    }
    settings[keyPath: path] = flag
    return []
  }

  /// A mistake to report when the last reference goes (F4.7.7); nil when all is well.
  package var breachOnRelease: AnimatorAction? {
    guard phase == .paused || phase == .stopped else { return nil }
    return .violate(.animator(.releasedUnfinished(phase: "\(phase)")))
  }
}

extension AnimatorState {
  private mutating func begin(as phase: Phase) {
    self.phase = phase
    secondsPerWhole = duration
    timeline = AnimatorTimeline(curve: timing.curve(duration: duration), heldAt: isReversed ? 1 : 0)
  }

  private mutating func resume(
    over seconds: Seconds, after delay: Seconds = 0, with rest: AnimatorTiming? = nil,
    at now: Seconds
  ) -> [AnimatorAction] {
    phase = .running
    timeline.run(to: target, over: seconds, from: now + delay)
    return [.run(to: target, over: seconds, after: delay, at: rest)]
  }

  private mutating func end(at position: AnimatorPosition) -> [AnimatorAction] {
    phase = .inactive
    return [.settle(position), .callCompletions(position)]
  }

  private func notInterruptible(_ call: AnimatorBreach.Call) -> [AnimatorAction] {
    [.violate(.animator(.notInterruptible(call)))]
  }

  private func breach(_ call: AnimatorBreach.Call) -> [AnimatorAction] {
    [.violate(.animator(.untimely(call, phase: "\(phase)")))]
  }
}
