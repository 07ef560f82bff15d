import UIKit

extension RehearsalScript {
  /// Reads a script.
  /// - Throws: What is wrong with the first line that is, with its column.
  public init(parsing text: String) throws(ScriptError) {
    var steps: [Step] = []
    var origins: [ScriptLine] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      var source = String(line)
      if source.hasSuffix("\r") { source.removeLast() }
      var lexer = ScriptLexer(source, line: index + 1)
      let tokens = try lexer.readTokens()
      guard !tokens.isEmpty else { continue }
      var parser = ScriptParser(tokens: tokens, line: index + 1, source: source)
      steps.append(try parser.step())
      origins.append(ScriptLine(number: index + 1, source: source))
    }
    self.init(steps, from: origins)
  }
}

/// Reads one line.
struct ScriptParser {
  private let tokens: [ScriptToken]
  private let line: Int
  private let source: String
  private var place = 0

  init(tokens: [ScriptToken], line: Int, source: String) {
    self.tokens = tokens
    self.line = line
    self.source = source
  }

  /// Verbs that have a form of their own; every other one is the host's.
  static let verbs =
    [
      "settle", "wait", "tap", "press", "move", "pan", "hold", "fling", "scroll", "release",
      "cancel",
      "pinch",
      "rotate", "hover", "unhover", "type", "key", "turn",
    ] + RehearsalScript.Condition.verbs

  mutating func step() throws(ScriptError) -> RehearsalScript.Step {
    let verb = try parseWord("a command")
    let step = try step(verb)
    if place < tokens.count {
      throw error(at: place, "\(tokens[place].text) is too much: the command is complete before it")
    }
    return step
  }

  private mutating func step(_ verb: String) throws(ScriptError) -> RehearsalScript.Step {
    switch verb {
    case "settle": return .settle
    case "wait": return .wait(try parseSeconds())
    case "hold": return .hold(try parseSeconds())
    case "tap":
      skip("at")
      return .tap(try parsePosition())
    case "press":
      skip("at")
      let place = try parsePosition()
      return .press(place, finger: try parseFinger() ?? 1)
    case "move":
      let number: Int? = skip("all") ? nil : try parseFinger() ?? 1
      let start = place
      let way = try parseWay()
      if number == nil, case .to = way {
        throw error(at: start, "all fingers move 'by' a way: at one place there is room for one")
      }
      try expect("over")
      return .move(finger: number, way, over: try parseSeconds())
    case "pan": return try parsePan()
    case "fling": return try parseFling()
    case "scroll": return try parseScroll()
    case "release":
      let speed: Double? = skip("at") ? try measure("pt/s", "a speed") : nil
      return .release(speed: speed, finger: try parseFinger())
    case "cancel": return .cancel(finger: try parseFinger())
    case "pinch": return try parsePinch()
    case "rotate": return try rotate()
    case "hover":
      skip("at")
      let place = try parsePosition()
      return .hover(place, over: skip("over") ? try parseSeconds() : 0)
    case "unhover": return .unhover
    case "type": return .type(try parseText())
    case "key": return .key(try parseKey())
    case "turn": return .turn
    default:
      if let condition = try parseCondition(verb) { return .change(condition) }
      return .act(verb, try parseAct(verb))
    }
  }

  /// What changes around an application; nil for what begins with another word.
  private mutating func parseCondition(
    _ verb: String
  ) throws(ScriptError) -> RehearsalScript.Condition? {
    switch verb {
    case "background": return .background
    case "foreground": return .foreground
    case "memory-warning": return .memoryWarning
    case "look": return .look(isDark: try parseChoice("dark", or: "light"))
    case "motion": return .motion(isReduced: try parseChoice("reduced", or: "full"))
    case "text-size":
      let start = place
      let known = RehearsalScript.TextSize.allCases
      let name = try parseWord("a text size")
      guard let size = known.first(where: { $0.rawValue == name }) else {
        throw error(
          at: start, "a text size is one of \(known.map(\.rawValue).joined(separator: ", "))")
      }
      return .textSize(size)
    case "size":
      let start = place
      let size = try parsePair()
      guard size.x > 0, size.y > 0, size.x <= 4000, size.y <= 4000, size.side == nil else {
        throw error(at: start, "a size is two numbers of points, above 0 and up to 4000")
      }
      return .size(size)
    default: return nil
    }
  }

