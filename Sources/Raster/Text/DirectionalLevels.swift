import CHarfBuzz

/// What a character means for the direction of text: the classes of UAX #9, reduced.
enum DirectionClass: Hashable, Sendable {
  case left, right, number, separator, terminator, neutral

  /// - Parameter script: The character's own script.
  init(_ scalar: Unicode.Scalar, script: hb_script_t) {
    switch scalar.value {
    case 0x200E: self = .left
    case 0x200F, 0x061C: self = .right
    case 0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A, 0xA0: self = .separator
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0x20AC: self = .terminator
    case 0x30...0x39, 0x0660...0x0669, 0x06F0...0x06F9: self = .number
    case ..<0x80: self = scalar.properties.isAlphabetic ? .left : .neutral
    default: self = Self.byScript(scalar, script)
    }
  }

  private static func byScript(_ scalar: Unicode.Scalar, _ script: hb_script_t) -> DirectionClass {
    guard scalar.properties.isAlphabetic else { return .neutral }
    return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL ? .right : .left
  }
}

/// Embedding levels of one paragraph by a reduced UAX #9: paragraph direction (P2, P3), strong
/// types, numbers with separators and terminators (W4 to W7), neutrals (N1, N2), implicit
/// levels (I1, I2). Left out: explicit embeddings, overrides and isolates (their characters
/// are neutral), pairing of brackets (N0), the distinction of Arabic numbers.
enum DirectionalLevels {
  /// Which way a paragraph runs when its first letters do not decide it.
  /// - Returns: the base level, and one level for each class; even is left to right.
  static func resolve(
    _ classes: [DirectionClass], base: BaseDirection
  ) -> (base: UInt8, levels: [UInt8]) {
    let baseLevel = level(of: base, classes)
    if baseLevel == 0 && !classes.contains(.right) {
      return (0, [UInt8](repeating: 0, count: classes.count))
    }
    var types = numbersResolved(classes, baseLevel)
    resolveNeutrals(&types, baseLevel)
    return (baseLevel, types.map { level(of: $0, baseLevel) })
  }

  private static func level(of base: BaseDirection, _ classes: [DirectionClass]) -> UInt8 {
    switch base {
    case .leftToRight: return 0
    case .rightToLeft: return 1
    case .natural:
      let strong = classes.first { $0 == .left || $0 == .right }
      return strong == .right ? 1 : 0
    }
  }

  private static func numbersResolved(
    _ classes: [DirectionClass], _ baseLevel: UInt8
  ) -> [DirectionClass] {
    var types = classes
    for i in types.indices where types[i] == .separator {
      let joins = i > 0 && i + 1 < types.count && types[i - 1] == .number
      types[i] = joins && classes[i + 1] == .number ? .number : .neutral
    }
    for i in types.indices where types[i] == .terminator {
      if i > 0 && types[i - 1] == .number { types[i] = .number }
    }
    for i in types.indices.reversed() where types[i] == .terminator {
      types[i] = i + 1 < types.count && types[i + 1] == .number ? .number : .neutral
    }
    var strong: DirectionClass = baseLevel == 0 ? .left : .right
    for i in types.indices {
      if types[i] == .left || types[i] == .right { strong = types[i] }
      if types[i] == .number && strong == .left { types[i] = .left }
    }
    return types
  }

  private static func resolveNeutrals(_ types: inout [DirectionClass], _ baseLevel: UInt8) {
    let outer: DirectionClass = baseLevel == 0 ? .left : .right
    var (before, i) = (outer, 0)
    while i < types.count {
      guard types[i] == .neutral else {
        before = types[i] == .left ? .left : .right
        i += 1
        continue
      }
      let end = types[i...].firstIndex { $0 != .neutral } ?? types.count
      let after: DirectionClass =
        end == types.count ? outer : (types[end] == .left ? .left : .right)
      for j in i..<end { types[j] = before == after ? before : outer }
      i = end
    }
  }

  private static func level(of type: DirectionClass, _ base: UInt8) -> UInt8 {
    switch (type, base) {
    case (.left, 0): 0
    case (.left, _): 2
    case (.right, _): 1
    default: 2
    }
  }

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
