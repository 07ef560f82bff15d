/// Elementary functions of `Double` whose results are the same bits on every processor.
///
/// Only +, −, ×, ÷, square root, rounding and integer operations are used: IEEE 754 fixes each
/// of them to the bit, which it does not do for the `sin` or `exp` of a C library (decision 0001).
/// Every function is total: it answers for NaN, infinities, zeros of both signs and subnormals
/// as IEEE 754 recommends. Results lie within 2 units in the last place of the true value, over
/// the whole range of `Double`; `ElementaryTests` holds them to a table of 50-digit values.
package enum Elementary {
  /// 2ᵏ·x for |k| ≤ 2044, rounded at most once when the magnitude of x lies near 1.
  static func scaled(_ x: Double, by k: Int) -> Double {
    let half = k / 2
    return x * powerOfTwo(half) * powerOfTwo(k - half)
  }

  /// 2ᵏ for −1022 ≤ k ≤ 1023, written straight into the exponent field.
  static func powerOfTwo(_ k: Int) -> Double {
    Double(bitPattern: UInt64(k + 1023) << 52)
  }

  /// The value of c₀ + x·(c₁ + x·(c₂ + …)).
  static func polynomial(_ x: Double, _ coefficients: [Double]) -> Double {
    var sum = 0.0
    for index in stride(from: coefficients.count - 1, through: 0, by: -1) {
      sum = sum * x + coefficients[index]
    }
    return sum
  }

  /// 1/n! for each order n ≤ 22 (all of these factorials are exact), rounded once.
  static func reciprocalFactorials(_ orders: [Int]) -> [Double] {
    orders.map { order in 1 / (1...order).reduce(1.0) { $0 * Double($1) } }
  }
}
