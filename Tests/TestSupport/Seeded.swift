/// Numbers that look random and follow from a seed (SplitMix64).
package struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  package mutating func number(in range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }
}

/// Whether two numbers agree to a part of the larger, or absolutely below 1.
package func agree(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  a == b || (a - b).magnitude <= tolerance * max(1, a.magnitude, b.magnitude)
}
