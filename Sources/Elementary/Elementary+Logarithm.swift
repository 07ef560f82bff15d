extension Elementary {
  /// The natural logarithm of x.
  /// - Returns: 0 at 1, −∞ at ±0, NaN below 0, +∞ at +∞.
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    let (k, fraction) = binaryParts(x)
    return logarithm(onePlus: fraction, plusTwos: k)
  }

  /// x = 2ᵏ·(1 + f) with √½ ≤ 1 + f < √2; f is exact.
  private static func binaryParts(_ x: Double) -> (k: Double, fraction: Double) {
    let significand = x.significand
    let exponent = Double(x.exponent)
    return significand < 0x1.6a09e667f3bcdp+0
      ? (exponent, significand - 1) : (exponent + 1, significand / 2 - 1)
  }

  /// ln(1 + f) + k·ln 2.
  ///
  /// With s = f/(2 + f) the logarithm is 2·artanh s = 2s + s·R, R = 2(s²/3 + s⁴/5 + …), and
  /// since 2s = f − s·f and s·f = h − s·h for h = f²/2, it is f − (h − s·(h + R)): the exact f
  /// less a correction. |s| < 0.1716, so the series ends after s²⁰/21, 2⁻⁶⁰ of the sum.
  private static func logarithm(onePlus f: Double, plusTwos k: Double) -> Double {
    let s = f / (2 + f)
    let square = s * s
    let series = 2 * square * polynomial(square, artanhSeries)
    let half = f * f / 2
    let correction = half - (s * (half + series) + k * 0x1.a39ef35793c76p-33)
    return k * 0x1.62e42fee00000p-1 - (correction - f)
  }

  private static let artanhSeries = (1...10).map { 1 / Double(2 * $0 + 1) }
}
