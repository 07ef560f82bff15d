/// A piece of Swift that means something; white space and comments lie between the tokens.
struct Token: Equatable {
  enum Kind {
    /// A word, a keyword included; with its back quotes if it has any.
    case word
    /// `#selector`, `#if`.
    case directive
    /// A string, a regular expression or a number: whole, with what is interpolated.
    case literal
    /// One of `()[]{},;:.@?!\`, alone, or a run of operator characters.
    case mark
  }

  let kind: Kind
  /// The offsets of its bytes.
  let range: Range<Int>
}

/// The characters that matter here.
enum Ascii {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let backslash = UInt8(ascii: "\\")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")
  static let backquote = UInt8(ascii: "`")

  /// Whether a byte can be in a word; every byte of a character beyond ASCII counts.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether a byte stands alone as a token.
  static func isAlone(_ byte: UInt8) -> Bool { alone[Int(byte)] }

  static func isBlank(_ byte: UInt8) -> Bool { byte <= space }

  private static let alone: [Bool] = {
    var table = [Bool](repeating: false, count: 256)
    for byte in "()[]{},;:.@?!\\`#".utf8 { table[Int(byte)] = true }
    return table
  }()
}
