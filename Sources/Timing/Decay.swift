import Elementary

/// The coasting of something released at speed, as scroll views do it (F4.11).
///
/// In every millisecond the speed falls by the factor r, and the distance after N milliseconds is
/// v·(r + r² + … + rᴺ)/1000 = v/1000·r/(1−r)·(1 − rᴺ). Read for any N that is a function of time.
package struct Decay: Hashable, Sendable {
  /// The factor r by which the speed falls in a millisecond, 0 < r < 1.
  package let rate: Double

  /// The speed at release, in points per second.
  package let initialVelocity: Double

  /// UIScrollView's usual deceleration.
  package static let normalRate = 0.998

  /// A release at a speed.
  /// - Precondition: 0 < rate < 1.
  package init(initialVelocity: Double, rate: Double = Decay.normalRate) {
    precondition(rate > 0 && rate < 1, "a deceleration rate lies between 0 and 1 · got \(rate)")
    self.initialVelocity = initialVelocity
    self.rate = rate
  }

  /// How far it comes at last, in points: v/1000·r/(1−r).
  package var projection: Double { initialVelocity / 1000 * rate / (1 - rate) }

  /// How far it has come `t` seconds after the release: 0 up to t = 0, `projection` at infinity.
  package func distance(at t: Seconds) -> Double {
    t <= 0 ? 0 : -projection * Elementary.expm1(t * logarithm)
  }

  /// The speed `t` seconds after the release, the derivative of `distance(at:)`.
  ///
  /// At t = 0 that is v·r·(−ln r)/(1−r), a little less than v (0.1 % at the normal rate): the
  /// first millisecond already counts as slowed. Before the release it is `initialVelocity`.
  package func velocity(at t: Seconds) -> Double {
    t < 0 ? initialVelocity : -projection * logarithm * Elementary.exp(t * logarithm)
  }

  /// How long until less than so many points are left to go; 0 if that is so from the start.
  package func duration(untilWithin distance: Double) -> Seconds {
    let part = distance / projection.magnitude
    return part < 1 ? Elementary.log(part) / logarithm : 0
  }

  /// ln r per second.
  private var logarithm: Double { 1000 * Elementary.log(rate) }
}
