import Timing

/// The three ways in which a spring is described.
package enum SpringForm: Hashable, Sendable {
  /// Fitted to the animator's duration (F4.4.11).
  case ratio(Double)
  /// With a settling time of its own, whatever the animator's duration (F4.4.10).
  case constants(mass: Double, stiffness: Double, damping: Double)
  /// By how long it feels, in seconds, and how much it bounces (F4.3.7); settles in its own time.
  case perceptual(duration: Double, bounce: Double)

  /// The spring; a duration matters only to those that are fitted. Constants out of range become
  /// the nearest that are in it.
  /// - Parameter velocity: At the start, in whole distances a second; one that is no number counts as
  ///   0.
  package func spring(velocity: Double, duration: Seconds) -> SpringMotion {
    let velocity = velocity.isFinite ? velocity : 0
    switch self {
    case .ratio(let ratio):
      return .fitted(
        dampingRatio: ratio.isNaN ? 1 : ratio, duration: duration, initialVelocity: velocity)
    case .constants(let mass, let stiffness, let damping):
      return SpringMotion(
        mass: Self.positive(mass), stiffness: Self.positive(stiffness),
        damping: damping > 0 ? damping : 0, initialVelocity: velocity)
    case .perceptual(let duration, let bounce):
      return SpringMotion(
        perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
    }
  }

  private static func positive(_ value: Double) -> Double {
    value > 0 ? min(value, .greatestFiniteMagnitude) : .leastNormalMagnitude
  }
}
