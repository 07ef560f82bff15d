extension Elementary {
  /// eˣ.
  /// - Returns: 1 at 0, 0 from about −745.2 downwards, infinity from about 709.8 upwards.
  package static func exp(_ x: Double) -> Double {
    guard x < 710 else { return x.isNaN ? x : .infinity }
    guard x > -746 else { return x.isNaN ? x : 0 }
    let (k, reduced) = dividedByLogarithmOfTwo(x)
    return scaled(1 + exponentialMinusOne(reduced), by: k)
  }

  /// eˣ − 1, accurate also where eˣ is close to 1.
  /// - Returns: x itself near 0, −1 towards −∞, infinity from about 709.8 upwards.
  package static func expm1(_ x: Double) -> Double {
    guard x < 710 else { return x.isNaN ? x : .infinity }
    guard x > -40 else { return x.isNaN ? x : -1 }
    if x == 0 { return x }  // keeps the sign of zero
    let (k, reduced) = dividedByLogarithmOfTwo(x)
    let fraction = exponentialMinusOne(reduced)
    if k == 0 { return fraction }
    if k > 60 { return scaled(1 + fraction, by: k) }
    // 2ᵏ·(1 + f) − 1 = 2ᵏ·(f + (1 − 2⁻ᵏ)), and the bracket is exact for |k| ≤ 53.
    return scaled(fraction + (1 - powerOfTwo(-k)), by: k)
  }

  /// x = k·ln 2 + r with |r| ≤ ½·ln 2 and r to about 85 bits.
  ///
  /// The leading part of ln 2 has 32 bits and k has 11, so that k·(leading part) is exact, and
  /// so is its difference from x (both are near each other, or k is 0).
  private static func dividedByLogarithmOfTwo(_ x: Double) -> (k: Int, remainder: DoubleDouble) {
    let k = (x * 0x1.71547652b82fep+0).rounded()
    let lead = x - k * 0x1.62e42fee00000p-1
    return (Int(k), DoubleDouble(sumOf: lead, -k * 0x1.a39ef35793c76p-33))
  }

  /// eʳ − 1 = r + r²·(1/2! + r/3! + …) for |r| ≤ 0.35.
  ///
  /// The series stops after r¹⁴/14!; the next term is below 2⁻⁶² of r.
  private static func exponentialMinusOne(_ r: DoubleDouble) -> Double {
    let square = r.high * r.high
    return r.high + (square * polynomial(r.high, exponentialSeries) + r.low)
  }

  private static let exponentialSeries = reciprocalFactorials(Array(2...14))
}
