/// Names with letters beyond ASCII, as Swift mangles them (RFC 3492 with Swift's digits).
enum Punycode {
  static func mangled(_ name: String) -> String {
    let coded = encoded(name)
    let separator = coded.first.map { $0 == "_" || $0.isNumber } ?? false ? "_" : ""
    return "00\(coded.utf8.count)\(separator)\(coded)"
  }

  private static func encoded(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    var result = String(String.UnicodeScalarView(scalars.filter(\.isASCII)))
    let basic = result.unicodeScalars.count
    if basic > 0 { result += "_" }
    var (code, delta, bias, handled) = (UInt32(128), 0, 72, basic)
    while handled < scalars.count {
      guard let next = scalars.map(\.value).filter({ $0 >= code }).min() else { break }
      delta += Int(next - code) * (handled + 1)
      code = next
      for scalar in scalars {
        if scalar.value < code { delta += 1 }
        guard scalar.value == code else { continue }
        result += digits(delta, bias)
        bias = adapted(delta, handled + 1, isFirst: handled == basic)
        delta = 0
        handled += 1
      }
      delta += 1
      code += 1
    }
    return result
  }

  private static func digits(_ delta: Int, _ bias: Int) -> String {
    var (rest, position, result) = (delta, 36, "")
    while true {
      let threshold = position <= bias ? 1 : position >= bias + 26 ? 26 : position - bias
      if rest < threshold { return result + digit(rest) }
      result += digit(threshold + (rest - threshold) % (36 - threshold))
      rest = (rest - threshold) / (36 - threshold)
      position += 36
    }
  }

  /// `a` to `z`, then `A` to `J`.
  private static func digit(_ value: Int) -> String {
    let code = value < 26 ? 97 + value : 65 + value - 26
    return String(Character(UnicodeScalar(UInt8(code))))
  }

  private static func adapted(_ delta: Int, _ points: Int, isFirst: Bool) -> Int {
    var (delta, position) = (isFirst ? delta / 700 : delta / 2, 0)
    delta += delta / points
    while delta > 455 {
      delta /= 35
      position += 36
    }
    return position + 36 * delta / (delta + 38)
  }
}
