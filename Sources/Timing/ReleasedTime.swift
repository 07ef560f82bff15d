/// The time of a layer that a finger has let go of: it runs on to the end of a transition, or back
/// to its start, along a completion run, and after a finish goes on as time does.
package struct ReleasedTime: Hashable, Sendable {
  /// The layer's time at progress 0, seconds.
  package let start: Seconds

  /// The layer's seconds from progress 0 to progress 1.
  package let duration: Seconds

  /// The parent's time at which the run begins.
  package let releaseTime: Seconds

  /// The way that is left.
  package let run: CompletionRun

  /// A layer's time once a finger has let go: seconds, of the layer but for `releaseTime`, which is its parent's.
  package init(start: Seconds, duration: Seconds, releaseTime: Seconds, run: CompletionRun) {
    self.start = start
    self.duration = duration
    self.releaseTime = releaseTime
    self.run = run
  }

  /// The layer's time at a time of its parent.
  /// - Returns: Before the release what was shown then; after a cancelled run `start`; after a
  ///   finished one `start + duration` and the time that has passed since, without a jump.
  package func localTime(fromParentTime parentTime: Seconds) -> Seconds {
    let elapsed = max(parentTime - releaseTime, 0)
    let beyond = run.outcome == .finish ? max(elapsed - run.duration, 0) : 0
    return start + run.progress(at: elapsed) * duration + beyond
  }
}
