import QuartzCore

// A tablet's keyboard: the same letters over the whole width, with keys at both sides of them, and what a key
// types when it is pulled down above its letter. Measured by eye, a guess.
extension KeyboardLayout {
  /// - Parameter letters: Characters as keys, capitals where they are.
  static func tabletRows(
    _ type: UIKeyboardType, ending: String, letters: (_ text: String, _ small: String) -> [Key]
  ) -> [[Key]] {
    let digits: Set<UIKeyboardType> = [
      .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad, .numbersAndPunctuation,
    ]
    if digits.contains(type) {
      return [
        letters("1234567890", "") + [.delete], letters("@#$&*()’\"", "") + [.ending(ending)],
        [.plane("#+=")] + letters("%-+=/;:,.", "") + [.plane("#+=")], lastRow("ABC"),
      ]
    }
    let signs: (String, String) =
      switch type {
      case .emailAddress: ("@", ".")
      case .URL: ("/", ".")
      default: (",", ".")
      }
    return [
      letters("qwertyuiop", "1234567890") + [.delete],
      letters("asdfghjkl", "@#$&*()’\"") + [.ending(ending)],
      [.shift] + letters("zxcvbnm", "%-+=/;:") + letters(signs.0 + signs.1, "!?") + [.shift],
      lastRow(".?123"),
    ]
  }

  private static func lastRow(_ plane: String) -> [Key] {
    [
      .plane(plane), .sign("face.smiling"), .sign("mic"), .space, .plane(plane),
      .sign("keyboard.chevron.compact.down"),
    ]
  }

  /// Where the keys of a row lie in a keyboard of so many points across.
  func tabletRow(_ number: Int, _ width: CGFloat) -> [CGRect] {
    let (gap, margin, keys) = (max(width / 100, 6), CGFloat(6), rows[number])
    let unit = (width - 2 * margin - 10 * gap) / 11
    var widths = [CGFloat](repeating: unit, count: keys.count)
    // The second row is set in by half a key, and its last key takes what is left; in the last it is the space.
    let left = number == 1 ? (unit + gap) / 2 : 0
    let filler = keys.firstIndex(of: .space) ?? keys.count - 1
    let used = widths.reduce(0, +) + gap * CGFloat(keys.count - 1)
    widths[filler] += width - 2 * margin - left - used
    var x = margin + left
    return widths.map { across in
      defer { x += across + gap }
      return CGRect(x: x, y: 54 + CGFloat(number) * 61, width: across, height: 53)
    }
  }
}
