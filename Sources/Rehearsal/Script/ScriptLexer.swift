/// A word, a number or a sign of a script, and where it stands.
struct ScriptToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case word(String)
    case number(Double)
    case sign(Character)
    case quoted(String)
  }

  let kind: Kind
  /// From 1.
  let column: Int

  var text: String {
    switch kind {
    case .word(let word): "'\(word)'"
    case .number(let number): "'\(ScriptText.number(number))'"
    case .sign(let sign): "'\(sign)'"
    case .quoted(let text): "\"\(text)\""
    }
  }
}

/// Cuts a line into tokens; `#` starts a remark.
struct ScriptLexer {
  private let characters: [Character]
  private let line: Int
  private let source: String
  private var place = 0

  init(_ source: String, line: Int) {
    self.source = source
    self.line = line
    characters = Array(source)
  }

  mutating func readTokens() throws(ScriptError) -> [ScriptToken] {
    var found: [ScriptToken] = []
    while place < characters.count, characters[place] != "#" {
      if characters[place].isWhitespace { place += 1 } else { found.append(try readNext()) }
    }
    return found
  }

  private mutating func readNext() throws(ScriptError) -> ScriptToken {
    let column = place + 1
    let first = characters[place]
    if first == "\"" { return ScriptToken(kind: .quoted(try readQuoted()), column: column) }
    if Self.isDigit(first) || first == "-" || first == "." || first == "+" {
      return ScriptToken(kind: .number(try readNumber()), column: column)
    }
    if first.isLetter || first == "_" {
      let word = take { $0.isLetter || $0.isNumber || "_-/".contains($0) }
      return ScriptToken(kind: .word(word), column: column)
    }
    guard ",%()".contains(first) else {
      throw error(column, "'\(first)' has no meaning in a script")
    }
    place += 1
    return ScriptToken(kind: .sign(first), column: column)
  }

  private mutating func readQuoted() throws(ScriptError) -> String {
    let column = place + 1
    place += 1
    let text = take { $0 != "\"" }
    guard place < characters.count else { throw error(column, "the quotation mark is not closed") }
    place += 1
    return text
  }

  private mutating func readNumber() throws(ScriptError) -> Double {
    let column = place + 1
    let text = take { Self.isDigit($0) || "+-.".contains($0) }
    guard let number = Double(text), number.isFinite else {
      throw error(column, "'\(text)' is not a number")
    }
    return number
  }

  private mutating func take(while belongs: (Character) -> Bool) -> String {
    let start = place
    while place < characters.count, belongs(characters[place]) { place += 1 }
    return String(characters[start..<place])
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private func error(_ column: Int, _ message: String) -> ScriptError {
    ScriptError(line: line, column: column, message: message, source: source)
  }
}

/// Numbers as scripts write them.
enum ScriptText {
  /// The shortest decimal that reads back as the number; no exponent, and no ".0".
  static func number(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    let text = "\(number)"
    guard text.contains("e") else { return text }
    // Too small or too large for plain notation: twenty places are more than a finger feels.
    return Self.plain(number)
  }

  private static func plain(_ number: Double) -> String {
    let rounded = (number * 1e12).rounded() / 1e12
    return rounded == 0 ? "0" : "\(rounded)".contains("e") ? "0" : "\(rounded)"
  }
}
