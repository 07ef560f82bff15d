import Elementary

/// The springs of UIView.animate(withDuration:…usingSpringWithDamping:initialSpringVelocity:…).
///
/// UIKit looks for the ω at which the motion has settled to ε = 0.001 at the duration D (F4.4.1):
///
///     |(ζω − v) / (ω√(1−ζ²))|·e^(−ζωD) = ε     0 < ζ < 1
///     |1 + (ω − v)·D|·e^(−ωD) = ε              ζ = 1
///
/// With u = ωD and V = vD both depend on u alone. Where several roots exist the largest is taken
/// (F4.4.2). Each left side is a hill: it may come down from infinity or V − 1 to a zero at u₀
/// (V/ζ, or V − 1), rises to one maximum at u*, and falls for good. So the largest root is beyond
/// u* if the hill reaches ε, and otherwise before the zero. The maxima follow from setting the
/// logarithmic derivatives to zero: ζ²u² − ζVu − V = 0, and u = V.
extension SpringMotion {
  /// Mass 1 and the stiffness and damping that UIKit derives from a damping ratio and a duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: ζ, clamped to 0.003…1: none is over-damped (F4.4.5), and towards 0 the
  ///     equation has no solution (F4.4.4; below 0.0027 its solution turns back).
  ///   - duration: D in seconds; below a hundredth counts as a hundredth.
  ///   - initialVelocity: v in whole ways per second, positive towards the target.
  package static func fitted(
    dampingRatio: Double, duration: Seconds, initialVelocity: Double = 0
  ) -> SpringMotion {
    let ratio = min(max(dampingRatio, 0.003), 1)
    let duration = max(duration, 0.01)
    let travel = min(max(initialVelocity * duration, -1e9), 1e9)  // keeps ω² finite
    let phase = ratio < 1 ? swingingPhase(ratio, travel) : criticalPhase(travel)
    let omega = phase / duration
    return SpringMotion(
      mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega,
      initialVelocity: initialVelocity)
  }

  /// The largest u with |ζ − V/u| / √(1−ζ²) · e^(−ζu) = ε.
  private static func swingingPhase(_ ratio: Double, _ travel: Double) -> Double {
    let height = Elementary.log(1000 / ((1 - ratio) * (1 + ratio)).squareRoot())
    if travel == 0 { return (height + Elementary.log(ratio)) / ratio }
    /// The logarithm of (left side / ε) and its derivative.
    func excess(_ u: Double) -> (value: Double, slope: Double) {
      let gap = ratio - travel / u
      return (height + Elementary.log(gap.magnitude) - ratio * u, travel / (u * u * gap) - ratio)
    }
    guard travel > 0 else { return lastRoot(after: 0, excess) }
    let zero = travel / ratio
    let summit = (travel + (travel * (travel + 4)).squareRoot()) / (2 * ratio)
    return excess(summit).value >= 0 ? lastRoot(after: summit, excess) : root(before: zero, excess)
  }

  /// The largest u with |1 + u − V|·e^(−u) = ε.
  private static func criticalPhase(_ travel: Double) -> Double {
    func excess(_ u: Double) -> (value: Double, slope: Double) {
      let gap = 1 + u - travel
      return (Elementary.log(1000 * gap.magnitude) - u, 1 / gap - 1)
    }
    let summit = max(travel, 0)
    return excess(summit).value >= 0
      ? lastRoot(after: summit, excess) : root(before: travel - 1, excess)
  }

  /// The root on the falling side, right of `start`.
  private static func lastRoot(
    after start: Double, _ excess: (Double) -> (value: Double, slope: Double)
  ) -> Double {
    var end = max(2 * start, 1)
    while excess(end).value > 0 { end *= 2 }
    return MonotoneRoot.find(in: start...end, from: end, rising: false, excess)
  }

  /// The root between 0 and the zero of the left side, on its fall from the left.
  private static func root(
    before zero: Double, _ excess: (Double) -> (value: Double, slope: Double)
  ) -> Double {
    MonotoneRoot.find(in: 0...zero, from: zero / 2, rising: false, excess)
  }
}
