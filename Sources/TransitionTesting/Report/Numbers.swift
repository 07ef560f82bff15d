import Foundation

/// A number for people: two decimals at most, never `-0`.
func short(_ number: Double) -> String {
  guard number.isFinite else { return "\(number)" }
  let rounded = (number * 100).rounded() / 100
  if rounded == rounded.rounded() { return "\(Int(rounded))" }
  return "\(rounded)"
}

/// An instant for people: seconds with three decimals.
func instantText(_ seconds: Double) -> String {
  String(format: "%.3f s", seconds)
}

/// A rectangle for people: `x y width×height`.
func short(_ rect: CGRect) -> String {
  "(\(short(rect.minX)), \(short(rect.minY))) \(short(rect.width))×\(short(rect.height))"
}
