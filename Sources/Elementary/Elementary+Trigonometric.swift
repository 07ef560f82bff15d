extension Elementary {
  /// The sine of x radians, for every finite x: arguments are reduced exactly.
  /// - Returns: ±0 at ±0, NaN for infinities and NaN.
  package static func sin(_ x: Double) -> Double { sincos(x).sin }

  /// The cosine of x radians, for every finite x: arguments are reduced exactly.
  /// - Returns: 1 at ±0, NaN for infinities and NaN.
  package static func cos(_ x: Double) -> Double { sincos(x).cos }

  /// The tangent of x radians, for every finite x.
  /// - Returns: ±0 at ±0, NaN for infinities and NaN. No double is a pole: never infinite.
  package static func tan(_ x: Double) -> Double {
    let (sine, cosine) = sincos(x)
    return sine / cosine
  }

  /// Sine and cosine of x radians from one reduction of the argument.
  package static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    if x == 0 { return (x, 1) }  // keeps the sign of zero
    let (quadrant, rest) = QuarterTurns.remainder(x)
    let (sine, cosine) = (sineNearZero(rest), cosineNearZero(rest))
    switch quadrant {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// sin r for |r| ≤ π/4: r − r³/3! + … − r¹⁹/19!, and the low part times the slope cos r.
  private static func sineNearZero(_ r: DoubleDouble) -> Double {
    let square = r.high * r.high
    let series = r.high * square * polynomial(square, sineSeries)
    return r.high + (series + r.low * (1 - square / 2))
  }

  /// cos r for |r| ≤ π/4: 1 − r²/2! + … + r¹⁸/18!; what 1 − r²/2 rounds away is added back.
  private static func cosineNearZero(_ r: DoubleDouble) -> Double {
    let square = r.high * r.high
    let half = square / 2
    let lead = 1 - half
    let lost = (1 - lead) - half
    let series = square * square * polynomial(square, cosineSeries)
    return lead + (lost + (series - r.high * r.low))
  }

  private static let sineSeries = alternating(
    reciprocalFactorials([3, 5, 7, 9, 11, 13, 15, 17, 19]), first: -1)

  private static let cosineSeries = alternating(
    reciprocalFactorials([4, 6, 8, 10, 12, 14, 16, 18]), first: 1)

  /// Every second number negated; the first has the sign `first`.
  static func alternating(_ numbers: [Double], first: Double) -> [Double] {
    numbers.enumerated().map { index, number in
      index.isMultiple(of: 2) ? first * number : -first * number
    }
  }
}
