/// Where a monotone function crosses zero: Newton's steps, kept inside a shrinking bracket.
enum MonotoneRoot {
  /// The argument in `bracket` at which `function` is zero, to the last bit or two.
  ///
  /// - Parameters:
  ///   - bracket: An interval whose ends have values of opposite sign; its end otherwise nearest
  ///     to a root is approached.
  ///   - guess: Where to begin; affects speed only.
  ///   - rising: Whether the function grows with its argument.
  ///   - function: Value and derivative. A derivative of 0 falls back on halving.
  static func find(
    in bracket: ClosedRange<Double>, from guess: Double, rising: Bool,
    _ function: (Double) -> (value: Double, slope: Double)
  ) -> Double {
    var (low, high) = (bracket.lowerBound, bracket.upperBound)
    var x = guess
    for _ in 0..<200 {
      let (value, slope) = function(x)
      if value == 0 { return x }
      if (value < 0) == rising { low = x } else { high = x }
      let newton = x - value / slope
      let next = newton > low && newton < high ? newton : low + (high - low) / 2
      if next == x || next == low || next == high { return next }
      x = next
    }
    return x
  }
}
