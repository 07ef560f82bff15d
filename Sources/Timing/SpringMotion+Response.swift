import Elementary

/// The closed form of the motion.
///
/// With the decay rate a = c/2m and σ = ω₀² − a², every solution of x″ + 2a·x′ + ω₀²·x = 0 is
/// x = A·C + B·S for the two decaying solutions
///
///     C = e^(−at)·cos ωt,  S = e^(−at)·sin ωt / ω     σ > 0, ω = √σ
///     C = e^(−at),         S = e^(−at)·t              σ = 0
///     C = e^(−at)·cosh ωt, S = e^(−at)·sinh ωt / ω    σ < 0, ω = √−σ
///
/// which satisfy C′ = −a·C − σ·S and S′ = C − a·S in all three cases. C(0) = 1 and S(0) = 0, so
/// x(0) = −1 makes A = −1, and x′(0) = v makes B = v − a. Differentiating,
///
///     x  = (v − a)·S − C
///     x′ = v·C + (ω₀² − a·v)·S
extension SpringMotion {
  /// The three shapes a motion can have.
  enum Regime {
    /// Swings with this angular frequency, ω = ω₀√(1−ζ²).
    case under(swing: Double)
    /// The quickest without a swing.
    case critical
    /// Creeps; ω = ω₀√(ζ²−1) divides its two decay rates a ± ω.
    case over(split: Double)
    /// Infinite damping: at the target as soon as time has passed (F4.3.4).
    case immediate
  }

  /// Damping ratios this near to 1 are critical: (2π/p)² and 4π/p of F4.3.7 are meant to be
  /// critical, and rounding alone takes them off by some 10⁻¹⁶.
  private static let criticalTolerance = 1e-12

  /// The shape of what is shown, the clamp of F4.3.3 included.
  var regime: Regime {
    let ratio = dampingRatio
    if ratio < 1 - Self.criticalTolerance {
      return .under(swing: angularFrequency * ((1 - ratio) * (1 + ratio)).squareRoot())
    }
    if ratio <= 1 + Self.criticalTolerance || !allowsOverdamping { return .critical }
    if damping.isInfinite { return .immediate }
    return .over(split: angularFrequency * ((ratio - 1) * (ratio + 1)).squareRoot())
  }

  /// a: the rate at which the motion shown decays, per second.
  var decayRate: Double {
    if case .critical = regime { return angularFrequency }
    return damping / (2 * mass)
  }

  /// Displacement from the target and velocity at t > 0; `nil` where nothing but rest is left
  /// (t infinite, or so late that no number holds the phase).
  func response(
    at t: Seconds, initialVelocity v: Double
  ) -> (displacement: Double, velocity: Double)? {
    guard let (cosine, sine) = decayingSolutions(at: t) else { return nil }
    let (a, omega) = (decayRate, angularFrequency)
    return ((v - a) * sine - cosine, v * cosine + (omega * omega - a * v) * sine)
  }

  func response(at t: Seconds) -> (displacement: Double, velocity: Double)? {
    response(at: t, initialVelocity: initialVelocity)
  }

  /// C and S at t > 0.
  private func decayingSolutions(at t: Seconds) -> (cosine: Double, sine: Double)? {
    let a = decayRate
    switch regime {
    case .immediate: return nil
    case .critical:
      let envelope = Elementary.exp(-a * t)
      return envelope == 0 ? nil : (envelope, envelope * t)
    case .under(let swing):
      let envelope = Elementary.exp(-a * t)
      guard envelope > 0, (swing * t).isFinite else { return nil }
      let (sine, cosine) = Elementary.sincos(swing * t)
      return (envelope * cosine, envelope * sine / swing)
    case .over(let split):
      // The slower rate a − ω as ω₀²/(a + ω) and the difference of the two exponentials through
      // expm1: nothing cancels, neither close to critical nor far beyond it.
      let slower = Elementary.exp(-t * angularFrequency * (angularFrequency / (a + split)))
      guard slower > 0 else { return nil }
      let difference = -Elementary.expm1(-2 * split * t)
      return (slower * (1 - difference / 2), slower * difference / (2 * split))
    }
  }
}
