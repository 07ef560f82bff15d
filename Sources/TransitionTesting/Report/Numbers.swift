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

/// The sixteen numbers of a transform for people: a way and a scale where it is nothing else;
/// nothing for the identity.
func shortTransform(_ m: [Double]) -> String {
  var parts: [String] = []
  if m[12] != 0 || m[13] != 0 { parts.append("by \(short(m[12])), \(short(m[13]))") }
  if m[0] != 1 || m[5] != 1 { parts.append("×\(short(m[0])), ×\(short(m[5]))") }
  if m[1] != 0 || m[4] != 0 { parts.append("turned") }
  if m[2] != 0 || m[3] != 0 || m[7] != 0 || m[11] != 0 { parts.append("in depth") }
  return parts.joined(separator: " ")
}
