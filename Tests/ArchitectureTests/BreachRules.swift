/// The rule that a breach leads to its rule as a value: outside of where breaches and rules are
/// declared nobody spells the name of one, begins of names, or takes a message apart.
enum BreachRules {
  /// The modules that tell breaches, note them and hold them against rules.
  static let modules: Set = ["Choreography", "UIKit", "Rehearsal", "TransitionTesting"]

  static func breaches(in sources: [SourceFile]) throws -> [Fault] {
    let names = try names(in: sources)
    guard !names.isEmpty else { throw NothingToExamine(what: "names of breaches and rules") }
    let users = sources.filter { modules.contains($0.module ?? "") && !declaresBreaches($0) }
    return users.flatMap { source in
      literals(of: source).filter { isChoice($0.text, among: names, in: $0.code) }.map {
        Fault(
          path: source.path, line: $0.line,
          message: "\"\($0.text)\" chooses a rule by a string: take the breach or the rule itself")
      }
    }
  }

  /// The names of all breaches and rules: words with hyphens between them.
  static func names(in sources: [SourceFile]) throws -> Set<String> {
    Set(
      sources.flatMap { source in
        literals(of: source).filter {
          declaresBreaches(source) || $0.code.contains("let identifier =")
        }.map(\.text).filter(isName)
      })
  }

  private static func declaresBreaches(_ source: SourceFile) -> Bool {
    source.path.hasPrefix("Sources/Choreography/Breaches/")
  }

  private static func isName(_ text: String) -> Bool {
    text.contains("-") && !text.hasSuffix("-")
      && text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (97...122).contains($0) }
  }

  private static func isChoice(_ text: String, among names: Set<String>, in code: String) -> Bool {
    let isDeclared = code.contains("let identifier =") || code.contains("case ")
    if names.contains(text) { return !isDeclared || code.contains(":") }
    return text == "·" || text.hasSuffix("-") && names.contains { $0.hasPrefix(text) }
  }

  private struct Literal {
    var text: String
    var line: Int
    /// The whole line.
    var code: String
  }

  /// Every string literal of one line without an interpolation; none in comments.
  private static func literals(of source: SourceFile) -> [Literal] {
    guard source.isSwift else { return [] }
    let code = CodeLexer.code(of: source.text, language: .swift, keepingStrings: true)
    return code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      index, line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.indices.filter { $0 % 2 == 1 }.map {
        Literal(text: String(parts[$0]), line: index + 1, code: String(line))
      }
    }
  }
}
