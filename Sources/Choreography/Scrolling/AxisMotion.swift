import Timing

/// How one coordinate of a scroll view's offset moves by itself: a function of time.
package enum AxisMotion: Hashable, Sendable {
  /// Stays where it is.
  case still(Double)
  /// Slows down until it has come to `end`.
  case coast(from: Double, Decay, end: Double)
  /// Coasts until it meets `limit` after `turn` seconds, shoots beyond, and comes back.
  case rebound(from: Double, Decay, turn: Seconds, limit: Double, CriticalApproach)
  /// Meets `limit` after `turn` seconds and stops dead.
  case stop(from: Double, Decay, turn: Seconds, limit: Double)
  /// Comes to rest at a place as a critically damped spring does.
  case approach(to: Double, CriticalApproach)
  /// Ease in and out.
  case glide(from: Double, to: Double, duration: Seconds)

  /// The offset `t` seconds after the start.
  package func value(at t: Seconds) -> Double {
    if t >= duration { return end }
    switch self {
    case .still(let place): return place
    case .coast(let start, let decay, _): return start + decay.distance(at: t)
    case .rebound(let start, let decay, let turn, let limit, let spring):
      return t < turn ? start + decay.distance(at: t) : limit + spring.value(at: t - turn)
    case .stop(let start, let decay, _, _): return start + decay.distance(at: t)
    case .approach(let target, let spring): return target + spring.value(at: t)
    case .glide(let start, let end, let duration):
      return start + (end - start) * UnitBezier.easeInEaseOut.value(at: max(t, 0) / duration)
    }
  }

  /// Where it comes to rest.
  package var end: Double {
    switch self {
    case .still(let end), .coast(_, _, let end), .rebound(_, _, _, let end, _),
      .stop(_, _, _, let end), .approach(let end, _), .glide(_, let end, _):
      end
    }
  }

  /// Seconds until it rests.
  package var duration: Seconds {
    switch self {
    case .still: 0
    case .coast(_, let decay, _): decay.duration(untilWithin: Self.rest)
    case .rebound(_, _, let turn, _, let spring):
      turn + spring.duration(untilWithin: Self.rest)
    case .stop(_, _, let turn, _): turn
    case .approach(_, let spring): spring.duration(untilWithin: Self.rest)
    case .glide(let start, let end, let duration): start == end ? 0 : duration
    }
  }
}

// MARK: - What nobody documents

extension AxisMotion {
  /// Radians a second of the critically damped spring that brings back what was dragged too far:
  /// the root of 200, a number from people's measurements.
  package static let bounceFrequency = 14.142135623730951
  /// The same for pages and for targets that a delegate chose; a guess.
  package static let snapFrequency = 10.0
  /// Motion that comes within this of its end is over, points; a guess.
  package static let rest = 0.25
  /// Below this speed a release does not coast, points a second; a guess.
  package static let slowest = 20.0
}

extension AxisMotion {
  /// What a finger set going: coasts, and at a limit rebounds or stops (F4.11).
  /// - Parameters:
  ///   - velocity: Of the offset, points a second.
  ///   - rate: The factor by which the speed falls in a millisecond.
  package static func released(
    at place: Double, velocity: Double, within limits: ClosedRange<Double>, rate: Double,
    bounces: Bool
  ) -> AxisMotion {
    let limit = min(max(place, limits.lowerBound), limits.upperBound)
    if limit != place { return returning(from: place, velocity: velocity, to: limit) }
    guard velocity.magnitude >= Self.slowest else { return .still(place) }
    let decay = Decay(initialVelocity: velocity, rate: rate)
    let end = place + decay.projection
    if limits.contains(end) { return .coast(from: place, decay, end: end) }
    let edge = velocity > 0 ? limits.upperBound : limits.lowerBound
    let turn = decay.time(toTravel: edge - place)
    guard bounces else {
      return turn > 0 ? .stop(from: place, decay, turn: turn, limit: edge) : .still(edge)
    }
    let spring = CriticalApproach(
      displacement: 0, velocity: decay.velocity(at: turn),
      angularFrequency: Self.bounceFrequency)
    return .rebound(from: place, decay, turn: turn, limit: edge, spring)
  }

  /// The motion from an instant on, between limits that have changed on the way: what was set going turns
  /// back at them, as fast as it is by then; a glide that was asked for ends there, when it would have.
  /// - Parameter t: Seconds after its start.
  package func redirected(
    at t: Seconds, within limits: ClosedRange<Double>, rate: Double, bounces: Bool
  ) -> AxisMotion {
    switch self {
    case .glide(_, let end, let duration):
      let limit = min(max(end, limits.lowerBound), limits.upperBound)
      return .glide(from: value(at: t), to: limit, duration: max(duration - t, 0))
    case .approach(let target, _) where limits.contains(target):
      return .steered(from: value(at: t), velocity: velocity(at: t), to: target)
    case .still, .coast, .rebound, .stop, .approach:
      return .released(
        at: value(at: t), velocity: velocity(at: t), within: limits, rate: rate, bounces: bounces)
    }
  }

  /// Points a second, as a difference over a millisecond.
  private func velocity(at t: Seconds) -> Double {
    (value(at: t + 5e-4) - value(at: t - 5e-4)) * 1000
  }

  /// To a target that somebody chose, without overshoot where the speed leads towards it: at
  /// ω = v/distance the spring is a plain exponential.
  package static func steered(from place: Double, velocity: Double, to target: Double) -> AxisMotion
  {
    guard place != target else { return .still(target) }
    let pace = velocity / (target - place)
    return .approach(
      to: target,
      CriticalApproach(
        displacement: place - target, velocity: pace < 0 ? 0 : velocity,
        angularFrequency: max(Self.snapFrequency, pace)))
  }

  private static func returning(
    from place: Double, velocity: Double, to limit: Double
  ) -> AxisMotion {
    .approach(
      to: limit,
      CriticalApproach(
        displacement: place - limit, velocity: velocity,
        angularFrequency: Self.bounceFrequency))
  }
}
