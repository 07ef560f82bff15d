import Choreography
import Timing

/// The life of a property animator, as values: every call changes the state and answers with what
/// is to be done (facts 4.7). It knows no views and no clock; `now` is the time of what it moves.
struct AnimatorState: Hashable, Sendable {
  enum Phase: Hashable, Sendable { case inactive, running, paused, stopped }

  /// What an application can set.
  struct Settings: Hashable, Sendable {
    var scrubsLinearly = true
    var pausesOnCompletion = false
    var isInterruptible = true
    var isUserInteractionEnabled = true
    var isManualHitTestingEnabled = false
  }

  private(set) var phase = Phase.inactive
  private(set) var isReversed = false
  var settings = Settings()
  let timing: AnimatorTiming
  /// Seconds from start to end, with a spring's own settling time where it has one.
  let duration: Seconds
  private(set) var delay: Seconds = 0
  /// The course of the whole.
  var course: Course
  /// Seconds that the whole would take at the present rate.
  private var secondsPerWhole: Seconds
  /// Started without blocks: the first one sets it off (F4.7.7).
  private var awaitsBlocks = false

  init(timing: AnimatorTiming, requestedDuration: Seconds) {
    self.timing = timing
    duration = timing.duration(requested: requestedDuration)
    secondsPerWhole = duration
    course = Course(pace: timing.pace(duration: duration))
  }

  /// 1, or 0 when everything runs back.
  private var target: Double { isReversed ? 0 : 1 }
}

// MARK: - Asking

extension AnimatorState {
  var state: UIViewAnimatingState {
    switch phase {
    case .inactive: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }

  /// Seconds that changes are recorded for. A finger can move them even where they take no time: an
  /// animator of no duration that is paused has a very short one.
  var recordedDuration: Seconds {
    duration > 0 || phase == .running ? duration : Self.shortestRecord
  }

  private static let shortestRecord: Seconds = 1e-3

  /// 0...1 in the direction of motion: of the time while running, of the way while paused if
  /// scrubbing is linear (F4.7.2).
  func fractionComplete(at now: Seconds) -> Double {
    guard phase != .inactive else { return 0 }
    let ofTime = phase == .running || !settings.scrubsLinearly
    let part = ofTime ? course.timePlace(at: now) : course.fraction(at: now)
    let clamped = min(max(part, 0), 1)
    return isReversed ? 1 - clamped : clamped
  }

  /// Where in the whole a block begins that is added now (F4.7.5).
  func blockStart(delayFactor: Double, at now: Seconds) -> Double {
    let factor = delayFactor > 0 ? min(delayFactor, 1) : 0
    guard state == .active, !awaitsBlocks else { return factor }
    return min(max(course.place(at: now), 0) + factor, 1)
  }

  /// Seconds that the rest of the way takes at the present rate.
  private func remaining(at now: Seconds) -> Seconds {
    (target - course.timePlace(at: now)).magnitude * secondsPerWhole
  }
}

// MARK: - Starting, pausing, scrubbing and ending

extension AnimatorState {
  mutating func start(hasBlocks: Bool, after delay: Seconds = 0, at now: Seconds)
    -> [AnimatorAction]
  {
    let delay = max(delay, 0)
    switch phase {
    case .inactive:
      self.delay = delay
      begin(as: hasBlocks ? .running : .paused)
      awaitsBlocks = !hasBlocks
      if hasBlocks { course.run(to: target, over: duration, from: now + delay) }
      return [.runBlocks]
    case .paused: return awaitsBlocks ? [] : resume(over: remaining(at: now), after: delay, at: now)
    case .running: return []
    case .stopped: return breach(.start)
    }
  }

  mutating func pause(at now: Seconds) -> [AnimatorAction] {
    if phase == .stopped { return breach(.pause) }
    guard settings.isInterruptible else { return notInterruptible(.pause) }
    switch phase {
    case .inactive:
      begin(as: .paused)
      return [.runBlocks]
    case .running:
      phase = .paused
      course.hold(at: now)
      return [.hold]
    case .paused, .stopped:
      awaitsBlocks = false
      return []
    }
  }

