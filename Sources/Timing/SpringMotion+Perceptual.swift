extension SpringMotion {
  /// A spring described by how long it seems to take and how much it bounces (F4.3.7).
  ///
  /// Mass 1, stiffness (2π/p)², damping 4π(1 − b)/p for b ≥ 0 and 4π/(p(1 + b)) below;
  /// over-damping is allowed.
  /// - Parameters:
  ///   - perceptualDuration: p in seconds; below a millisecond counts as a millisecond.
  ///   - bounce: b in −1…1, clamped: 0 is critical, 1 never comes to rest, −1 is there at once.
  ///   - initialVelocity: Whole ways per second, positive towards the target.
  package init(perceptualDuration: Seconds, bounce: Double, initialVelocity: Double = 0) {
    let duration = max(perceptualDuration, 0.001)
    let bounce = min(max(bounce, -1), 1)
    let rate = 2 * Double.pi / duration
    self.init(
      mass: 1, stiffness: rate * rate,
      damping: bounce >= 0 ? 2 * rate * (1 - bounce) : 2 * rate / (1 + bounce),
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }

  /// The period of the spring without damping, 2π/ω₀ (F4.3.7).
  package var perceptualDuration: Seconds { 2 * Double.pi / angularFrequency }

  /// 1 − ζ up to critical, 1/ζ − 1 beyond (F4.3.7): 1 swings for ever, −1 is infinitely damped.
  package var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}
