import QuartzCore
import Timing

/// What an open animation block asks of every change made inside it.
struct AnimationScope {
  /// The way from the old value to the new one.
  enum Motion {
    case curve(CAMediaTimingFunction)
    case spring(SpringMotion)
    /// `performWithoutAnimation`: changes apply at once.
    case none
  }

  var motion: Motion
  /// Seconds, for one cycle.
  var duration: Seconds
  /// Seconds before it starts.
  var delay: Seconds
  var options: UIView.AnimationOptions
  /// Counts the animations that the block makes; nil under `Motion.none`.
  var tracker: AnimationTracker?

  /// Inside another block, duration and pace are the outer one's unless overridden (F4.6.8).
  func inheriting(from outer: AnimationScope?) -> AnimationScope {
    guard let outer, outer.tracker != nil else { return self }
    var scope = self
    if !options.contains(.overrideInheritedDuration) { scope.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { scope.motion = outer.motion }
    return scope
  }
}

/// Counts the animations of one block and calls its completion when the last is over (F4.6.10).
@MainActor
final class AnimationTracker: NSObject, @preconcurrency CAAnimationDelegate {
  private var completion: ((Bool) -> Void)?
  private var running = 0
  private var allFinished = true
  private var isClosed = false

  init(completion: ((Bool) -> Void)?) { self.completion = completion }

  /// An animation joins.
  func enter() { running += 1 }

  /// The block is over. If it animated nothing, the completion comes in the next turn.
  func close() {
    isClosed = true
    if running == 0 { SceneEnvironment.current.server.enqueueForNextTurn { self.finish() } }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    allFinished = allFinished && flag
    if isClosed, running == 0 { finish() }
  }

  private func finish() {
    let completion = self.completion
    self.completion = nil
    completion?(allFinished)
  }
}
