/// Angles counted in quarter turns, by integer arithmetic (the idea is Payne and Hanek's, 1983).
enum QuarterTurns {
  /// x = (4j + quadrant)·π/2 + rest with |rest| ≤ π/4, for every finite x.
  ///
  /// For x = M·2ᵉ (M a 53-bit integer) the number of quarter turns is M·2ᵉ·2/π. Only its value
  /// modulo 4 matters, so the bits of 2/π whose product with M·2ᵉ is a multiple of 4 are
  /// skipped, 192 bits are taken, and the product modulo 2¹⁹² holds two integer bits (the
  /// quadrant) and 190 of the fraction. Its truncation error is below 2⁻¹³⁷ of a quarter turn;
  /// no double comes nearer than 2⁻⁶² to a multiple of π/2, so `rest` keeps over 70 good bits.
  static func remainder(_ x: Double) -> (quadrant: Int, rest: DoubleDouble) {
    if x.magnitude <= 0x1.921fb54442d18p-1 { return (0, DoubleDouble(largerFirst: x, 0)) }
    let scale = Int(x.exponent) - 52
    let integer = UInt64(x.significand * 0x1p52)
    let turns = Fixed192.bits(ofTwoOverPi: scale).multiplied(by: integer)
    let (quadrant, rest) = split(turns)
    if x > 0 { return (quadrant, rest) }
    return ((4 - quadrant) & 3, DoubleDouble(largerFirst: -rest.high, -rest.low))
  }

  /// The nearest whole number of quarter turns, modulo 4, and what is left over in radians.
  private static func split(_ turns: Fixed192) -> (quadrant: Int, rest: DoubleDouble) {
    let fraction = turns.shiftedLeftByTwo()
    let roundsUp = fraction.high >> 63
    let quadrant = Int((turns.high >> 62 &+ roundsUp) & 3)
    let sign = roundsUp == 1 ? -1.0 : 1.0
    let (high, low) = (roundsUp == 1 ? fraction.negated() : fraction).leadingDoubles()
    return (quadrant, radians(sign * high, sign * low))
  }

  /// (high + low)·π/2 in double-double precision.
  private static func radians(_ high: Double, _ low: Double) -> DoubleDouble {
    let (lead, tail) = (0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
    let product = DoubleDouble(productOf: high, lead)
    return DoubleDouble(largerFirst: product.high, product.low + (high * tail + low * lead))
  }
}

/// A binary fraction 0 ≤ f < 1 of 192 bits; arithmetic wraps.
struct Fixed192 {
  var high: UInt64
  var middle: UInt64
  var low: UInt64

  /// The 192 bits of 2/π that begin at bit `scale − 1` (bit 1 is worth ½; earlier ones are 0).
  static func bits(ofTwoOverPi scale: Int) -> Fixed192 {
    let start = scale - 2 + 64  // bits to skip; the table begins with 64 zeros
    let (word, shift) = (start / 64, UInt64(start % 64))
    func at(_ index: Int) -> UInt64 {
      twoOverPi[index] << shift | (shift == 0 ? 0 : twoOverPi[index + 1] >> (64 - shift))
    }
    return Fixed192(high: at(word), middle: at(word + 1), low: at(word + 2))
  }

  /// The product with a whole number, modulo 1.
  func multiplied(by factor: UInt64) -> Fixed192 {
    let bottom = low.multipliedFullWidth(by: factor)
    let centre = middle.multipliedFullWidth(by: factor)
    let (newMiddle, carry) = centre.low.addingReportingOverflow(bottom.high)
    let newHigh = high &* factor &+ centre.high &+ (carry ? 1 : 0)
    return Fixed192(high: newHigh, middle: newMiddle, low: bottom.low)
  }

  /// 4f modulo 1.
  func shiftedLeftByTwo() -> Fixed192 {
    Fixed192(
      high: high << 2 | middle >> 62, middle: middle << 2 | low >> 62, low: low << 2)
  }

  /// 1 − f.
  func negated() -> Fixed192 {
    let newLow = ~low &+ 1
    let carry: UInt64 = newLow == 0 ? 1 : 0
    let (newMiddle, more) = (~middle).addingReportingOverflow(carry)
    return Fixed192(high: ~high &+ (more ? 1 : 0), middle: newMiddle, low: newLow)
  }

  /// The leading 106 significant bits as two doubles of 53.
  func leadingDoubles() -> (Double, Double) {
    guard high != 0 else { return Self.doubles(middle, low, scale: -128) }
    let zeros = UInt64(high.leadingZeroBitCount)
    guard zeros > 0 else { return Self.doubles(high, middle, scale: -64) }
    return Self.doubles(
      high << zeros | middle >> (64 - zeros), middle << zeros | low >> (64 - zeros),
      scale: -64 - Int(zeros))
  }

  private static func doubles(_ a: UInt64, _ b: UInt64, scale: Int) -> (Double, Double) {
    let unit = Elementary.powerOfTwo(scale)
    let rest = (a & 0x7ff) << 42 | b >> 22
    return (Double(a & ~0x7ff) * unit, Double(rest) * unit * 0x1p-42)
  }

  /// 64 zeros, then the first 1216 bits of 2/π after the binary point (mpmath, 1700 bits).
  private static let twoOverPi: [UInt64] = [
    0,
    0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561, 0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c,
    0xfe1d_eb1c_b129_a73e, 0xe882_35f5_2ebb_4484, 0xe99c_7026_b45f_7e41,
    0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b, 0x1ff8_97ff_de05_980f,
    0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d,
    0x7527_bac7_ebe5_f17b, 0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08,
    0x5603_3046_fc7b_6bab,
  ]
}
