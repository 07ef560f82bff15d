import Timing

/// Where on its way something is that an animator moves, as a function of time.
///
/// Places are counted in parts of the animator's whole, 0 to 1, and for what takes up only part of
/// it (added late, or with a delay factor) in parts of its own window. Changes of course replace
/// the leg; what shows goes on from where it was.
struct Course: Hashable, Sendable {
  /// What goes on now. Places are times: the pace has yet to be applied.
  enum Leg: Hashable, Sendable {
    /// Still, at a place in time.
    case held(Double)
    /// Still, at a part of the way, whatever the pace.
    case scrubbed(Double)
    /// From place to place, evenly, between two instants.
    case running(from: Double, to: Double, start: Seconds, end: Seconds)
  }

  /// The part of the animator's whole that this takes up.
  let window: ClosedRange<Double>
  private(set) var pace: Pace
  private(set) var leg: Leg

  /// - Parameters:
  ///   - window: Within 0...1; an empty one is a jump at its end.
  ///   - place: Where the whole stands at first.
  init(window: ClosedRange<Double> = 0...1, pace: Pace, heldAt place: Double = 0) {
    let start = min(window.lowerBound, window.upperBound - Self.shortestWindow)
    self.window = start...window.upperBound
    self.pace = pace
    leg = .held(0)
    leg = .held(ownPlace(place))
  }

  /// A course that goes along with another from now on.
  /// - Parameters:
  ///   - whole: The course of the animator's whole.
  ///   - now: The present instant in the time that `whole` goes by.
  ///   - ownNow: The same instant in this one's.
  init(
    window: ClosedRange<Double>, pace: Pace, following whole: Course, at now: Seconds,
    ownNow: Seconds
  ) {
    self.init(window: window, pace: pace)
    switch whole.leg {
    case .held(let place): leg = .held(ownPlace(place))
    case .scrubbed(let place): leg = .scrubbed(ownPlace(place))
    case .running(_, let to, let start, let end):
      leg = .running(
        from: ownPlace(whole.place(at: now)), to: ownPlace(to),
        start: max(start - now, 0) + ownNow, end: end - now + ownNow)
    }
  }

  /// The same course by a clock that shows so many seconds more.
  mutating func shift(by seconds: Seconds) {
    guard case .running(let from, let to, let start, let end) = leg else { return }
    leg = .running(from: from, to: to, start: start + seconds, end: end + seconds)
  }

  /// The part of the way that shows at an instant.
  func fraction(at now: Seconds) -> Double {
    if case .scrubbed(let place) = leg { return min(max(place, 0), 1) }
    return pace.value(at: place(at: now))
  }

  /// The place at an instant, not clamped.
  func place(at now: Seconds) -> Double {
    switch leg {
    case .held(let place), .scrubbed(let place): return place
    case .running(let from, let to, let start, let end):
      if now >= end { return to }
      return now <= start ? from : from + (to - from) * ((now - start) / (end - start))
    }
  }

  /// When the leg is over; infinite while still.
  var endTime: Seconds {
    if case .running(_, _, _, let end) = leg { return end }
    return .infinity
  }

  /// Stands still where it is.
  mutating func hold(at now: Seconds) {
    if case .running = leg { leg = .held(place(at: now)) }
  }

  /// Stands still where the whole is at a part of its way.
  mutating func scrub(to whole: Double, linearly: Bool) {
    leg = linearly ? .scrubbed(ownPlace(whole)) : .held(ownPlace(whole))
  }

  /// Runs on, or back, from where it is until the whole is at `target`. From a scrubbed place the
  /// pace is entered where it has the same value (F3.4.2).
  mutating func run(to target: Double, over duration: Seconds, from start: Seconds) {
    leg = .running(
      from: timePlace(at: start), to: ownPlace(target), start: start,
      end: start + max(duration, 0))
  }

  /// Takes another pace for what is left of the way. What has not begun, or is over, takes it whole.
  mutating func change(to rest: Pace, backward: Bool, at now: Seconds) {
    let (time, value) = (timePlace(at: now), fraction(at: now))
    let whole = Pace.Turn(time: 1, value: 1, isBackward: true)
    if time > 0, time < 1 {
      pace = .resumed(Pace.Turn(time: time, value: value, isBackward: backward), rest)
    } else {
      pace = backward ? .resumed(whole, rest) : rest
    }
    leg = .held(time)
  }

  /// The place at an instant as a time: a scrubbed place is found on the pace (F3.4.2).
  func timePlace(at now: Seconds) -> Double {
    if case .scrubbed(let place) = leg { return pace.time(reaching: place) }
    return place(at: now)
  }

  /// A place of the whole in parts of the window.
  private func ownPlace(_ whole: Double) -> Double {
    (whole - window.lowerBound) / (window.upperBound - window.lowerBound)
  }

  private static let shortestWindow = 1e-9
}
