/// Numbers that look random and follow from what they are for (SplitMix64).
struct Chance {
  private let key: UInt64

  init(_ parts: [UInt64]) {
    key = parts.reduce(0x243f_6a88_85a3_08d3) { Self.mixed($0 ^ Self.mixed($1 &+ 0x9e37)) }
  }

  /// 0..<1, always the same for one question.
  func unit(_ question: UInt64) -> Double {
    Double(Self.mixed(key &+ question &* 0x9e37_79b9_7f4a_7c15) >> 11) * 0x1p-53
  }

  /// -1..<1.
  func either(_ question: UInt64) -> Double { unit(question) * 2 - 1 }

  private static func mixed(_ word: UInt64) -> UInt64 {
    var z = word &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
