/// Cuts Swift into tokens. Anything can be cut: what does not parse gives some tokens or other.
struct Lexer {
  let input: [UInt8]
  var at = 0
  private(set) var tokens: [Token] = []
  /// Where `#selector` and `#keyPath` stand in code inside of a string, which is one token with it.
  var enclosed: [Int] = []

  static func tokens(of input: [UInt8]) -> [Token] { cut(input).tokens }

  /// A lexer that has passed everything.
  static func cut(_ input: [UInt8]) -> Lexer {
    var lexer = Lexer(input: input)
    lexer.tokens.reserveCapacity(input.count / 5)
    if lexer.starts("\u{FEFF}") { lexer.at = 3 }
    if lexer.starts("#!") { lexer.at = lexer.endOfLine(from: 0) }
    while lexer.at < input.count { lexer.step() }
    return lexer
  }

  /// Passes one token, comment or piece of white space.
  private mutating func step() {
    let byte = input[at]
    if Ascii.isBlank(byte) { return at += 1 }
    if Ascii.isWord(byte) { return word() }
    if byte == Ascii.slash, let end = endOfComment(from: at) { return at = end }
    if byte == Ascii.quote || byte == Ascii.hash || byte == Ascii.slash,
      let end = endOfLiteral(from: at)
    {
      return take(.literal, to: end)
    }
    if byte == Ascii.hash { return directive() }
    if byte == Ascii.backquote { return quotedWord() }
    if Ascii.isAlone(byte) { return take(.mark, to: at + 1) }
    operatorRun()
  }

  private mutating func word() {
    let isNumber = Ascii.isDigit(input[at])
    take(isNumber ? .literal : .word, to: endOfWord(from: at))
  }

  private mutating func directive() {
    var end = endOfWord(from: at + 1)
    let isDirective = end > at + 1
    while !isDirective, end < input.count, input[end] == Ascii.hash { end += 1 }
    take(isDirective ? .directive : .mark, to: end)
  }

  private mutating func quotedWord() {
    let end = endOfWord(from: at + 1)
    let isClosed = end > at + 1 && end < input.count && input[end] == Ascii.backquote
    take(isClosed ? .word : .mark, to: isClosed ? end + 1 : at + 1)
  }

  private mutating func operatorRun() {
    var end = at + 1
    while end < input.count, isOperator(input[end]), endOfComment(from: end) == nil { end += 1 }
    take(.mark, to: end)
  }

  private func isOperator(_ byte: UInt8) -> Bool {
    !Ascii.isBlank(byte) && !Ascii.isWord(byte) && !Ascii.isAlone(byte) && byte != Ascii.quote
  }

  private mutating func take(_ kind: Token.Kind, to end: Int) {
    tokens.append(Token(kind: kind, range: at..<end))
    at = end
  }

  func endOfWord(from start: Int) -> Int {
    var end = start
    while end < input.count, Ascii.isWord(input[end]) { end += 1 }
    return end
  }

  func endOfLine(from start: Int) -> Int {
    var end = start
    while end < input.count, input[end] != Ascii.newline { end += 1 }
    return end
  }

  /// Where the comment that begins here ends, if one does. Block comments nest.
  func endOfComment(from start: Int) -> Int? {
    if starts("//", at: start) { return endOfLine(from: start) }
    guard starts("/*", at: start) else { return nil }
    var depth = 0
    var end = start
    repeat {
      if starts("/*", at: end) {
        depth += 1
        end += 2
      } else if starts("*/", at: end) {
        depth -= 1
        end += 2
      } else {
        end += 1
      }
    } while depth > 0 && end < input.count
    return min(end, input.count)
  }

  func starts(_ mark: StaticString) -> Bool { starts(mark, at: at) }

  func starts(_ mark: StaticString, at place: Int) -> Bool {
    guard place + mark.utf8CodeUnitCount <= input.count else { return false }
    return mark.withUTF8Buffer { bytes in
      for (offset, byte) in bytes.enumerated() where input[place + offset] != byte {
        return false
      }
      return true
    }
  }

  /// The last token so far; what a slash means depends on it.
  var lastToken: Token? { tokens.last }
}
