import Choreography
import QuartzCore
import Timing

/// What a scope knows of the property animator it belongs to.
@MainActor
struct AnimatorDrive {
  let animator: UIViewPropertyAnimator
  /// Where in the animator's whole the block begins, 0...1.
  let start: Double
  /// Seconds that the animator's whole takes.
  let whole: Seconds

  nonisolated init(animator: UIViewPropertyAnimator, start: Double, whole: Seconds) {
    self.animator = animator
    self.start = start
    self.whole = whole
  }

  /// Whether the views that the animator moves hear no touches (F4.6.11).
  var blocksTouches: Bool {
    !animator.isUserInteractionEnabled && !animator.isManualHitTestingEnabled
  }

  /// A track for a change: it takes up the part of the whole that the scope's delay and duration
  /// ask for, cut off at the animator's end.
  func track(
    _ change: ViewChange, of layer: CALayer, key: String, in scope: AnimationScope
  ) -> AnimatorTrack {
    let begin = min(start + scope.delay / whole, 1)
    let end = min(begin + scope.duration / whole, 1)
    let curve = scope.motion.curve(
      duration: (end - begin) * whole, isVertical: change.keyPath.hasSuffix(".y"))
    return animator.add(change, of: layer, key: key, window: begin...end, curve: curve)
  }
}
