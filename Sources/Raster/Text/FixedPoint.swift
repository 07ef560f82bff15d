/// Lengths inside the text engine: whole 1/1024ths of a point.
///
/// From the font's design units on, advances and positions are integers, so that sums are
/// exact and a line measured twice, or in parts, has one width.
enum FixedPoint {
  /// How many units a point has.
  static let unitsPerPoint = 1024

  /// Larger than any text; a sum of thousands of these still fits an Int.
  static let unbounded = 1 << 48

  /// Points to units, to the nearest; NaN and negatives give 0, infinity `unbounded`.
  static func length(_ points: Double) -> Int {
    guard points > 0 else { return 0 }
    return signed(points)
  }

  /// Points to units with the sign kept; NaN gives 0, infinities ±`unbounded`.
  static func signed(_ points: Double) -> Int {
    guard !points.isNaN else { return 0 }
    let bound = Double(unbounded)
    let scaled = points * Double(unitsPerPoint)
    return Int(min(max(scaled, -bound), bound).rounded())
  }

  /// Units to points; exact.
  static func points(_ units: Int) -> Double {
    Double(units) / Double(unitsPerPoint)
  }

  /// `designUnits` of a font of `unitsPerEm` at `size` (units), rounded half up.
  static func scaled(_ designUnits: Int, size: Int, unitsPerEm: Int) -> Int {
    let doubled = 2 * designUnits * size + unitsPerEm
    let divisor = 2 * unitsPerEm
    let quotient = doubled / divisor
    return doubled % divisor < 0 ? quotient - 1 : quotient
  }
}
