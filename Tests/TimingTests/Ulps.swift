/// How many doubles lie between two, both signs on one scale.
func ulps(_ a: Double, _ b: Double) -> UInt64 {
  if a.isNaN || b.isNaN { return a.isNaN && b.isNaN ? 0 : .max }
  func rank(_ x: Double) -> Int64 {
    let bits = Int64(bitPattern: x.bitPattern)
    return bits < 0 ? .min &- bits : bits
  }
  return (rank(a) - rank(b)).magnitude
}
