import UIKit

/// Runs a piece as a transition, in either direction, honest about its outcome.
///
/// Where the user asks for less motion, it fades instead. Under a finger it goes evenly, but for
/// parts that have a timing of their own.
@MainActor
public final class PieceAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let piece: Piece
  private let duration: TimeInterval
  private let timing: PieceTiming
  private let isForward: Bool

  /// - Parameters:
  ///   - piece: What happens.
  ///   - duration: Seconds.
  ///   - timing: For all cues that have none of their own; the same in both directions.
  ///   - isForward: Whether the new screen comes or goes.
  public init(
    _ piece: Piece, duration: TimeInterval, timing: PieceTiming = .curve(.easeInOut),
    isForward: Bool = true
  ) {
    self.piece = piece
    self.duration = duration
    self.timing = timing
    self.isForward = isForward
    super.init()
  }

  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { duration }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let scene = TransitionScene(transitionContext, isForward: isForward)
    let calm = UIAccessibility.isReduceMotionEnabled
    let cues = (calm ? Fade(.front) : piece).cues(in: scene)
    for cue in cues { isForward ? cue.away() : cue.home() }
    run(cues, timing: transitionContext.isInteractive ? .curve(.linear) : timing) {
      cues.reversed().forEach { $0.strike() }
      scene.strike()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func run(_ cues: [Cue], timing: PieceTiming, then end: @escaping () -> Void) {
    guard !cues.isEmpty else { return end() }
    var remaining = cues.count
    for cue in cues {
      let start = isForward ? cue.span.lowerBound : 1 - cue.span.upperBound
      let share = cue.span.upperBound - cue.span.lowerBound
      let own = isForward ? cue.timing : cue.timing?.mirrored
      (own ?? timing).animate(
        for: duration * share, after: duration * start, isForward ? cue.home : cue.away
      ) {
        remaining -= 1
        if remaining == 0 { end() }
      }
    }
  }
}
