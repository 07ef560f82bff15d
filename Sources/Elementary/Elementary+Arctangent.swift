extension Elementary {
  /// The angle of the point (x, y) in radians, −π…π; y comes first, as everywhere.
  ///
  /// Signs of zeros decide the side of the cut: (−0, −1) is −π, (+0, −1) is +π.
  /// - Returns: A multiple of π/4 where infinities meet; 0 or ±π at the origin.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    return Double(
      signOf: y, magnitudeOf: angle(DoubleDouble(largerFirst: y.magnitude, 0), x))
  }

  /// The angle in 0…π whose cosine is x.
  /// - Returns: 0 at 1, π at −1, NaN outside −1…1.
  package static func acos(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    return angle(squareRoot(ofOneMinusSquareOf: x), x)
  }

  /// √(1 − x²) to about 100 bits: the double nearest to it and one Newton step.
  private static func squareRoot(ofOneMinusSquareOf x: Double) -> DoubleDouble {
    let square = DoubleDouble(productOf: x, x)
    let difference = DoubleDouble(sumOf: 1, -square.high)
    let value = DoubleDouble(largerFirst: difference.high, difference.low - square.low)
    guard value.high > 0 else { return DoubleDouble(largerFirst: 0, 0) }
    let root = value.high.squareRoot()
    let rootSquared = DoubleDouble(productOf: root, root)
    let miss = (value.high - rootSquared.high) - rootSquared.low + value.low
    return DoubleDouble(largerFirst: root, miss / (2 * root))
  }

  /// The angle in 0…π of the point (x, y), y ≥ 0: an angle of at most π/4 from an axis.
  private static func angle(_ y: DoubleDouble, _ x: Double) -> Double {
    let width = x.magnitude
    if y.high > width {
      let rest = smallAngle(DoubleDouble(largerFirst: width, 0), over: y)
      let signed = x < 0 ? rest : -rest
      return 0x1.921fb54442d18p+0 + (signed + 0x1.1a62633145c07p-54)
    }
    let rest = y.high == 0 ? 0 : smallAngle(y, over: DoubleDouble(largerFirst: width, 0))
    return x.sign == .plus ? rest : 0x1.921fb54442d18p+1 - (rest - 0x1.1a62633145c07p-53)
  }

  /// arctan(a/b) for 0 ≤ a ≤ b, b > 0, either possibly infinite.
  private static func smallAngle(_ a: DoubleDouble, over b: DoubleDouble) -> Double {
    if a.high.isInfinite { return 0x1.921fb54442d18p-1 }
    let quotient = a.high / b.high
    guard quotient > 0x1p-30 else { return quotient }  // arctan q = q − q³/3, below 2⁻⁶⁰ of q
    let shift = -Int(b.high.exponent)
    let (scaledA, scaledB) = (scaled(a.high, by: shift), scaled(b.high, by: shift))
    let product = DoubleDouble(productOf: quotient, scaledB)
    let tails = scaled(a.low, by: shift) - quotient * scaled(b.low, by: shift)
    let miss = (scaledA - product.high) - product.low + tails
    return arctangent(quotient, plus: miss / scaledB)
  }

  /// arctan(t + δ) for 2⁻³⁰ < t ≤ 1 and a δ below an ulp of t.
  ///
  /// From arctan t = arctan c + arctan u, u = (t − c)/(1 + t·c), with c the nearest eighth (0 for
  /// t < ¼): |u| < ¼, t − c is exact, and the series u − u³/3 + … ends after u²⁹/29.
  private static func arctangent(_ t: Double, plus delta: Double) -> Double {
    let eighths = t < 0.25 ? 0 : Int((t * 8).rounded())
    let centre = Double(eighths) / 8
    let slope = 1 + t * centre
    let u = (t - centre) / slope
    let square = u * u
    let tail = delta / (1 + t * t)
    let series = u * square * polynomial(square, arctangentSeries)
    let (high, low) = arctangentsOfEighths[eighths]
    return high + (u + (series + (tail + low)))
  }

  private static let arctangentSeries = alternating(
    (1...14).map { 1 / Double(2 * $0 + 1) }, first: -1)

  /// arctan(i/8) for i = 0…8 as double-doubles (mpmath).
  private static let arctangentsOfEighths: [(Double, Double)] = [
    (0, 0),
    (0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
    (0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
    (0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
    (0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
    (0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
    (0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
    (0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
    (0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
  ]
}
