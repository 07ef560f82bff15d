import Foundation

/// A tag of a page: its name and what it says.
struct HTMLTag {
  let name: String
  let isClosing: Bool
  private let attributes: [String: String]

  static let blocks: Set = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "blockquote", "pre", "table", "tr",
    "section", "article", "header", "footer",
  ]
  private static let voids: Set = [
    "br", "hr", "img", "meta", "link", "input", "!doctype", "col", "source", "wbr",
  ]

  var isVoid: Bool { Self.voids.contains(name) || name.hasPrefix("!") }

  /// - Parameter text: What is between the angles.
  init(_ text: String) {
    isClosing = text.hasPrefix("/")
    let body = isClosing ? String(text.dropFirst()) : text
    name = String(body.prefix { !$0.isWhitespace && $0 != "/" }).lowercased()
    attributes = Self.pairs(in: body.dropFirst(name.count))
  }

  subscript(_ key: String) -> String? { attributes[key] }

  /// The declarations of `style`.
  var styles: [(String, String)] {
    (attributes["style"] ?? "").split(separator: ";").compactMap { part in
      let sides = part.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces).lowercased()
      }
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
  }

  private static func pairs(in text: Substring) -> [String: String] {
    var (found, rest): ([String: String], Substring) = ([:], text)
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].split(whereSeparator: \.isWhitespace).last ?? ""
      rest = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
      let quote = rest.first.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
      if quote != nil { rest = rest.dropFirst() }
      let value = rest.prefix { sign in quote.map { sign != $0 } ?? !sign.isWhitespace }
      rest = rest.dropFirst(value.count)
      found[key.lowercased()] = decoded(String(value))
    }
    return found
  }

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "bull": "•", "euro": "€", "times": "×", "auml": "ä", "ouml": "ö",
    "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
    "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
  ]

  /// With what `&amp;` and the like stand for.
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var (result, rest) = ("", Substring(text))
    while let and = rest.firstIndex(of: "&") {
      result += rest[..<and]
      rest = rest[rest.index(after: and)...]
      guard let end = rest.prefix(10).firstIndex(of: ";"), let sign = sign(rest[..<end]) else {
        result += "&"
        continue
      }
      result += sign
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func sign(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return names[String(name)] }
    let isHex = name.dropFirst().lowercased().hasPrefix("x")
    let number = isHex ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    return number.flatMap { Unicode.Scalar($0) }.map { String($0) }
  }
}

extension UIColor {
  private static let htmlNames: [String: UInt32] = [
    "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF,
    "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0, "maroon": 0x800000, "navy": 0x000080,
    "olive": 0x808000, "purple": 0x800080, "teal": 0x008080, "lime": 0x00FF00, "aqua": 0x00FFFF,
    "fuchsia": 0xFF00FF, "yellow": 0xFFFF00, "orange": 0xFFA500, "pink": 0xFFC0CB,
    "brown": 0xA52A2A,
  ]

  /// A colour as pages write it: `#f80`, `#ff8800`, a name, `rgb(255, 136, 0)`.
  convenience init?(html text: String) {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text.hasPrefix("rgb") {
      let parts = text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
      guard parts.count >= 3 else { return nil }
      self.init(
        red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255,
        alpha: parts.count > 3 ? parts[3] : 1)
      return
    }
    var digits = text.hasPrefix("#") ? String(text.dropFirst()) : ""
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard let number = UInt32(digits, radix: 16) ?? Self.htmlNames[text] else { return nil }
    self.init(
      red: CGFloat(number >> 16 & 0xFF) / 255, green: CGFloat(number >> 8 & 0xFF) / 255,
      blue: CGFloat(number & 0xFF) / 255, alpha: 1)
  }
}
