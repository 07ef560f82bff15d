/// Numbers that look random and follow from a seed (SplitMix64).
struct Seeds: RandomNumberGenerator {
  private var state: UInt64

  /// - Parameter parts: Two of the same parts give the same numbers.
  init(_ parts: UInt64...) {
    state = parts.reduce(0x51ed_270b) { mixed, part in Self.mix(mixed ^ Self.mix(part &+ 0x9e37)) }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    return Self.mix(state)
  }

  private static func mix(_ number: UInt64) -> UInt64 {
    var z = number
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// 0 up to a count, which is above 0.
  mutating func pick(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[pick(choices.count)] }

  /// Whether something happens that does so in so many of a hundred cases.
  mutating func pickChance(_ percent: Int) -> Bool { pick(100) < percent }

  /// One of some choices by their weights, whose sum is above 0.
  mutating func pick<Choice>(weighted choices: [(choice: Choice, weight: Int)]) -> Choice {
    var rest = pick(choices.map(\.weight).reduce(0, +))
    for (choice, weight) in choices {
      if rest < weight { return choice }
      rest -= weight
    }
    return choices[choices.count - 1].choice
  }
}
