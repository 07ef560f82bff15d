/// A file as it is given.
package struct Source: Sendable {
  /// What remarks call it.
  package let path: String
  package let text: [UInt8]

  package init(path: String, text: [UInt8]) {
    self.path = path
    self.text = text
  }
}

/// A file cut into tokens, with its brackets paired and its types found.
struct Parsed {
  let source: Source
  let tokens: [Token]
  /// The offsets of what a rule would rewrite if it did not stand inside of a string.
  let enclosed: [Int]
  /// For a bracket, the index of its partner; −1 for everything else.
  let partner: [Int]
  /// The index of the innermost brace that a token is in; −1 outside of all.
  let brace: [Int]
  /// In the order of their opening braces.
  private(set) var types: [TypeScope] = []

  init(_ source: Source) {
    self.source = source
    let lexer = Lexer.cut(source.text)
    (tokens, enclosed) = (lexer.tokens, lexer.enclosed)
    let pairs = Brackets(tokens, source.text)
    partner = pairs.partner
    brace = pairs.brace
    types = TypeScope.all(in: self)
  }

  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: source.text[tokens[index].range], as: UTF8.self)
  }

  /// The text from one token to another, both included.
  func slice(_ first: Int, _ last: Int) -> String {
    let bytes = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    return String(decoding: source.text[bytes], as: UTF8.self)
  }

  /// A word without its back quotes.
  func name(_ index: Int) -> String {
    let word = text(index)
    return word.hasPrefix("`") ? String(word.dropFirst().dropLast()) : word
  }

  func `is`(_ index: Int, _ word: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let range = tokens[index].range
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { bytes in
      for (offset, byte) in bytes.enumerated()
      where source.text[range.lowerBound + offset] != byte {
        return false
      }
      return true
    }
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// The tokens with one space wherever something lay between them.
  func joined(_ range: Range<Int>) -> String {
    var result = ""
    for index in range {
      if index > range.lowerBound, !isAdjacent(index) { result += " " }
      result += text(index)
    }
    return result
  }

  /// Whether nothing lies between a token and the one before it.
  func isAdjacent(_ index: Int) -> Bool {
    index > 0 && index < tokens.count
      && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  /// How many angle brackets of generic arguments a token opens, less those that it closes; several
  /// that close are one token.
  func angles(_ index: Int) -> Int {
    if self.is(index, "<") { return 1 }
    guard tokens[index].kind == .mark else { return 0 }
    let bytes = source.text[tokens[index].range]
    return bytes.allSatisfy { $0 == UInt8(ascii: ">") } ? -bytes.count : 0
  }

  /// Counted from 1.
  func line(of index: Int) -> Int {
    line(at: tokens.indices.contains(index) ? tokens[index].range.lowerBound : source.text.count)
  }

  /// Counted from 1.
  func line(at offset: Int) -> Int { 1 + source.text[..<offset].count { $0 == Ascii.newline } }

  /// Whether a token is the first one on its line.
  func isFirstOnLine(_ index: Int) -> Bool {
    guard index > 0, index < tokens.count else { return true }
    let gap = tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound
    return source.text[gap].contains(Ascii.newline)
  }

  /// The innermost type that a token is in.
  func enclosingType(of index: Int) -> TypeScope? {
    types.last { $0.open < index && index < $0.close }
  }

  /// The brace that opens the body of a declaration, whose head goes on after a token.
  func body(after index: Int) -> Int? {
    var place = index + 1
    while place < tokens.count {
      if self.is(place, "{") { return partner[place] > place ? place : nil }
      let word = text(place)
      let isOver =
        tokens[place].kind == .literal || tokens[place].kind == .directive
        || ["}", ";", "@", "="].contains(word) || Member.keywords.contains(word)
        || Modifiers.words.contains(word)
      if isOver { return nil }
      place = partner[place] > place ? partner[place] + 1 : place + 1
    }
    return nil
  }

  func imports(_ module: StaticString) -> Bool {
    tokens.indices.contains { self.is($0, "import") && self.is($0 + 1, module) }
  }
}

/// Which brackets belong together. What closes nothing, or is never closed, has no partner.
private struct Brackets {
  /// What is open inside a brace, or outside of all.
  private struct Level {
    let brace: Int
    /// How many of each kind.
    var round = 0, square = 0
  }

  private(set) var partner: [Int]
  private(set) var brace: [Int]
  private var open: [(index: Int, closing: UInt8)] = []
  private var levels = [Level(brace: -1)]

  init(_ tokens: [Token], _ text: [UInt8]) {
    partner = Array(repeating: -1, count: tokens.count)
    brace = partner
    for (index, token) in tokens.enumerated() {
      brace[index] = levels[levels.count - 1].brace
      guard token.kind == .mark, token.range.count == 1 else { continue }
      pair(index, text[token.range.lowerBound])
    }
  }

  private mutating func pair(_ index: Int, _ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("):
      open.append((index, Ascii.close))
      levels[levels.count - 1].round += 1
    case UInt8(ascii: "["):
      open.append((index, UInt8(ascii: "]")))
      levels[levels.count - 1].square += 1
    case UInt8(ascii: "{"):
      open.append((index, UInt8(ascii: "}")))
      levels.append(Level(brace: index))
    case UInt8(ascii: ")") where levels[levels.count - 1].round > 0: close(index, byte)
    case UInt8(ascii: "]") where levels[levels.count - 1].square > 0: close(index, byte)
    // A brace closes whatever is still open inside it; a parenthesis closes no brace.
    case UInt8(ascii: "}") where levels.count > 1:
      close(index, byte)
      levels.removeLast()
      brace[index] = levels[levels.count - 1].brace
    default: break
    }
  }

  private mutating func close(_ index: Int, _ byte: UInt8) {
    while let last = open.popLast() {
      if last.closing == Ascii.close { levels[levels.count - 1].round -= 1 }
      if last.closing == UInt8(ascii: "]") { levels[levels.count - 1].square -= 1 }
      guard last.closing != byte else {
        partner[index] = last.index
        partner[last.index] = index
        return
      }
    }
  }
}