  /// - Returns: Whether the first of two words stands there.
  private mutating func parseChoice(_ first: String, or second: String) throws(ScriptError) -> Bool
  {
    if skip(first) { return true }
    if skip(second) { return false }
    throw error(at: place, "'\(first)' or '\(second)' was expected\(found)")
  }

  private mutating func parseText() throws(ScriptError) -> String {
    guard place < tokens.count, case .quoted(let text) = tokens[place].kind, !text.isEmpty else {
      throw error(at: place, "what is typed stands in quotation marks\(found)")
    }
    place += 1
    return text
  }

  private mutating func parseKey() throws(ScriptError) -> RehearsalScript.Key {
    let start = place
    let name = try parseWord("a key")
    guard let key = RehearsalScript.Key(rawValue: name) else {
      let known = RehearsalScript.Key.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(at: start, "a key is one of \(known); letters are typed: type \"a\"")
    }
    return key
  }

  private mutating func parsePan() throws(ScriptError) -> RehearsalScript.Step {
    try expect("from")
    let start = try parsePosition()
    let way = try parseWay()
    try expect("over")
    let duration = try parseSeconds()
    return .pan(from: start, way, over: duration, finger: try parseFinger() ?? 1)
  }

  private mutating func parseFling() throws(ScriptError) -> RehearsalScript.Step {
    try expect("from")
    let start = try parsePosition()
    try expect("at")
    let velocity = try parsePair()
    try expectUnit("pt/s")
    return .fling(from: start, velocity: velocity)
  }

  private mutating func parseScroll() throws(ScriptError) -> RehearsalScript.Step {
    try expect("to")
    let start = place
    let goal = try parsePosition()
    guard case .view = goal else {
      throw error(at: start, "what is scrolled to is a view by its name: scroll to \"Buy\"")
    }
    return .scroll(to: goal)
  }

  private mutating func parsePinch() throws(ScriptError) -> RehearsalScript.Step {
    skip("at")
    let place = try parsePosition()
    try expect("from")
    let start = try parseNumber("a distance", atLeast: 0)
    try expect("to")
    let end = try parseNumber("a distance", atLeast: 0)
    try expect("over")
    return .pinch(at: place, from: start, to: end, over: try parseSeconds())
  }

  private mutating func rotate() throws(ScriptError) -> RehearsalScript.Step {
    skip("at")
    let place = try parsePosition()
    try expect("by")
    let degrees = try parseNumber("degrees")
    skip("degrees")
    try expect("over")
    return .rotate(at: place, by: degrees, over: try parseSeconds())
  }

  private mutating func parseAct(_ verb: String) throws(ScriptError) -> String {
    guard place < tokens.count else { return "" }
    switch tokens[place].kind {
    case .word(let name), .quoted(let name):
      place += 1
      return name
    case .number, .sign:
      throw error(at: place, "\(verb) needs a name, not \(tokens[place].text)")
    }
  }

  private mutating func parseWay() throws(ScriptError) -> RehearsalScript.Way {
    if skip("by") { return .by(try parsePair()) }
    if skip("to") { return .to(try parsePosition()) }
    throw error(at: place, "'by' or 'to' was expected\(found)")
  }

  private mutating func parsePosition() throws(ScriptError) -> RehearsalScript.Place {
    let side = parseSide()
    guard place < tokens.count else { throw error(at: place, "a place was expected\(found)") }
    switch tokens[place].kind {
    case .sign("("):
      place += 1
      let percent = try parsePercentPair()
      try expectSign(")")
      return .percent(percent)
    case .number: return try parseNumbers(from: side)
    case .word(let name), .quoted(let name):
      place += 1
      guard skipSign("(") else { return .view(name, .middle) }
      let percent = try parsePercentPair()
      try expectSign(")")
      return .view(name, percent)
    case .sign: throw error(at: place, "a place was expected\(found)")
    }
  }

