import Timing

/// How much of the distance is covered after how much of the time, both as fractions.
///
/// At or before 0 it answers 0, at or after 1 it answers 1; between, springs and curves with
/// control points outside 0...1 overshoot.
package indirect enum TimingCurve: Hashable, Sendable {
  /// A cubic Bézier.
  case curve(UnitBezier)
  /// A spring, cut off after some seconds.
  case spring(SpringMotion, duration: Seconds)
  /// Up to a junction as it may be, from there on, or back, by another curve, as after
  /// `continueAnimation`.
  case resumed(Junction, TimingCurve)

  /// Where one curve gave way to another.
  package struct Junction: Hashable, Sendable {
    /// A part of the time, between 0 and 1.
    package var time: Double
    /// The part of the distance covered by then; above 1 when it happened on overshoot.
    package var value: Double
    /// Whether the other curve leads back to the start.
    package var isBackward: Bool

    package init(time: Double, value: Double, isBackward: Bool) {
      (self.time, self.value, self.isBackward) = (time, value, isBackward)
    }
  }

  /// The part of the distance covered after a part of the time.
  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    switch self {
    case .curve(let curve): return curve.value(at: time)
    case .spring(let spring, let duration): return spring.value(at: time * duration)
    case .resumed(let junction, let rest): return junction.value(at: time, then: rest)
    }
  }

  /// A part of the time after which a part of the distance is covered: the earliest, where the motion
  /// overshoots and comes back. Solves `value(at:)`; outside 0...1 both are the same.
  package func time(reaching value: Double) -> Double {
    if value <= 0 || value >= 1 { return value }
    switch self {
    case .curve(let curve): return curve.solve(forValue: value) ?? firstTime(reaching: value)
    case .spring: return firstTime(reaching: value)
    case .resumed(let junction, let rest): return junction.time(reaching: value, then: rest)
    }
  }

  /// Looks for the first step of a fine grid that is beyond, then halves it until doubles end.
  private func firstTime(reaching value: Double) -> Double {
    let steps = 1024
    let beyond = (1...steps).first { self.value(at: Double($0) / Double(steps)) >= value } ?? steps
    var low = Double(beyond - 1) / Double(steps)
    var high = Double(beyond) / Double(steps)
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return high }
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
  }
}

/// What lies beyond the junction, where the other curve does not lead, is straight.
extension TimingCurve.Junction {
  fileprivate func value(at time: Double, then rest: TimingCurve) -> Double {
    switch (isBackward, time > self.time) {
    case (false, true): value + (1 - value) * rest.value(at: (time - self.time) / (1 - self.time))
    case (false, false): value * time / self.time
    case (true, true): value + (1 - value) * (time - self.time) / (1 - self.time)
    case (true, false): value * (1 - rest.value(at: (self.time - time) / self.time))
    }
  }

  fileprivate func time(reaching value: Double, then rest: TimingCurve) -> Double {
    switch (isBackward, value > self.value) {
    case (false, true):
      time + (1 - time) * rest.time(reaching: (value - self.value) / (1 - self.value))
    case (false, false): time * value / self.value
    case (true, true): time + (1 - time) * (value - self.value) / (1 - self.value)
    case (true, false):
      time * (1 - rest.time(reaching: (self.value - value) / self.value))
    }
  }
}
