import Foundation

/// A number with at most some decimals, trailing zeros trimmed, and never `-0`.
/// - Parameter places: Decimals to round to, 0 to 17; half of the last one rounds to even.
/// - Returns: `nan`, `inf` or `-inf` for what is not finite.
package func decimalText(_ number: Double, places: Int = 6) -> String {
  guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
  var text = String(format: "%.\(places)f", number)
  if text.contains(".") {
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
  }
  return text == "-0" ? "0" : text
}
