/// An unevaluated sum of two doubles, `high + low` with |low| ≤ ulp(high): about 106 bits.
struct DoubleDouble {
  /// The sum, rounded to one double.
  var high: Double

  /// What rounding took away.
  var low: Double

  /// a + b without error, provided |a| ≥ |b| or a = 0 (Dekker 1971).
  init(largerFirst a: Double, _ b: Double) {
    high = a + b
    low = b - (high - a)
  }

  /// a + b without error, in any order (Knuth): the part of b that arrived is `high − (high − b)`.
  init(sumOf a: Double, _ b: Double) {
    high = a + b
    let arrived = high - a
    low = (a - (high - arrived)) + (b - arrived)
  }

  /// a · b without error while no part over- or underflows (Dekker, by Veltkamp's splitting
  /// into halves of 26 bits whose four products are exact).
  init(productOf a: Double, _ b: Double) {
    let (a1, a2) = Self.halves(a)
    let (b1, b2) = Self.halves(b)
    high = a * b
    low = ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2
  }

  private static func halves(_ x: Double) -> (Double, Double) {
    let shifted = x * 134_217_729  // 2²⁷ + 1
    let upper = shifted - (shifted - x)
    return (upper, x - upper)
  }
}