  /// Goes to a part of the way and stays there; an animator that runs is paused.
  mutating func scrub(to fraction: Double, at now: Seconds) -> [AnimatorAction] {
    if phase == .stopped { return breach(.scrub) }
    guard settings.isInterruptible else { return notInterruptible(.scrub) }
    let clamped = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let place = isReversed ? 1 - clamped : clamped
    let wasInactive = phase == .inactive
    if wasInactive { begin(as: .paused) }
    phase = .paused
    awaitsBlocks = false
    course.scrub(to: place, linearly: settings.scrubsLinearly)
    return wasInactive ? [.runBlocks] : [.scrub(to: place, linearly: settings.scrubsLinearly)]
  }

  mutating func reverse(_ flag: Bool, at now: Seconds) -> [AnimatorAction] {
    guard flag != isReversed else { return [] }
    isReversed = flag
    return phase == .running ? resume(over: remaining(at: now), at: now) : []
  }

  /// Runs on at another pace, or at its own for other seconds (F4.7.6).
  mutating func proceed(
    with rest: AnimatorTiming?, durationFactor: Double, at now: Seconds
  ) -> [AnimatorAction] {
    guard phase == .paused else {
      return breach(.resume)
    }
    var seconds = durationFactor > 0 ? durationFactor * duration : remaining(at: now)
    if let rest { seconds = rest.duration(requested: seconds) }
    let place = course.timePlace(at: now)
    if let rest {
      course.change(to: rest.pace(duration: seconds), backward: isReversed, at: now)
    }
    if place != target { secondsPerWhole = seconds / (target - place).magnitude }
    return resume(over: seconds, with: rest, at: now)
  }

  mutating func stop(withoutFinishing: Bool, at now: Seconds) -> [AnimatorAction] {
    let wasActive = state == .active
    course.hold(at: now)
    if withoutFinishing { phase = .inactive } else if wasActive { phase = .stopped }
    return (wasActive ? [.stop] : []) + (withoutFinishing ? [.forget] : [])
  }

  mutating func finish(at position: UIViewAnimatingPosition) -> [AnimatorAction] {
    guard phase == .stopped else {
      return breach(.finish)
    }
    return end(at: position)
  }

  /// Everything has come to the end of its course.
  mutating func reachEnd(at now: Seconds) -> [AnimatorAction] {
    guard phase == .running else { return [] }
    guard settings.pausesOnCompletion else { return end(at: isReversed ? .start : .end) }
    phase = .paused
    course.scrub(to: target, linearly: false)
    return [.scrub(to: target, linearly: false)]
  }

  /// A block has come; one that is not wanted any more is a breach.
  mutating func addBlock(at now: Seconds) -> [AnimatorAction] {
    switch phase {
    case .inactive: return []
    case .stopped: return breach(.add)
    case .running, .paused:
      guard awaitsBlocks else { return [.runBlocks] }
      awaitsBlocks = false
      phase = .running
      course.run(to: target, over: duration, from: now + delay)
      return [.runBlocks]
    }
  }

  /// Changes what may be changed only before the start (F4.7.7).
  mutating func set(_ path: WritableKeyPath<Settings, Bool>, to flag: Bool) -> [AnimatorAction] {
    guard phase == .inactive else {
      return breach(.configure)
    }
    settings[keyPath: path] = flag
    return []
  }

  /// A mistake to report when the last reference goes (F4.7.7); nil when all is well.
  var breachOnRelease: AnimatorAction? {
    guard phase == .paused || phase == .stopped else { return nil }
    return .violate(.animator(.releasedUnfinished(phase: "\(phase)")))
  }
}

extension AnimatorState {
  private mutating func begin(as phase: Phase) {
    self.phase = phase
    secondsPerWhole = duration
    course = Course(pace: timing.pace(duration: duration), heldAt: isReversed ? 1 : 0)
  }

  private mutating func resume(
    over seconds: Seconds, after delay: Seconds = 0, with rest: AnimatorTiming? = nil,
    at now: Seconds
  ) -> [AnimatorAction] {
    phase = .running
    course.run(to: target, over: seconds, from: now + delay)
    return [.run(to: target, over: seconds, after: delay, at: rest)]
  }

  private mutating func end(at position: UIViewAnimatingPosition) -> [AnimatorAction] {
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
