import Elementary

/// The way to rest of something on a critically damped spring, from a place and a speed.
///
/// Solves x″ + 2ω·x′ + ω²·x = 0: with x(0) = x₀ and x′(0) = v,
///
///     x(t)  = (x₀ + (v + ω·x₀)·t)·e^(−ωt)
///     x′(t) = (v − ω·(v + ω·x₀)·t)·e^(−ωt)
package struct CriticalApproach: Hashable, Sendable {
  /// x₀: where it starts, in points from where it comes to rest.
  package let displacement: Double
  /// v: points a second at the start; positive leads away from rest for a positive x₀.
  package let velocity: Double
  /// ω: radians a second, above 0.
  package let angularFrequency: Double

  /// From a displacement and a velocity, units a second, at radians a second above 0.
  package init(displacement: Double, velocity: Double, angularFrequency: Double) {
    precondition(
      angularFrequency > 0 && angularFrequency.isFinite,
      "a spring's frequency is positive · got \(angularFrequency)")
    self.displacement = displacement
    self.velocity = velocity
    self.angularFrequency = angularFrequency
  }

  /// B in x = (x₀ + B·t)·e^(−ωt).
  private var drift: Double { velocity + angularFrequency * displacement }

  /// Points from rest, `t` seconds after the start; x₀ before it, 0 at infinity.
  package func value(at t: Seconds) -> Double {
    guard t > 0 else { return displacement }
    let envelope = Elementary.exp(-angularFrequency * t)
    return envelope == 0 ? 0 : (displacement + drift * t) * envelope
  }

  /// After how long it stays within so many points of rest; 0 if that is so from the start.
  ///
  /// By the bound (|x₀| + |B|·t)·e^(−ωt) ≥ |x|, which falls for good from t = 1/ω on.
  package func duration(untilWithin distance: Double) -> Seconds {
    func bound(_ t: Double) -> Double {
      (displacement.magnitude + drift.magnitude * t) * Elementary.exp(-angularFrequency * t)
    }
    var low = 0.0
    var high = 1 / angularFrequency
    if displacement == 0, velocity == 0 || bound(high) <= distance { return 0 }
    while bound(high) > distance {
      low = high
      high *= 2
    }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bound(middle) > distance { low = middle } else { high = middle }
    }
    return high
  }
}

extension Decay {
  /// How long until it has come so far; infinite for what it never reaches, 0 for what lies
  /// behind it. Solves `distance(at:)`.
  package func time(toTravel distance: Double) -> Seconds {
    guard projection != 0 else { return distance == 0 ? 0 : .infinity }
    let part = distance / projection
    if part <= 0 { return 0 }
    return part < 1 ? Elementary.log(1 - part) / (1000 * Elementary.log(rate)) : .infinity
  }
}
