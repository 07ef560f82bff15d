/// Blanks what is not code, so that the rules never stumble over a word in a comment or a string.
///
/// Knows Swift's nested comments, raw and multi-line strings, interpolations (whose inside
/// stays, because it is code) and regular expressions; and C's comments and literals. Every
/// newline stays, so that lines keep their numbers.
struct CodeLexer {
  enum Language { case swift, c }

  /// The text with comments and, unless told, string literals turned into spaces.
  static func code(of text: String, language: Language, keepingStrings: Bool = false) -> String {
    var lexer = CodeLexer(text, language, keepingStrings)
    while lexer.at < lexer.input.count { lexer.step() }
    return String(decoding: lexer.output, as: UTF8.self)
  }

  private let input: [UInt8]
  private var output: [UInt8]
  private var at = 0
  private let language: Language
  private let keepsStrings: Bool

  private init(_ text: String, _ language: Language, _ keepsStrings: Bool) {
    input = Array(text.utf8)
    output = input
    self.language = language
    self.keepsStrings = keepsStrings
  }

  /// Passes one piece: a comment, a literal or a byte of code.
  private mutating func step() {
    guard "/\"#'".utf8.contains(input[at]) else {
      at += 1
      return
    }
    if starts("//") { return blank(to: endOfLine(from: at)) }
    if starts("/*") { return blankComment() }
    if language == .c { return stepOverC() }
    if let hashes = openingHashes("\"") { return blankString(hashes: hashes) }
    if let hashes = openingHashes("/"), hashes > 0 { return blankExtendedRegex(hashes: hashes) }
    if let end = endOfBareRegex() { return blank(to: end) }
    at += 1
  }

  private mutating func stepOverC() {
    let quote = input[at]
    guard quote == ascii("\"") || quote == ascii("'") else {
      at += 1
      return
    }
    var end = at + 1
    while end < input.count, input[end] != quote, input[end] != newline {
      end += input[end] == ascii("\\") ? 2 : 1
    }
    blankLiteral(to: min(end + 1, input.count))
  }

  private mutating func blankComment() {
    var depth = 0
    var end = at
    repeat {
      if matches("/*", end) && (language == .swift || depth == 0) {
        depth += 1
        end += 2
      } else if matches("*/", end) {
        depth -= 1
        end += 2
      } else {
        end += 1
      }
    } while depth > 0 && end < input.count
    blank(to: min(end, input.count))
  }

  /// A string from its opening quote to its closing one; interpolations are passed as code.
  private mutating func blankString(hashes: Int) {
    let quote = matches("\"\"\"", at + hashes) ? "\"\"\"" : "\""
    let fence = String(repeating: "#", count: hashes)
    blankLiteral(to: at + hashes + quote.utf8.count)
    while at < input.count {
      if matches(quote + fence, at) { return blankLiteral(to: at + quote.utf8.count + hashes) }
      if quote == "\"" && input[at] == newline { return }
      if matches("\\" + fence + "(", at) {
        passInterpolation(from: at + hashes + 2)
      } else {
        blankLiteral(to: min(at + (matches("\\" + fence, at) ? hashes + 2 : 1), input.count))
      }
    }
  }

  private mutating func passInterpolation(from start: Int) {
    at = start
    var depth = 1
    while at < input.count, depth > 0 {
      if input[at] == ascii("(") { depth += 1 }
      if input[at] == ascii(")") { depth -= 1 }
      step()
    }
  }

  private mutating func blankExtendedRegex(hashes: Int) {
    let close = "/" + String(repeating: "#", count: hashes)
    var end = at + hashes + 1
    while end < input.count, !matches(close, end) { end += 1 }
    blank(to: min(end + close.utf8.count, input.count))
  }

  /// Where `/…/` ends, if a regular expression without fences can begin here.
  private func endOfBareRegex() -> Int? {
    guard input[at] == ascii("/"), at + 1 < input.count else { return nil }
    let before = input[..<at].last { $0 != ascii(" ") } ?? newline
    guard "(=,:[{!&|".utf8.contains(before), !" )/*=\n".utf8.contains(input[at + 1]) else {
      return nil
    }
    var end = at + 1
    while end < input.count, input[end] != newline {
      if input[end] == ascii("/") { return end + 1 }
      end += input[end] == ascii("\\") ? 2 : 1
    }
    return nil
  }

  /// How many `#` stand here before the mark, or nil if that is not what stands here.
  private func openingHashes(_ mark: String) -> Int? {
    let hashes = input[at...].prefix { $0 == ascii("#") }.count
    return matches(mark, at + hashes) ? hashes : nil
  }

  private mutating func blankLiteral(to end: Int) {
    if keepsStrings { at = end } else { blank(to: end) }
  }

  private mutating func blank(to end: Int) {
    for i in at..<end where input[i] != newline { output[i] = ascii(" ") }
    at = end
  }

  private func endOfLine(from start: Int) -> Int {
    input[start...].firstIndex(of: newline) ?? input.count
  }

  private func starts(_ word: String) -> Bool { matches(word, at) }

  private func matches(_ word: String, _ position: Int) -> Bool {
    let bytes = word.utf8
    guard position + bytes.count <= input.count else { return false }
    return zip(bytes, input[position...]).allSatisfy { $0 == $1 }
  }

  private var newline: UInt8 { 10 }
  private func ascii(_ character: Unicode.Scalar) -> UInt8 { UInt8(ascii: character) }
}
