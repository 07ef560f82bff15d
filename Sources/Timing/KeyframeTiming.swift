/// How values between keyframes follow from their times and neighbours (F4.8.2).
package enum KeyframeMode: Hashable, Sendable {
  /// Straight from value to value.
  case linear
  /// Each value holds until the next.
  case discrete
  /// Straight, at one speed throughout; key times follow from distances.
  case paced
  /// A smooth curve through the values.
  case cubic
  /// A smooth curve, paced along its chords.
  case cubicPaced

  /// Whether key times follow from distances, and given ones and timing functions are ignored.
  package var isPaced: Bool { self == .paced || self == .cubicPaced }

  /// Whether the way between two values bends.
  package var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// When each keyframe is reached, and where between two a given progress lies.
package struct KeyframeTiming: Hashable, Sendable {
  /// A place between two neighbouring keyframes.
  package struct Location: Hashable, Sendable {
    /// The earlier keyframe.
    package let index: Int

    /// The part of the way to the next, its timing function applied; 0 in discrete mode. Not
    /// clamped: a timing function may overshoot.
    package let fraction: Double
  }

  /// The way of interpolating.
  package let mode: KeyframeMode

  /// The progress, 0…1, at which each keyframe is reached. In discrete mode: at which it appears.
  package let keyTimes: [Double]

  /// One curve for each stretch between keyframes; stretches without one are linear.
  package let timingFunctions: [UnitBezier]

  /// Resolves the key times of `count` values by F4.8.2 to F4.8.9.
  ///
  /// - Parameters:
  ///   - count: How many values there are.
  ///   - keyTimes: Given times. With fewer than values the last values never show, surplus ones
  ///     are not used (F4.8.4: the common prefix). Nil: equal spacing, 1/(n−1) apart, in discrete
  ///     mode 1/n.
  ///   - distances: For the paced modes, from each value to the next; equal spacing if missing
  ///     or without extent (F4.8.8).
  ///   - timingFunctions: Not used in the paced modes.
  package init(
    mode: KeyframeMode, count: Int, keyTimes: [Double]? = nil, distances: [Double] = [],
    timingFunctions: [UnitBezier] = []
  ) {
    self.mode = mode
    self.timingFunctions = mode.isPaced ? [] : timingFunctions
    if mode.isPaced {
      self.keyTimes = Self.paced(distances, count) ?? Self.even(count, mode)
    } else {
      self.keyTimes = keyTimes.map { Array($0.prefix(count)) } ?? Self.even(count, mode)
    }
  }

  /// Where a progress lies among the keyframes.
  /// - Parameter progress: 0…1; before the first key time the first value holds, after the last
  ///   the last.
  /// - Returns: `nil` with fewer than two keyframes, which have no effect (F4.8.12), or for NaN.
  package func location(at progress: Double) -> Location? {
    guard keyTimes.count > 1, !progress.isNaN else { return nil }
    let reached = keyTimes.lastIndex { $0 <= progress } ?? 0
    if mode == .discrete { return Location(index: reached, fraction: 0) }
    let index = min(reached, keyTimes.count - 2)
    let (start, end) = (keyTimes[index], keyTimes[index + 1])
    let part = end > start ? min(max((progress - start) / (end - start), 0), 1) : 1
    return Location(
      index: index,
      fraction: index < timingFunctions.count ? timingFunctions[index].value(at: part) : part)
  }

  private static func even(_ count: Int, _ mode: KeyframeMode) -> [Double] {
    let parts = Double(mode == .discrete ? count : max(count - 1, 1))
    return (0..<max(count, 0)).map { Double($0) / parts }
  }

  private static func paced(_ distances: [Double], _ count: Int) -> [Double]? {
    guard count > 1, distances.count == count - 1 else { return nil }
    var sums = [0.0]
    for distance in distances { sums.append(sums[sums.count - 1] + distance) }
    let total = sums[sums.count - 1]
    guard total > 0, total.isFinite else { return nil }
    return sums.map { $0 == total ? 1 : $0 / total }
  }
}
