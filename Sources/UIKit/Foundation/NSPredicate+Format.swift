import Foundation

extension NSPredicate {
  /// A condition as words: `name CONTAINS[cd] %@ AND age >= 18`.
  ///
  /// Compared are key paths (of dictionaries, and of an object's stored properties as Swift shows them), `SELF`,
  /// strings, numbers and what stands for `%@`, `%d` and the like, by = == != <> < <= > >= BETWEEN IN CONTAINS
  /// BEGINSWITH ENDSWITH LIKE MATCHES, with [c] and [d]; AND, OR, NOT and brackets put conditions together.
  /// Anything else is noted, and nothing meets the condition.
  public convenience init(format predicateFormat: String, _ args: CVarArg...) {
    self.init(words: predicateFormat, arguments: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(words: predicateFormat, arguments: arguments ?? [])
  }

  private convenience init(words: String, arguments: [Any]) {
    var reader = PredicateReader(words, arguments)
    guard let condition = reader.parseWhole() else {
      Unsupported.report("NSPredicate(format: \(words))")
      self.init(value: false)
      return
    }
    nonisolated(unsafe) let meets = condition
    self.init { object, _ in meets(object) }
  }
}

/// Reads a condition.
struct PredicateReader {
  typealias Condition = (Any?) -> Bool
  typealias Value = (Any?) -> Any?

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case sign(String)
    case argument(Character)
  }

  private var tokens: [Token] = []
  private var place = 0
  private var arguments: [Any]

  init(_ format: String, _ arguments: [Any]) {
    self.arguments = arguments
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
      } else if first == "%" {
        let form = rest.dropFirst().drop { "lq".contains($0) }
        tokens.append(.argument(form.first ?? "@"))
        rest = form.dropFirst()
      } else if first == "'" || first == "\"" {
        let body = rest.dropFirst().prefix { $0 != first }
        tokens.append(.text(String(body)))
        rest = rest.dropFirst(body.count + 2)
      } else if first.isLetter || first.isNumber || "_@$-.".contains(first) {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_@$.-".contains($0) }
        tokens.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      } else {
        let two = String(rest.prefix(2))
        let sign = ["==", "!=", "<>", "<=", ">=", "&&", "||"].contains(two) ? two : String(first)
        tokens.append(.sign(sign))
        rest = rest.dropFirst(sign.count)
      }
    }
  }

  mutating func parseWhole() -> Condition? {
    guard let condition = parseEither(), place == tokens.count else { return nil }
    return condition
  }

  private mutating func take(_ words: String..., signs: String...) -> Bool {
    guard place < tokens.count else { return false }
    let found =
      switch tokens[place] {
      case .word(let word): words.contains(word.uppercased())
      case .sign(let sign): signs.contains(sign)
      default: false
      }
    if found { place += 1 }
    return found
  }

  private mutating func parseEither() -> Condition? {
    guard var found = parseBoth() else { return nil }
    while take("OR", signs: "||") {
      guard let other = parseBoth() else { return nil }
      let one = found
      found = { one($0) || other($0) }
    }
    return found
  }

  private mutating func parseBoth() -> Condition? {
    guard var found = parseSingle() else { return nil }
    while take("AND", signs: "&&") {
      guard let other = parseSingle() else { return nil }
      let one = found
      found = { one($0) && other($0) }
    }
    return found
  }

  private mutating func parseSingle() -> Condition? {
    if take("NOT", signs: "!") { return parseSingle().map { condition in { !condition($0) } } }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    if take(signs: "(") {
      let inside = parseEither()
      return take(signs: ")") ? inside : nil
    }
    return parseComparison()
  }

  private mutating func parseComparison() -> Condition? {
    guard let left = parseValue(), place < tokens.count else { return nil }
    let name: String
    switch tokens[place] {
    case .word(let word): name = word.uppercased()
    case .sign(let sign): name = sign
    default: return nil
    }
    place += 1
    let folding = parseOptions()
    guard let right = parseValue() else { return nil }
    return { PredicateTest(name, folding).holds(left($0), right($0)) }
  }

  /// `[cd]` behind an operator.
  private mutating func parseOptions() -> String.CompareOptions {
    guard take(signs: "["), place < tokens.count, case .word(let letters) = tokens[place] else {
      return []
    }
    place += 1
    _ = take(signs: "]")
    var found: String.CompareOptions = []
    if letters.lowercased().contains("c") { found.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { found.insert(.diacriticInsensitive) }
    return found
  }

  private mutating func parseValue() -> Value? {
    guard place < tokens.count else { return nil }
    let token = tokens[place]
    place += 1
    switch token {
    case .text(let text): return { _ in text }
    case .argument(let form):
      guard !arguments.isEmpty else { return nil }
      let argument = arguments.removeFirst()
      if form == "K" { return { KeyedValue.of($0, at: "\(argument)") } }
      return { _ in argument }
    case .word(let word): return value(of: word)
    case .sign("{"): return parseList()
    case .sign: return nil
    }
  }

  private func value(of word: String) -> Value {
    if let number = Double(word) { return { _ in number } }
    switch word.uppercased() {
    case "SELF": return { $0 }
    case "NIL", "NULL": return { _ in nil }
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    default:
      let path = word.hasPrefix("SELF.") ? String(word.dropFirst(5)) : word
      return { KeyedValue.of($0, at: path) }
    }
  }

  private mutating func parseList() -> Value? {
    var parts: [Value] = []
    while !take(signs: "}") {
      guard let part = parseValue() else { return nil }
      parts.append(part)
      _ = take(signs: ",")
    }
    return { object in parts.map { $0(object) as Any } }
  }
}

