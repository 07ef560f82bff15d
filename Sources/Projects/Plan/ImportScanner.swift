/// The modules that Swift sources import, read line by line.
package enum ImportScanner {
  /// - Returns: Each name once, in order; those under `#if canImport` left out, which may be missing.
  package static func imports(in text: String) -> [String] {
    var found: [String] = []
    var conditions: [Condition] = []
    var isComment = false
    for line in text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let line = trimmed(line)
      if isComment {
        isComment = !contains(line, "*/")
        continue
      }
      if line.starts(with: "/*".utf8) {
        isComment = !contains(line, "*/")
        continue
      }
      if line.first == UInt8(ascii: "#") {
        follow(String(decoding: line, as: UTF8.self), &conditions)
      } else if !conditions.contains(where: \.isLeftOut), let name = module(line),
        !found.contains(name)
      {
        found.append(name)
      }
    }
    return found
  }

  /// What stands between `#if` and `#endif`.
  private struct Condition {
    /// Whether it asks for modules, which may be missing.
    let asksForModules: Bool
    /// Whether a branch was for this system alone: then the others are not.
    var hasBeenOurs = false
    var isLeftOut = false

    init(_ line: String) {
      asksForModules = line.contains("canImport")
      enter(line)
    }

    mutating func enter(_ line: String) {
      let systems = line.matches(of: /(!\s*)?\bos\(\s*(\w+)\s*\)/).filter { $0.1 == nil }.map(\.2)
      let isOurs = systems.contains("iOS")
      isLeftOut = asksForModules || hasBeenOurs || !systems.isEmpty && !isOurs
      hasBeenOurs = hasBeenOurs || isOurs
    }
  }

  /// Keeps the conditions around a line.
  private static func follow(_ line: String, _ conditions: inout [Condition]) {
    if line.hasPrefix("#if") {
      conditions.append(Condition(line))
    } else if line.hasPrefix("#else"), !conditions.isEmpty {
      conditions[conditions.count - 1].enter(line)
    } else if line.hasPrefix("#endif"), !conditions.isEmpty {
      conditions.removeLast()
    }
  }

  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]
  private static let access: Set<String> = [
    "public", "internal", "private", "fileprivate", "package",
  ]

  private static func module(_ line: Substring.UTF8View.SubSequence) -> String? {
    guard contains(line, "import") else { return nil }
    var words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)[...]
    while let word = words.first, word.hasPrefix("@") || access.contains(String(word)) {
      words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    if let word = words.first, kinds.contains(String(word)) { words.removeFirst() }
    guard let name = words.first else { return nil }
    let module = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return module.isEmpty ? nil : String(module)
  }

  private static func trimmed(
    _ line: String.UTF8View.SubSequence
  ) -> String.UTF8View.SubSequence { line.drop { $0 == 32 || $0 == 9 } }

  private static func contains(_ line: String.UTF8View.SubSequence, _ word: String) -> Bool {
    let word = Array(word.utf8)
    var rest = line
    while let start = rest.firstIndex(of: word[0]) {
      if rest[start...].starts(with: word) { return true }
      rest = rest[rest.index(after: start)...]
    }
    return false
  }
}
