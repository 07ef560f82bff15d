/// A timing curve: the cubic Bézier from (0, 0) to (1, 1) with two control points (F4.2.4).
///
/// At curve parameter s its point is x(s) = 3(1−s)²s·x₁ + 3(1−s)s²·x₂ + s³, likewise y(s); the
/// curve maps a fraction of time, x, to a fraction of the way, y. Control abscissae lie in 0…1,
/// so x(s) never turns back; ordinates are free and may overshoot.
package struct UnitBezier: Hashable, Sendable {
  /// The abscissa of the first control point, 0…1.
  package let x1: Double

  /// The ordinate of the first control point.
  package let y1: Double

  /// The abscissa of the second control point, 0…1.
  package let x2: Double

  /// The ordinate of the second control point.
  package let y2: Double

  /// A curve with these control points; abscissae outside 0…1 are brought to the nearer end.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// How far along the way at a fraction of the time.
  /// - Parameter t: A fraction of time; before 0 and after 1 the ends hold.
  /// - Returns: Exactly 0 at 0 and 1 at 1; NaN for NaN.
  package func value(at t: Double) -> Double {
    if t <= 0 { return 0 }
    if t >= 1 { return 1 }
    if isLinear || t.isNaN { return t }
    return ordinate.value(at: abscissa.parameter(reaching: t))
  }

  /// The speed at a fraction of the time: dy/dx of the curve.
  ///
  /// - Returns: 0 before 0 and after 1, where the ends hold; at the ends themselves the slope
  ///   from within; infinity where the curve stands upright.
  package func slope(at t: Double) -> Double {
    guard t >= 0, t <= 1 else { return t.isNaN ? t : 0 }
    let s = t == 0 || t == 1 ? t : abscissa.parameter(reaching: t)
    let (run, rise) = (abscissa.slope(at: s), ordinate.slope(at: s))
    if run > 0 { return rise / run }
    // Both vanish only where a control point coincides with an end: the next derivative decides,
    // and where that vanishes too, the curve is the diagonal.
    if rise != 0 { return rise > 0 ? .infinity : -.infinity }
    let (runBend, riseBend) = (abscissa.bend(at: s), ordinate.bend(at: s))
    return runBend == 0 ? (riseBend == 0 ? 1 : .infinity) : riseBend / runBend
  }

  /// The fraction of time at which the curve has come a given part of the way.
  ///
  /// - Parameter value: A part of the way; at or below 0 answers 0, at or above 1 answers 1.
  /// - Returns: `nil` when y can turn back (a control ordinate outside 0…1), and for NaN.
  package func solve(forValue value: Double) -> Double? {
    guard (0...1).contains(y1), (0...1).contains(y2), !value.isNaN else { return nil }
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    return isLinear ? value : abscissa.value(at: ordinate.parameter(reaching: value))
  }

  private var isLinear: Bool { x1 == y1 && x2 == y2 }
  private var abscissa: BezierCoordinate { BezierCoordinate(x1, x2) }
  private var ordinate: BezierCoordinate { BezierCoordinate(y1, y2) }
}

/// One coordinate of the curve as a polynomial c·s + b·s² + a·s³.
///
/// Collecting powers of s in 3(1−s)²s·p₁ + 3(1−s)s²·p₂ + s³ gives c = 3p₁, b = 3(p₂−p₁) − c,
/// a = 1 − c − b.
private struct BezierCoordinate {
  let a: Double
  let b: Double
  let c: Double

  init(_ p1: Double, _ p2: Double) {
    c = 3 * p1
    b = 3 * (p2 - p1) - c
    a = 1 - c - b
  }

  func value(at s: Double) -> Double { ((a * s + b) * s + c) * s }
  func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
  func bend(at s: Double) -> Double { 6 * a * s + 2 * b }

  func parameter(reaching target: Double) -> Double {
    MonotoneRoot.find(in: 0...1, from: target, rising: true) { s in
      (value(at: s) - target, slope(at: s))
    }
  }
}