/// What an object has at a path of keys.
enum KeyedValue {
  static func of(_ object: Any?, at path: String) -> Any? {
    path.split(separator: ".").reduce(object) { held, key in
      held.flatMap { value(of: $0, String(key)) }
    }
  }

  private static func value(of object: Any, _ key: String) -> Any? {
    if let table = object as? [String: Any] { return table[key] }
    if let table = object as? NSDictionary { return table[key] }
    if let text = object as? String, key == "length" { return text.utf16.count }
    if let list = object as? [Any], key == "@count" { return list.count }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let shown = mirror {
      if let child = shown.children.first(where: { $0.label == key }) {
        let optional = Mirror(reflecting: child.value)
        return optional.displayStyle == .optional ? optional.children.first?.value : child.value
      }
      mirror = shown.superclassMirror
    }
    return nil
  }
}

/// One comparison.
struct PredicateTest {
  private let name: String
  private let options: String.CompareOptions

  init(_ name: String, _ options: String.CompareOptions) {
    (self.name, self.options) = (name, options)
  }

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch name {
    case "=", "==": return compare(left, right) == .orderedSame
    case "!=", "<>": return compare(left, right) != .orderedSame
    case "<": return compare(left, right) == .orderedAscending
    case ">": return compare(left, right) == .orderedDescending
    case "<=", "=<": return [.orderedAscending, .orderedSame].contains(compare(left, right))
    case ">=", "=>": return [.orderedDescending, .orderedSame].contains(compare(left, right))
    case "IN": return contains(right, left)
    case "CONTAINS": return contains(left, right)
    case "BETWEEN":
      guard let ends = right as? [Any], ends.count == 2 else { return false }
      return compare(left, ends[0]) != .orderedAscending
        && compare(left, ends[1]) != .orderedDescending
    default: return matches(left, right)
    }
  }

  private func matches(_ left: Any?, _ right: Any?) -> Bool {
    guard let text = left as? String, let wanted = right as? String else { return false }
    switch name {
    case "BEGINSWITH":
      return wanted.isEmpty || text.range(of: wanted, options: options.union(.anchored)) != nil
    case "ENDSWITH":
      return wanted.isEmpty
        || text.range(of: wanted, options: options.union([.anchored, .backwards])) != nil
    case "MATCHES": return isWhole(wanted, text)
    case "LIKE":
      let pattern = NSRegularExpression.escapedPattern(for: wanted)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return isWhole(pattern, text)
    default: return false
    }
  }

  private func isWhole(_ pattern: String, _ text: String) -> Bool {
    let expression = "^(?:" + pattern + ")$"
    let ways: String.CompareOptions =
      options.contains(.caseInsensitive)
      ? [.regularExpression, .caseInsensitive] : .regularExpression
    return text.range(of: expression, options: ways) != nil
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let text = whole as? String, let wanted = part as? String {
      return text.range(of: wanted, options: options) != nil
    }
    let list = whole as? [Any] ?? (whole as? NSArray).map { Array($0) } ?? []
    return list.contains { compare($0, part) == .orderedSame }
  }

  /// nil for values that cannot be compared.
  private func compare(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if left == nil || right == nil { return left == nil && right == nil ? .orderedSame : nil }
    if let one = number(left), let other = number(right) {
      return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
    }
    if let one = left as? String, let other = right as? String {
      return one.compare(other, options: options)
    }
    if let one = left as? Date, let other = right as? Date { return one.compare(other) }
    if let one = left as? AnyHashable, let other = right as? AnyHashable {
      return one == other ? .orderedSame : nil
    }
    return (left as AnyObject) === (right as AnyObject) ? .orderedSame : nil
  }

  private func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
