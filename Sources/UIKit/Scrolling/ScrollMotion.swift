import Choreography
import QuartzCore
import Timing

/// How a scroll view moves by itself.
struct ScrollMotion: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// After a finger left.
    case deceleration
    /// Application code asked for it.
    case animation
    /// Somebody tapped the status bar.
    case toTop
    /// The zoom scale follows from how far the offset has come.
    case zoom(from: CGFloat, to: CGFloat, duration: Seconds)
  }

  var kind: Kind
  var x: AxisMotion
  var y: AxisMotion
  /// When it began, on the stage's clock.
  var start: Seconds

  var duration: Seconds {
    if case .zoom(_, _, let duration) = kind { return duration }
    return max(x.duration, y.duration)
  }

  /// Where it comes to rest.
  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  func offset(at now: Seconds) -> CGPoint {
    CGPoint(x: x.value(at: now - start), y: y.value(at: now - start))
  }

  func isOver(at now: Seconds) -> Bool { now - start >= duration - 1e-9 }
}
