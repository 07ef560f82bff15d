/// A quantity with any number of components that passes through keyframes.
///
/// The cubic modes are Kochanek and Bartels' splines (F4.8.6): on each stretch the cubic with the
/// given ends and end speeds, where the speeds come from the differences to both neighbours,
/// weighted by tension, continuity and bias.
package struct KeyframeCurve: Hashable, Sendable {
  /// When the values are reached.
  package let timing: KeyframeTiming

  /// One vector for each keyframe, all of one size.
  package let values: [[Double]]

  /// Positive pulls the curve tight at a keyframe, −1…1; missing ones are 0 (F4.8.7).
  package var tension: [Double] = []

  /// Positive makes a corner at a keyframe, −1…1; missing ones are 0.
  package var continuity: [Double] = []

  /// Positive moves the bend before a keyframe, −1…1; missing ones are 0.
  package var bias: [Double] = []

  /// A curve through values; the paced modes measure distances as vector lengths (F4.8.8).
  /// - Precondition: All values have the same number of components.
  package init(
    values: [[Double]], mode: KeyframeMode = .linear, keyTimes: [Double]? = nil,
    timingFunctions: [UnitBezier] = []
  ) {
    precondition(
      values.allSatisfy { $0.count == values[0].count }, "keyframe values differ in size")
    self.values = values
    self.timing = KeyframeTiming(
      mode: mode, count: values.count, keyTimes: keyTimes,
      distances: mode.isPaced ? Self.distances(values) : [], timingFunctions: timingFunctions)
  }

  /// The value at a progress 0…1.
  /// - Returns: `nil` with fewer than two values or key times (F4.8.12).
  package func value(at progress: Double) -> [Double]? {
    guard let location = timing.location(at: progress) else { return nil }
    let (index, u) = (location.index, location.fraction)
    if timing.mode == .discrete || u == 0 { return values[index] }
    if u == 1 { return values[index + 1] }
    return timing.mode.isCubic
      ? cubic(index, u)
      : zip(values[index], values[index + 1]).map { $0 + ($1 - $0) * u }
  }

  /// From each vector to the next.
  static func distances(_ values: [[Double]]) -> [Double] {
    zip(values, values.dropFirst()).map { start, end in
      zip(start, end).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }
  }
}

extension KeyframeCurve {
  /// Hermite's cubic on the stretch after a keyframe: with h = u²(3 − 2u) the part of the second
  /// end and, for speeds of 1, u(1−u)² and −u²(1−u) the parts of the speeds.
  private func cubic(_ index: Int, _ u: Double) -> [Double] {
    let ends = (values[index], values[index + 1])
    let (leaving, arriving) = (leavingSpeed(index), arrivingSpeed(index + 1))
    let blend = u * u * (3 - 2 * u)
    let (first, second) = (u * (1 - u) * (1 - u), u * u * (1 - u))
    return ends.0.indices.map {
      ends.0[$0] + (ends.1[$0] - ends.0[$0]) * blend + leaving[$0] * first - arriving[$0] * second
    }
  }

  /// ½(1−t)[(1+c)(1+b)·before + (1−c)(1−b)·after], scaled to the stretch that follows.
  private func leavingSpeed(_ index: Int) -> [Double] {
    let (t, c, b) = shape(index)
    return speed(index, (1 - t) * (1 + c) * (1 + b), (1 - t) * (1 - c) * (1 - b), stretch: index)
  }

  /// ½(1−t)[(1−c)(1+b)·before + (1+c)(1−b)·after], scaled to the stretch that precedes.
  private func arrivingSpeed(_ index: Int) -> [Double] {
    let (t, c, b) = shape(index)
    return speed(
      index, (1 - t) * (1 - c) * (1 + b), (1 - t) * (1 + c) * (1 - b), stretch: index - 1)
  }

  /// Half the weighted differences to both neighbours, times 2h/(h₋ + h₊) for a stretch of time
  /// length h between neighbours h₋ and h₊. At the ends of the curve the missing difference is the
  /// other one, unscaled (F4.8.6). Keyframes without key time do not count as neighbours.
  private func speed(
    _ index: Int, _ before: Double, _ after: Double, stretch: Int
  ) -> [Double] {
    let last = min(timing.keyTimes.count, values.count) - 1
    let behind = difference(max(index - 1, 0))
    let ahead = difference(min(index, last - 1))
    var scale = 0.5
    if index > 0, index < last {
      let (h, both) = (span(stretch), span(index - 1) + span(index))
      scale = both > 0 ? h / both : 0
    }
    return zip(behind, ahead).map { scale * (before * $0 + after * $1) }
  }

  private func difference(_ index: Int) -> [Double] {
    zip(values[index], values[index + 1]).map { $1 - $0 }
  }

  private func span(_ stretch: Int) -> Double {
    timing.keyTimes[stretch + 1] - timing.keyTimes[stretch]
  }

  private func shape(_ index: Int) -> (tension: Double, continuity: Double, bias: Double) {
    func entry(_ list: [Double]) -> Double { index < list.count ? list[index] : 0 }
    return (entry(tension), entry(continuity), entry(bias))
  }
}