  private mutating func parseNumbers(
    from side: RehearsalScript.Side?
  ) throws(ScriptError) -> RehearsalScript.Place {
    let start = place
    let x = try parseNumber("a number")
    let isPercent = skipSign("%")
    try expectSign(",")
    let y = try parseNumber("a number")
    guard isPercent == skipSign("%") else {
      throw error(at: start, "both numbers are points or both are percent")
    }
    return isPercent ? .percent(.init(x, y, side)) : .point(.init(x, y, side))
  }

  private mutating func parsePercentPair() throws(ScriptError) -> RehearsalScript.Offset {
    let side = parseSide()
    let x = try parseNumber("a number")
    try expectSign("%")
    try expectSign(",")
    let y = try parseNumber("a number")
    try expectSign("%")
    return .init(x, y, side)
  }

  private mutating func parsePair() throws(ScriptError) -> RehearsalScript.Offset {
    let side = parseSide()
    let x = try parseNumber("a number")
    try expectSign(",")
    return .init(x, try parseNumber("a number"), side)
  }

  /// The word before a number; before anything else it is the name of a view.
  private mutating func parseSide() -> RehearsalScript.Side? {
    guard tokens.indices.contains(place + 1), case .word(let word) = tokens[place].kind,
      let side = RehearsalScript.Side(rawValue: word), case .number = tokens[place + 1].kind
    else { return nil }
    place += 1
    return side
  }

  private mutating func parseFinger() throws(ScriptError) -> Int? {
    guard skip("finger") else { return nil }
    let start = place
    let number = try parseNumber("a finger's number")
    guard let whole = Int(exactly: number), 1...10 ~= whole else {
      throw error(at: start, "fingers are numbered from 1 to 10")
    }
    return whole
  }

  private mutating func parseSeconds() throws(ScriptError) -> Double {
    let value = try parseNumber("seconds", atLeast: 0)
    if skip("ms") { return value / 1000 }
    try expectUnit("s")
    return value
  }

  private mutating func measure(_ unit: String, _ what: String) throws(ScriptError) -> Double {
    let value = try parseNumber(what, atLeast: 0)
    try expectUnit(unit)
    return value
  }
}

extension ScriptParser {
  private mutating func parseNumber(_ what: String, atLeast least: Double = -.infinity)
    throws(ScriptError) -> Double
  {
    guard place < tokens.count, case .number(let number) = tokens[place].kind else {
      throw error(at: place, "\(what) was expected\(found)")
    }
    guard number >= least else { throw error(at: place, "\(what) cannot be negative") }
    place += 1
    return number
  }

  private mutating func parseWord(_ what: String) throws(ScriptError) -> String {
    guard place < tokens.count, case .word(let word) = tokens[place].kind else {
      throw error(at: place, "\(what) was expected\(found)")
    }
    place += 1
    return word
  }

  @discardableResult
  private mutating func skip(_ word: String) -> Bool {
    guard place < tokens.count, tokens[place].kind == .word(word) else { return false }
    place += 1
    return true
  }

  private mutating func skipSign(_ sign: Character) -> Bool {
    guard place < tokens.count, tokens[place].kind == .sign(sign) else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ word: String) throws(ScriptError) {
    guard skip(word) else { throw error(at: place, "'\(word)' was expected\(found)") }
  }

  private mutating func expectUnit(_ unit: String) throws(ScriptError) {
    guard skip(unit) else { throw error(at: place, "the unit '\(unit)' was expected\(found)") }
  }

  private mutating func expectSign(_ sign: Character) throws(ScriptError) {
    guard skipSign(sign) else { throw error(at: place, "'\(sign)' was expected\(found)") }
  }

  /// What stands there instead.
  private var found: String {
    place < tokens.count ? ", not \(tokens[place].text)" : " at the end of the line"
  }

  private func error(at index: Int, _ message: String) -> ScriptError {
    let column = index < tokens.count ? tokens[index].column : source.count + 1
    return ScriptError(line: line, column: column, message: message, source: source)
  }
}
