import Elementary

/// The motion of a body on a damped spring towards its target, as a function of time.
///
/// Solves m·x″ + c·x′ + k·x = 0 for the displacement x from the target in units of the way to
/// go, with x(0) = −1 and x′(0) = initialVelocity (F4.3.1). What is shown is the fraction 1 + x:
/// 0 at the start, 1 at rest, above 1 on overshoot; it is not clamped.
package struct SpringMotion: Hashable, Sendable {
  /// The mass m of the body, above 0.
  package let mass: Double

  /// The spring's stiffness k, above 0: force per displacement.
  package let stiffness: Double

  /// The damping coefficient c ≥ 0: force per speed. Infinite means "there at once" (F4.3.4).
  package let damping: Double

  /// The speed at the start in whole ways per second; positive is towards the target.
  package let initialVelocity: Double

  /// Whether a damping above critical is obeyed; otherwise it acts as critical (F4.3.3).
  package let allowsOverdamping: Bool

  /// A spring with these properties.
  /// - Precondition: mass and stiffness are finite and above 0, damping at least 0 and the
  ///   velocity finite.
  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    precondition(
      mass > 0 && mass.isFinite && stiffness > 0 && stiffness.isFinite,
      "a spring's mass and stiffness are positive · got \(mass), \(stiffness)")
    precondition(
      damping >= 0 && initialVelocity.isFinite,
      "damping is not negative, velocity finite · got \(damping), \(initialVelocity)")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// UIKit's own spring, which moves screens since iOS 7: mass 3, stiffness 1000, damping 500,
  /// shown as critical (F4.5.1).
  package static let system = SpringMotion(mass: 3, stiffness: 1000, damping: 500)

  /// ω₀ = √(k/m), radians per second without damping.
  package var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// ζ = c / (2√(k·m)) of the stored damping: below 1 it swings, at 1 it is critical.
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The part of the way covered `t` seconds after the release.
  /// - Returns: 0 up to t = 0; towards 1; at t = ∞ the resting value 1 (also undamped, where it
  ///   is the middle of the swing). NaN for NaN.
  package func value(at t: Seconds) -> Double {
    if t <= 0 { return 0 }
    guard let response = response(at: t) else { return t.isNaN ? t : 1 }
    return 1 + response.displacement
  }

  /// The speed `t` seconds after the release, in whole ways per second.
  /// - Returns: 0 before t = 0, `initialVelocity` at 0, 0 at t = ∞. NaN for NaN.
  package func velocity(at t: Seconds) -> Double {
    if t < 0 { return 0 }
    if t == 0 { return initialVelocity }
    guard let response = response(at: t) else { return t.isNaN ? t : 0 }
    return response.velocity
  }
}
