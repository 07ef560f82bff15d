/// How a percent-driven transition runs on by itself after the finger has let go (facts 3.3).
///
/// The rest of the way takes the rest of the duration over the completion speed (F3.1.4), shaped
/// by the completion curve, which begins anew at the release.
package struct CompletionRun: Hashable, Sendable {
  /// Which way it runs.
  package enum Outcome: Hashable, Sendable {
    /// On to the end.
    case finish
    /// Back to the start.
    case cancel
  }

  /// Which way it runs.
  package let outcome: Outcome

  /// How far the transition had come at the release, 0…1.
  package let releaseProgress: Double

  /// How long the rest takes, in seconds: (1−p)·D/s to finish, p·D/s to cancel. 0 when nothing
  /// is left to run: then the transition completes at the next frame.
  package let duration: Seconds

  /// The completion curve.
  package let curve: UnitBezier

  /// A run from a release.
  /// - Parameters:
  ///   - releaseProgress: p; clamped to 0…1 (F3.1.3).
  ///   - transitionDuration: D, of the whole transition; below 0 counts as 0.
  ///   - completionSpeed: s.
  /// - Precondition: completionSpeed > 0 (F3.1.4).
  package init(
    _ outcome: Outcome, from releaseProgress: Double, transitionDuration: Seconds,
    completionSpeed: Double = 1, curve: UnitBezier = .easeInEaseOut
  ) {
    precondition(completionSpeed > 0, "completionSpeed is above 0 · got \(completionSpeed)")
    let progress = min(max(releaseProgress, 0), 1)
    let rest = outcome == .finish ? 1 - progress : progress
    self.outcome = outcome
    self.releaseProgress = progress
    self.duration = rest * max(transitionDuration, 0) / completionSpeed
    self.curve = curve
  }

  /// The transition's progress so many seconds after the release.
  /// - Returns: `releaseProgress` up to 0; from `duration` on exactly 1 after finish, 0 after
  ///   cancel.
  package func progress(at elapsed: Seconds) -> Double {
    if elapsed >= duration { return outcome == .finish ? 1 : 0 }
    let part = curve.value(at: elapsed / duration)
    return outcome == .finish
      ? releaseProgress + (1 - releaseProgress) * part : releaseProgress * (1 - part)
  }

  /// Whether the run is over so many seconds after the release.
  package func isComplete(at elapsed: Seconds) -> Bool { elapsed >= duration }
}
