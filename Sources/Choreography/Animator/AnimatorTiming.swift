import Timing

/// What a property animator goes by: timing parameters as values.
package enum AnimatorTiming: Hashable, Sendable {
  /// A curve of Bézier from 0 to 1 in time and progress.
  case curve(UnitBezier)
  /// A spring of fixed shape, cut off at the duration, as raw curve 7 is (F4.5.2).
  case fixed(SpringMotion)
  /// A spring that settles by itself, from a speed.
  case spring(SpringForm, velocity: Velocity)

  /// At the start, in whole distances a second: x for x and for values of one number, sizes and
  /// transforms, y for y (F4.4.7).
  package struct Velocity: Hashable, Sendable {
    /// Whole distances a second along x.
    package var x: Double
    /// Whole distances a second along y.
    package var y: Double

    package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// How long it takes when asked for some seconds: springs with constants settle in their own
  /// time (F4.4.10).
  package func duration(requested: Seconds) -> Seconds {
    guard case .spring(let form, let velocity) = self else { return max(requested, 0) }
    if case .ratio = form { return max(requested, 0) }
    return form.spring(velocity: velocity.x, duration: requested).settlingDuration
  }

  /// The curve over so many seconds.
  /// - Parameter isVertical: Whether it is for a y coordinate, which a spring can move otherwise.
  package func curve(duration: Seconds, isVertical: Bool = false) -> TimingCurve {
    switch self {
    case .curve(let curve): .curve(curve)
    case .fixed(let spring): .spring(spring, duration: duration)
    case .spring(let form, let velocity):
      .spring(
        form.spring(velocity: isVertical ? velocity.y : velocity.x, duration: duration),
        duration: duration)
    }
  }
}
