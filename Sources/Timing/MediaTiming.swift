/// How an animation's time follows from its parent's: Core Animation's timing model (F5.1).
///
/// The chain of time spaces, each step one function below:
///
///     parentTime ── begin, speed, offset ──► activeTime ── repeats, reversal ──► basicTime
///                                                            basicTime / duration = progress
///
/// All functions are total; the same parent time gives the same answer in any order.
package struct MediaTiming: Hashable, Sendable {
  /// The parent time at which the animation starts.
  package var beginTime: Seconds

  /// The active time at `beginTime`: where in the cycle the animation starts (F5.1.7).
  package var timeOffset: Seconds

  /// Active seconds per parent second; negative plays from the end, 0 stands still (F5.1.8).
  package var speed: Double

  /// The length of one run of the cycle, without its way back; 0 or more.
  package var duration: Seconds

  /// How many cycles; 0 means unset, fractions stop in mid cycle (F5.1.6).
  package var repeatCount: Double

  /// For how long cycles repeat; 0 means unset. Prevails over `repeatCount` (F5.1.6).
  package var repeatDuration: Seconds

  /// Whether each cycle runs back to its start, which doubles the cycle.
  package var autoreverses: Bool

  /// What shows outside the active time.
  package var fillMode: FillMode

  /// A timing; the defaults are those of an animation, save the duration (F5.1.4).
  package init(
    beginTime: Seconds = 0, timeOffset: Seconds = 0, speed: Double = 1, duration: Seconds,
    repeatCount: Double = 0, repeatDuration: Seconds = 0, autoreverses: Bool = false,
    fillMode: FillMode = .removed
  ) {
    self.beginTime = beginTime
    self.timeOffset = timeOffset
    self.speed = speed
    self.duration = duration
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// One run, or one run there and back.
  package var cycleDuration: Seconds { autoreverses ? 2 * duration : duration }

  /// How much active time the animation uses up: `repeatDuration`, else `repeatCount` cycles,
  /// else one cycle (F5.1.6). May be infinite.
  package var activeDuration: Seconds {
    if repeatDuration > 0 { return repeatDuration }
    if repeatCount > 0, cycleDuration > 0 { return repeatCount * cycleDuration }
    return max(cycleDuration, 0)
  }

  /// The parent time at which the animation is over: begin + activeDuration / |speed|.
  /// - Returns: `nil` when it never is: speed 0, or endless repeats.
  package var endTime: Seconds? {
    let span = activeDuration / speed.magnitude
    return speed != 0 && span.isFinite ? beginTime + span : nil
  }
}
