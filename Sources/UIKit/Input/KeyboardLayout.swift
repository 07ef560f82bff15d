import QuartzCore

/// Which keys a keyboard has, and where they lie.
struct KeyboardLayout: Equatable {
  enum Key: Hashable {
    /// What it types, and smaller letters below it, or above it on a tablet.
    case character(String, below: String = "")
    case shift, delete
    /// To other characters.
    case plane(String)
    case space
    case ending(String)
    /// A picture of what it does.
    case sign(String)

    /// Whether it is darker than the others.
    var isSpecial: Bool {
      switch self {
      case .character, .space: false
      case .shift, .delete, .plane, .ending, .sign: true
      }
    }
  }

  let rows: [[Key]]
  /// Whether there are three keys in a row, as on a telephone.
  let isPad: Bool
  /// Whether it is as wide as a tablet.
  let isTablet: Bool
  /// Whether letters are capitals now.
  let isShifted: Bool

  /// - Parameters:
  ///   - isEmpty: Whether nothing has been typed.
  @MainActor
  init(of traits: (any UITextInputTraits)?, isEmpty: Bool, isTablet: Bool = false) {
    let type = traits?.keyboardType ?? .default
    let ending = Self.word(traits?.returnKeyType ?? .default)
    let capitals = traits?.autocapitalizationType ?? .sentences
    isShifted =
      capitals == .allCharacters
      || (isEmpty && capitals != .none && ![.emailAddress, .URL].contains(type))
    self.isTablet = isTablet
    isPad =
      !isTablet && [.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad].contains(type)
    let shifted = isShifted
    if isTablet {
      rows = Self.tabletRows(type, ending: ending) { text, small in
        let hints = small.map(String.init)
        return text.enumerated().map { index, letter in
          .character(
            shifted ? letter.uppercased() : String(letter),
            below: index < hints.count ? hints[index] : "")
        }
      }
      return
    }
    if isPad {
      rows = Self.pad(type)
      return
    }
    func letters(_ text: String) -> [Key] {
      text.map { .character(shifted ? $0.uppercased() : String($0)) }
    }
    if type == .numbersAndPunctuation {
      rows = [
        letters("1234567890"), letters("-/:;()$&@\""),
        [.plane("#+=")] + letters(".,?!’") + [.delete], [.plane("ABC"), .space, .ending(ending)],
      ]
      return
    }
    let middle: [Key] =
      switch type {
      case .emailAddress: [.space, .character("@"), .character(".")]
      case .URL: [.character("."), .character("/"), .character(".com")]
      case .twitter: [.space, .character("@"), .character("#")]
      case .webSearch: [.space, .character(".")]
      default: [.space]
      }
    rows = [
      letters("qwertyuiop"), letters("asdfghjkl"), [.shift] + letters("zxcvbnm") + [.delete],
      [.plane("123")] + middle + [.ending(ending)],
    ]
  }

  private static func pad(_ type: UIKeyboardType) -> [[Key]] {
    let below = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let digits = (0..<9).map { Key.character("\($0 + 1)", below: below[$0]) }
    let corner: Key =
      switch type {
      case .decimalPad: .character(".")
      case .phonePad: .character("+*#")
      default: .plane("")
      }
    return (0..<3).map { Array(digits[3 * $0..<3 * $0 + 3]) } + [
      [corner, .character("0"), .delete]
    ]
  }

  private static func word(_ type: UIReturnKeyType) -> String {
    switch type {
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "call"
    case .continue: "continue"
    default: "return"
    }
  }

  /// Points between keys across, and at the sides.
  private static let (gap, margin): (CGFloat, CGFloat) = (6, 3)

  /// Where each key lies in a keyboard of so many points across; measured by eye, a guess.
  func frames(width: CGFloat) -> [[CGRect]] {
    if isTablet { return rows.indices.map { tabletRow($0, width) } }
    return isPad ? padFrames(width) : rows.indices.map { row(rows[$0], $0, width) }
  }

  private func padFrames(_ width: CGFloat) -> [[CGRect]] {
    let across = (width - 2 * (Self.gap + Self.gap)) / 3
    return (0..<4).map { row in
      (0..<3).map { column in
        CGRect(
          x: Self.gap + CGFloat(column) * (across + Self.gap), y: 8 + CGFloat(row) * 61,
          width: across, height: 54)
      }
    }
  }

  private func row(_ keys: [Key], _ number: Int, _ width: CGFloat) -> [CGRect] {
    let unit = (width - 2 * Self.margin - 9 * Self.gap) / 10
    let y = 56 + CGFloat(number) * 55
    var widths = keys.map { self.width(of: $0, unit: unit, in: keys) }
    let used = widths.reduce(0, +) + Self.gap * CGFloat(keys.count - 1)
    let left = width - 2 * Self.margin - used
    // What is left over goes to the space, or stands between the signs at the sides and the letters.
    let (space, isFramed) = (keys.firstIndex(of: .space), keys.last == .delete)
    if let space { widths[space] += left }
    var x = space != nil || isFramed ? Self.margin : (width - used) / 2
    return widths.indices.map { index in
      if isFramed, index == 1 || index == widths.count - 1 { x += left / 2 }
      defer { x += widths[index] + Self.gap }
      return CGRect(x: x, y: y, width: widths[index], height: 44)
    }
  }

  private func width(of key: Key, unit: CGFloat, in keys: [Key]) -> CGFloat {
    switch key {
    case .character(let text, _):
      // Few characters between the signs are wider.
      keys.last == .delete && keys.count == 7 ? unit * 1.4 : text.count > 1 ? unit * 1.6 : unit
    case .shift, .delete: unit * 1.3
    case .plane, .ending: keys.contains(.space) ? unit * 2.4 : unit * 1.3
    case .space, .sign: 0
    }
  }
}
