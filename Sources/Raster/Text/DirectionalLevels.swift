import CFriBidi

/// Embedding levels and visual order by the Unicode bidirectional algorithm (UAX #9).
enum DirectionalLevels {
  /// The levels of one paragraph's characters, by FriBidi.
  /// - Parameter base: Which way the paragraph runs, or that its first strong character decides.
  /// - Returns: The paragraph's own level, and one for each character; even is left to right.
  static func resolve(
    _ scalars: [Unicode.Scalar], base: BaseDirection
  ) -> (base: UInt8, levels: [UInt8]) {
    let isPlain = base != .rightToLeft && !scalars.contains { $0.value >= Self.firstRightToLeft }
    if isPlain || scalars.isEmpty {
      return (base == .rightToLeft ? 1 : 0, [UInt8](repeating: 0, count: scalars.count))
    }
    let count = scalars.count
    var own: Int32 = 0
    let levels = [Int8](unsafeUninitializedCapacity: count) { levels, initialized in
      levels.initialize(repeating: 0)
      own = cfb_levels(scalars.map(\.value), Int32(count), base.number, levels.baseAddress)
      initialized = count
    }
    return (UInt8(max(own, 0)), levels.map { UInt8(max($0, 0)) })
  }

  /// No character below runs to the left or changes the direction of others: Hebrew's first.
  private static let firstRightToLeft: UInt32 = 0x590

  /// The order from left to right in which items with these levels are shown (L2).
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for threshold in stride(from: highest, through: 1, by: -1) {
      var i = 0
      while i < order.count {
        guard levels[order[i]] >= threshold else {
          i += 1
          continue
        }
        let end = order[i...].firstIndex { levels[$0] < threshold } ?? order.count
        order[i..<end].reverse()
        i = end
      }
    }
    return order
  }
}

extension BaseDirection {
  /// As the shim has it.
  fileprivate var number: Int32 {
    switch self {
    case .leftToRight: 0
    case .rightToLeft: 1
    case .natural: -1
    }
  }
}
