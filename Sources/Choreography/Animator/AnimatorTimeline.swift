import Timing

/// How far something is that an animator moves, as a function of time.
///
/// Positions are counted in parts of the animator's whole, 0 to 1, and for what takes up only part of
/// it (added late, or with a delay factor) in parts of its own window. A change replaces the segment;
/// what shows goes on from where it was.
package struct AnimatorTimeline: Hashable, Sendable {
  /// What goes on now. Positions are times: the curve has yet to be applied.
  package enum Segment: Hashable, Sendable {
    /// Still, at a position in time.
    case held(Double)
    /// Still, at a part of the distance, whatever the curve.
    case scrubbed(Double)
    /// From position to position, evenly, between two instants.
    case running(from: Double, to: Double, start: Seconds, end: Seconds)
  }

  /// The part of the animator's whole that this takes up.
  package let window: ClosedRange<Double>
  /// How positions in time become parts of the distance.
  package private(set) var curve: TimingCurve
  /// What goes on now.
  package private(set) var segment: Segment

  /// - Parameters:
  ///   - window: Within 0...1; an empty one is a jump at its end.
  ///   - curve: How positions become parts of the distance.
  ///   - position: Where the whole stands at first.
  package init(window: ClosedRange<Double> = 0...1, curve: TimingCurve, heldAt position: Double = 0)
  {
    let start = min(window.lowerBound, window.upperBound - Self.shortestWindow)
    self.window = start...window.upperBound
    self.curve = curve
    segment = .held(0)
    segment = .held(ownPosition(position))
  }

  /// A timeline that goes along with another from now on.
  /// - Parameters:
  ///   - window: Within 0...1, as above.
  ///   - curve: How its own positions become parts of its distance.
  ///   - whole: The timeline of the animator's whole.
  ///   - now: The present instant in the time that `whole` goes by.
  ///   - ownNow: The same instant in this one's.
  package init(
    window: ClosedRange<Double>, curve: TimingCurve, following whole: AnimatorTimeline,
    at now: Seconds,
    ownNow: Seconds
  ) {
    self.init(window: window, curve: curve)
    switch whole.segment {
    case .held(let position): segment = .held(ownPosition(position))
    case .scrubbed(let position): segment = .scrubbed(ownPosition(position))
    case .running(_, let to, let start, let end):
      segment = .running(
        from: ownPosition(whole.position(at: now)), to: ownPosition(to),
        start: max(start - now, 0) + ownNow, end: end - now + ownNow)
    }
  }

  /// The same timeline by a clock that shows so many seconds more.
  package mutating func shift(by seconds: Seconds) {
    guard case .running(let from, let to, let start, let end) = segment else { return }
    segment = .running(from: from, to: to, start: start + seconds, end: end + seconds)
  }

  /// The part of the distance that shows at an instant.
  package func fraction(at now: Seconds) -> Double {
    if case .scrubbed(let position) = segment { return min(max(position, 0), 1) }
    return curve.value(at: position(at: now))
  }

  /// The position at an instant, not clamped.
  package func position(at now: Seconds) -> Double {
    switch segment {
    case .held(let position), .scrubbed(let position): return position
    case .running(let from, let to, let start, let end):
      if now >= end { return to }
      return now <= start ? from : from + (to - from) * ((now - start) / (end - start))
    }
  }

  /// When the segment is over; infinite while still.
  package var endTime: Seconds {
    if case .running(_, _, _, let end) = segment { return end }
    return .infinity
  }

  /// Stands still where it is.
  package mutating func hold(at now: Seconds) {
    if case .running = segment { segment = .held(position(at: now)) }
  }

  /// Stands still where the whole is at a part of its distance.
  package mutating func scrub(to whole: Double, linearly: Bool) {
    segment = linearly ? .scrubbed(ownPosition(whole)) : .held(ownPosition(whole))
  }

  /// Runs on, or back, from where it is until the whole is at `target`. From a scrubbed position the
  /// curve is entered where it has the same value (F3.4.2).
  package mutating func run(to target: Double, over duration: Seconds, from start: Seconds) {
    segment = .running(
      from: timePosition(at: start), to: ownPosition(target), start: start,
      end: start + max(duration, 0))
  }

  /// Takes another curve for what is left of the distance. What has not begun, or is over, takes it whole.
  package mutating func change(to rest: TimingCurve, backward: Bool, at now: Seconds) {
    let (time, value) = (timePosition(at: now), fraction(at: now))
    let whole = TimingCurve.Junction(time: 1, value: 1, isBackward: true)
    if time > 0, time < 1 {
      curve = .resumed(TimingCurve.Junction(time: time, value: value, isBackward: backward), rest)
    } else {
      curve = backward ? .resumed(whole, rest) : rest
    }
    segment = .held(time)
  }

  /// The position at an instant as a time: a scrubbed position is found on the curve (F3.4.2).
  package func timePosition(at now: Seconds) -> Double {
    if case .scrubbed(let position) = segment { return curve.time(reaching: position) }
    return position(at: now)
  }

  /// A position of the whole in parts of the window.
  private func ownPosition(_ whole: Double) -> Double {
    (whole - window.lowerBound) / (window.upperBound - window.lowerBound)
  }

  private static let shortestWindow = 1e-9
}
