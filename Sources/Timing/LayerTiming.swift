/// The timing of a layer: how its local time follows from its parent's (F5.1.3).
///
/// A layer's own duration, repeats and fill mode do not shape its local time: by default its
/// duration is infinite (F5.1.4).
package struct LayerTiming: Hashable, Sendable {
  /// The parent time at which the layer's time starts to run.
  package var beginTime: Seconds

  /// The layer's local time at `beginTime`; with speed 0 its time for good.
  package var timeOffset: Seconds

  /// Local seconds per parent second; 0 freezes the layer and all below it (F5.1.13).
  package var speed: Double

  /// Set while a transition that a finger has let go of runs its rest: it decides the time alone.
  package var released: ReleasedTime?

  /// A timing; by default the layer's time is its parent's.
  package init(
    beginTime: Seconds = 0, timeOffset: Seconds = 0, speed: Double = 1,
    released: ReleasedTime? = nil
  ) {
    self.beginTime = beginTime
    self.timeOffset = timeOffset
    self.speed = speed
    self.released = released
  }

  /// The timing that changes nothing (for parent times from 0 on).
  package static let identity = LayerTiming()

  /// The layer's time at a time of its parent: (parentTime − beginTime)·speed + timeOffset.
  /// - Returns: 0 before `beginTime` (F5.1.3).
  package func localTime(fromParentTime parentTime: Seconds) -> Seconds {
    if let released { return released.localTime(fromParentTime: parentTime) }
    if parentTime < beginTime { return 0 }
    return (speed == 0 ? 0 : (parentTime - beginTime) * speed) + timeOffset
  }

  /// The parent's time at a time of the layer: (localTime − timeOffset)/speed + beginTime.
  /// - Returns: 0 when the speed is 0 and there is no way back (F5.1.3).
  package func parentTime(fromLocalTime localTime: Seconds) -> Seconds {
    speed == 0 ? 0 : (localTime - timeOffset) / speed + beginTime
  }
}
