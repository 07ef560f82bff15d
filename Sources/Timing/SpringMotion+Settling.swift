import Elementary

extension SpringMotion {
  /// What Core Animation answers for "never": the largest single-precision number (F4.3.4).
  package static let neverSettles: Seconds = 3.4028234663852886e38

  /// How long until the motion counts as settled, by Core Animation's rule (F4.3.4).
  ///
  /// Swinging: when the envelope (1 + |B|)·e^(−at), B = (a − v)/ω, falls to 0.001. Critical: the
  /// first of 0, 0.1, 0.2, … (summed in doubles, as there) with |x| < 0.001. Over-damped: the same
  /// grid, with the weights of the two exponentials exchanged, that is x′(0) = c/m − v; this fits
  /// the two values known and is a guess beyond them. Undamped: `neverSettles`. Infinitely
  /// damped: 0.
  package var settlingDuration: Seconds {
    switch regime {
    case .immediate: return 0
    case .under(let swing):
      guard decayRate > 0 else { return Self.neverSettles }
      let coefficient = (decayRate - initialVelocity) / swing
      let span = Elementary.log(1000 * (1 + coefficient.magnitude)) / decayRate
      return min(span, Self.neverSettles)
    case .critical: return firstTenthAtRest(initialVelocity: initialVelocity)
    case .over: return firstTenthAtRest(initialVelocity: damping / mass - initialVelocity)
    }
  }

  /// The first tenth of a second at which |x| < 0.001.
  ///
  /// Past 100 000 tenths the span doubles from step to step instead; no screen waits so long.
  private func firstTenthAtRest(initialVelocity: Double) -> Seconds {
    var t = 0.1  // at 0 the displacement is −1
    for _ in 0..<100_000 {
      if isAtRest(t, initialVelocity) { return t }
      t += 0.1
    }
    while t < Self.neverSettles, !isAtRest(t, initialVelocity) { t *= 2 }
    return min(t, Self.neverSettles)
  }

  private func isAtRest(_ t: Seconds, _ initialVelocity: Double) -> Bool {
    guard let response = response(at: t, initialVelocity: initialVelocity) else { return true }
    return response.displacement.magnitude < 0.001
  }
}
