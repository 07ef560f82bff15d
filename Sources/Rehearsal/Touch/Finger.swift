import UIKit

/// What one finger does, as a path over time: a value that does the same thing every time.
///
///     Finger.press(at: CGPoint(x: 200, y: 100))
///       .drag(by: CGVector(dx: 0, dy: 300), over: 0.25)
///       .hold(0.1)
///       .release()
public struct Finger: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    /// Nothing happens for so many seconds.
    case wait(Double)
    case press(CGPoint)
    /// At one speed to a point, in so many seconds.
    case drag(CGPoint, Double)
    case lift
    case cancel
  }

  private(set) var steps: [Step]
  /// Where the finger was left, in points of the screen.
  public private(set) var location: CGPoint

  /// Comes down.
  /// - Parameters:
  ///   - point: In points of the screen.
  ///   - delay: Seconds after the start of the script, 0 or more.
  public static func press(at point: CGPoint, after delay: Double = 0) -> Finger {
    requireSpan(delay)
    return Finger(steps: [.wait(delay), .press(point)], location: point)
  }

  /// Comes down, and moves at one speed; `release` ends it.
  public static func drag(
    from start: CGPoint, to end: CGPoint, over duration: Double, after delay: Double = 0
  ) -> Finger {
    press(at: start, after: delay).drag(to: end, over: duration)
  }

  /// Comes down and leaves.
  /// - Parameter duration: Seconds between the two.
  public static func tap(at point: CGPoint, for duration: Double = 0.05, after delay: Double = 0)
    -> Finger
  {
    press(at: point, after: delay).hold(duration).release()
  }

  /// Stays where it is; a finger at rest reports nothing.
  public func hold(_ duration: Double) -> Finger {
    Self.requireSpan(duration)
    return adding(.wait(duration), at: location)
  }

  /// Moves at one speed.
  public func drag(to point: CGPoint, over duration: Double) -> Finger {
    Self.requireSpan(duration)
    return adding(.drag(point, duration), at: point)
  }

  /// Moves at one speed, by so many points from where it is.
  public func drag(by way: CGVector, over duration: Double) -> Finger {
    drag(to: CGPoint(x: location.x + way.dx, y: location.y + way.dy), over: duration)
  }

  /// Moves at a speed and leaves in full motion.
  /// - Parameter velocity: Points a second.
  public func fling(at velocity: CGVector, for duration: Double = 0.1) -> Finger {
    drag(by: CGVector(dx: velocity.dx * duration, dy: velocity.dy * duration), over: duration)
      .release()
  }

  /// Leaves the screen.
  public func release() -> Finger { adding(.lift, at: location) }

  /// Is taken away by the system, as by an incoming call.
  public func cancel() -> Finger { adding(.cancel, at: location) }

  /// Does what another finger does, afterwards: the same finger comes down again.
  public func then(_ other: Finger) -> Finger {
    Finger(steps: steps + other.steps, location: other.location)
  }

  /// Seconds from the start of the script to the end of the last step.
  public var duration: Double {
    steps.reduce(0) { total, step in
      switch step {
      case .wait(let seconds), .drag(_, let seconds): total + seconds
      case .press, .lift, .cancel: total
      }
    }
  }

  private func adding(_ step: Step, at point: CGPoint) -> Finger {
    Finger(steps: steps + [step], location: point)
  }

  private static func requireSpan(_ seconds: Double) {
    precondition(
      seconds >= 0 && seconds.isFinite, "finger duration · got \(seconds) · use seconds, 0 or more")
  }
}
