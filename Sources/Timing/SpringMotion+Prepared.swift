import Elementary

extension SpringMotion {
  /// The motion with everything that does not depend on time worked out once.
  ///
  /// x = (v − a)·S − C with C and S as derived beside `response(at:)`; what is shown is 1 + x.
  package struct Prepared: Hashable, Sendable {
    private enum Shape: Hashable {
      case swinging(rate: Double)
      case critical
      /// The slower of the two decay rates, and their difference.
      case creeping(slower: Double, split: Double)
      case immediate
    }

    private let shape: Shape
    private let decayRate: Double
    private let sineWeight: Double

    init(_ spring: SpringMotion) {
      decayRate = spring.decayRate
      sineWeight = spring.initialVelocity - spring.decayRate
      let omega = spring.angularFrequency
      switch spring.regime {
      case .immediate: shape = .immediate
      case .critical: shape = .critical
      case .under(let swing): shape = .swinging(rate: swing)
      case .over(let split):
        shape = .creeping(slower: omega * (omega / (spring.decayRate + split)), split: split)
      }
    }

    /// The part of the way covered `t` seconds after the release: what `SpringMotion.value(at:)`
    /// says, to the last bits.
    package func value(at t: Seconds) -> Double {
      if t <= 0 { return 0 }
      guard let displacement = displacement(at: t) else { return t.isNaN ? t : 1 }
      return 1 + displacement
    }

    private func displacement(at t: Seconds) -> Double? {
      switch shape {
      case .immediate: return nil
      case .critical:
        let envelope = Elementary.exp(-decayRate * t)
        return envelope == 0 ? nil : sineWeight * (envelope * t) - envelope
      case .swinging(let rate):
        let envelope = Elementary.exp(-decayRate * t)
        guard envelope > 0, (rate * t).isFinite else { return nil }
        let (sine, cosine) = Elementary.sincos(rate * t)
        return sineWeight * (envelope * sine / rate) - envelope * cosine
      case .creeping(let slower, let split):
        let envelope = Elementary.exp(-t * slower)
        guard envelope > 0 else { return nil }
        let difference = -Elementary.expm1(-2 * split * t)
        return sineWeight * (envelope * difference / (2 * split)) - envelope * (1 - difference / 2)
      }
    }
  }

  /// This motion, ready to be asked often.
  package var prepared: Prepared { Prepared(self) }
}
