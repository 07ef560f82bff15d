extension MediaTiming {
  /// Where a time lies relative to the active interval.
  package enum Phase: Hashable, Sendable {
    /// Earlier than `beginTime`.
    case before
    /// From `beginTime` up to, not including, the end.
    case active
    /// At the end or later.
    case after
  }

  /// Boundaries count as reached this many seconds early: 7/60 + 0.5 and 37/60 differ by a
  /// rounding, and no animation should wait a frame for that.
  package static let boundaryTolerance: Seconds = 1e-9

  /// The phase at a parent time.
  package func phase(atParentTime parentTime: Seconds) -> Phase {
    if parentTime < beginTime - Self.boundaryTolerance { return .before }
    guard let endTime else { return .active }
    return parentTime < endTime - Self.boundaryTolerance ? .active : .after
  }

  /// Active time, the first step of F5.1.1: (parentTime − beginTime)·speed + timeOffset. Neither
  /// clamped to the active interval nor folded into a cycle.
  package func activeTime(atParentTime parentTime: Seconds) -> Seconds {
    let elapsed = parentTime - beginTime
    return (speed == 0 ? 0 : elapsed * speed) + timeOffset
  }
}
