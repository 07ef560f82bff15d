/// A word or a mark of code, and the line it stands on.
struct Token {
  let text: String
  let line: Int

  /// Words that begin a declaration with a body to be measured.
  static let declaring: Set = ["func", "init", "deinit", "subscript", "var"]

  /// Words that begin another declaration, so that the one before has no body.
  static let beginning: Set = [
    "func", "init", "deinit", "subscript", "var", "let", "case", "typealias", "associatedtype",
    "struct", "enum", "protocol", "extension", "import",
  ]

  /// The words and single marks of a source's code, without C's preprocessor lines.
  static func all(in source: SourceFile) -> [Token] {
    var tokens: [Token] = []
    var isContinued = false
    for (index, line) in source.code.lines.enumerated() {
      let isDirective =
        isContinued || line.utf8.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "#")
      isContinued = !source.isSwift && isDirective && line.hasSuffix("\\")
      if source.isSwift || !isDirective { append(line, index + 1, to: &tokens) }
    }
    return tokens
  }

  private static func append(_ line: Substring, _ number: Int, to tokens: inout [Token]) {
    var rest = line.utf8[...]
    while let first = rest.first {
      let word = rest.prefix(while: isWord)
      let length = word.isEmpty ? 1 : word.count
      if first > 32 {
        tokens.append(
          Token(text: String(decoding: rest.prefix(length), as: UTF8.self), line: number))
      }
      rest = rest.dropFirst(length)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
