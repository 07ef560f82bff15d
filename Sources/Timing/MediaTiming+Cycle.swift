/// The second step of F5.1.1: active time folded into one run by repeats and reversal.
extension MediaTiming {
  /// A place in the cycle of an animation that is in effect.
  package struct CyclePosition: Hashable, Sendable {
    /// How many cycles are finished; a whole number, kept as a double since it may be huge.
    package let completedCycles: Double

    /// The place in one run, 0…1 whichever way it is played.
    package let progress: Double

    /// Whether the animation is on its way back (F5.1.11: the same values in reverse).
    package let isReversedCycle: Bool

    /// A place that comes from elsewhere than a timing; progress may then leave 0…1.
    package init(completedCycles: Double = 0, progress: Double, isReversedCycle: Bool = false) {
      self.completedCycles = completedCycles
      self.progress = progress
      self.isReversedCycle = isReversedCycle
    }
  }

  /// Where in its cycle the animation is at a parent time.
  /// - Returns: `nil` when the animation has no effect then: outside its active time, not filled.
  package func cyclePosition(atParentTime parentTime: Seconds) -> CyclePosition? {
    switch phase(atParentTime: parentTime) {
    case .before: return fillMode.fillsBefore ? position(afterCycles: cycles(timeOffset)) : nil
    case .active:
      let active = activeTime(atParentTime: max(parentTime, beginTime))
      return position(afterCycles: cycles(active))
    case .after: return fillMode.fillsAfter ? endPosition : nil
    }
  }

  /// The place in one run as a fraction, 0…1: `basicTime / duration`.
  package func progress(atParentTime parentTime: Seconds) -> Double? {
    cyclePosition(atParentTime: parentTime)?.progress
  }

  /// The place in one run in seconds, 0…duration.
  package func basicTime(atParentTime parentTime: Seconds) -> Seconds? {
    progress(atParentTime: parentTime).map { $0 == 0 ? 0 : $0 * duration }
  }

  /// Whether the animation is on its way back; false when it has no effect.
  package func isReversedCycle(atParentTime parentTime: Seconds) -> Bool {
    cyclePosition(atParentTime: parentTime)?.isReversedCycle ?? false
  }

  /// How many cycles are finished, for cumulative animations (F5.1.14); 0 without effect.
  package func completedCycles(atParentTime parentTime: Seconds) -> Double {
    cyclePosition(atParentTime: parentTime)?.completedCycles ?? 0
  }

  /// Active time counted in cycles; a boundary counts as reached a nanosecond early.
  private func cycles(_ activeTime: Seconds) -> Double {
    let cycle = cycleDuration
    guard cycle > 0, activeTime.isFinite else { return 0 }
    let count = activeTime / cycle
    let nearest = count.rounded()
    return (count - nearest).magnitude * cycle < Self.boundaryTolerance ? nearest : count
  }

  /// The place reached after so many cycles; at a boundary the start of the next one (F5.1.9).
  private func position(afterCycles count: Double) -> CyclePosition {
    let whole = count.rounded(.down)
    let finished = speed < 0 ? max(-1 - whole, 0) : max(whole, 0)
    return position(finished: finished, fraction: count.isFinite ? count - whole : 0)
  }

  /// The place where the animation stops: like any other, except that forward motion which ends
  /// on a boundary shows the end of the last cycle instead of a next start (F5.1.9).
  ///
  /// Counting cycles, not seconds, keeps 3 × 0.1 s a boundary.
  private var endPosition: CyclePosition {
    guard cycleDuration > 0 else { return position(finished: 0, fraction: speed < 0 ? 0 : 1) }
    let length = repeatDuration > 0 ? cycles(repeatDuration) : max(repeatCount, 0)
    let run = length > 0 ? length : 1
    let end = cycles(timeOffset) + (speed < 0 ? -run : run)
    if speed > 0, end == end.rounded() { return position(finished: max(end - 1, 0), fraction: 1) }
    return position(afterCycles: end)
  }

  /// A fraction 0…1 of a cycle as a place in a run: the second half of a reversing cycle leads back.
  private func position(finished: Double, fraction: Double) -> CyclePosition {
    let runs = autoreverses ? 2 * fraction : fraction
    return CyclePosition(
      completedCycles: finished, progress: runs > 1 ? 2 - runs : runs, isReversedCycle: runs > 1)
  }
}
