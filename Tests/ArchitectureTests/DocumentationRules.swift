/// The rule that what others call says what it is: units, ranges, what happens outside them.
enum DocumentationRules {
  /// Modules whose public declarations are all documented; of the last two, which nobody outside
  /// calls, those for this package but for plain initialisers.
  static let documented: Set = [
    "Rehearsal", "TransitionTesting", "RehearsalTesting", "Hunting", "Choreography", "Timing",
  ]
  private static let inner: Set = ["Choreography", "Timing"]

  /// Members whose meaning a protocol gives.
  private static let known = [
    "var description", "let description", "rawValue", "var testDescription", "var compared",
    "func encode", "func hash", "static func ==", "static func <", "init(from", "init?(coder",
    "override ",
  ]

  /// Every declaration of these modules without a comment of its own.
  static func undocumented(in sources: [SourceFile]) throws -> [Fault] {
    guard !sources.isEmpty else { throw NothingToExamine(what: "documentation") }
    return sources.flatMap { source -> [Fault] in
      guard let module = source.module, documented.contains(module), source.isSwift else {
        return []
      }
      return undocumented(in: source, alsoInner: inner.contains(module))
    }
  }

  private static func undocumented(in source: SourceFile, alsoInner: Bool) -> [Fault] {
    let (code, text) = (source.code.lines, source.text.lines)
    let members = members(of: code, alsoInner: alsoInner)
    return code.indices.compactMap { index in
      guard members.contains(index) || declares(code[index], alsoInner: alsoInner),
        !isDocumented(index, code, text)
      else { return nil }
      return Fault(
        path: source.path, line: index + 1,
        message: "'\(text[index].trimmed)' is not documented · say what it is above it")
    }
  }

  private static func declares(_ line: Substring, alsoInner: Bool) -> Bool {
    var words = line.split(separator: " ")
    while let first = words.first, first.hasPrefix("@") { words.removeFirst() }
    guard let first = words.first, words.count > 1, words[1] != "extension" else { return false }
    guard ["public", "open"].contains(first) || (alsoInner && first == "package") else {
      return false
    }
    // What a machine begins with is said by its members.
    if first == "package", words.contains(where: { $0.hasPrefix("init(") }) { return false }
    return !known.contains { line.contains($0) }
  }

  /// The lines of cases of public enumerations and of requirements of public protocols, which are
  /// as public without saying so; of those for this package too, where these are documented. A type that is written on one line is documented as a whole.
  private static func members(of code: [Substring], alsoInner: Bool) -> Set<Int> {
    var (found, around): (Set<Int>, [(depth: Int, words: Set<String>)]) = ([], [])
    for (index, line) in code.enumerated() where !line.trimmed.isEmpty {
      let (depth, text) = (line.count - line.trimmed.count, line.trimmed)
      while let last = around.last, depth <= last.depth { around.removeLast() }
      var words = text.split(separator: " ").map(String.init)
      while let first = words.first, first.hasPrefix("@") { words.removeFirst() }
      if let last = around.last, depth == last.depth + 2, let first = words.first,
        last.words.contains(first), !known.contains(where: text.contains)
      {
        found.insert(index)
      }
      let kind = words.first { ["enum", "protocol"].contains($0) }
      if let kind, words[0] == "public" || (alsoInner && words[0] == "package"), text.hasSuffix("{")
      {
        around.append((depth, kind == "enum" ? ["case"] : requirements))
      }
    }
    return found
  }

  private static let requirements: Set = [
    "func", "var", "init", "subscript", "associatedtype", "static", "mutating",
  ]

  /// Whether a comment stands above, attributes on lines of their own aside.
  private static func isDocumented(_ index: Int, _ code: [Substring], _ text: [Substring]) -> Bool {
    var above = index - 1
    while above >= 0, isAttribute(code[above]) { above -= 1 }
    return above >= 0 && text[above].trimmed.hasPrefix("///")
  }

  /// Whether a line has attributes and no declaration.
  private static func isAttribute(_ line: Substring) -> Bool {
    line.trimmed.hasPrefix("@")
      && !line.split(separator: " ").contains {
        Token.beginning.contains(String($0)) || ["class", "actor"].contains($0)
      }
  }
}

extension Substring {
  /// Without blanks in front.
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
