/// The rule that a type's name means one thing: what two modules declare at the top of a file is
/// ambiguous to whoever imports both, and to whoever reads about one of them.
enum HomonymRules {
  private static let kinds: Set = ["struct", "enum", "class", "actor", "protocol", "typealias"]

  /// Names that several modules give to a type that is seen outside of its file. A name for another
  /// module's type, as `typealias JSON = Serving.JSON`, is that type's own.
  static func breaches(in sources: [SourceFile]) throws -> [Fault] {
    let declared = sources.filter(\.isSwift).flatMap(declarations)
    guard !declared.isEmpty else { throw NothingToExamine(what: "declarations of types") }
    return Dictionary(grouping: declared, by: \.name).values
      .filter { Set($0.map(\.module)).count > 1 }.map { $0.sorted { $0.path < $1.path } }
      .map { same in
        Fault(
          path: same[0].path, line: same[0].line,
          message: "\(same[0].name) is also a type of \(same[1].module): rename one of them")
      }
      .sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  private struct Declaration {
    var name, module, path: String
    var line: Int
  }

  private static func declarations(in source: SourceFile) -> [Declaration] {
    guard let module = source.module else { return [] }
    let lines = source.code.lines
    return lines.indices.compactMap { index in
      guard lines[index].first.map({ $0 != " " && $0 != "}" }) ?? false else { return nil }
      let words = lines[index].split { !($0.isLetter || $0.isNumber || "_.@".contains($0)) }
        .map(String.init)
      guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count,
        !words[..<place].contains(where: { ["private", "fileprivate", "import"].contains($0) }),
        !words[..<place].contains("extension"), !isAlias(words[place...])
      else { return nil }
      return Declaration(
        name: words[place + 1], module: module, path: source.path, line: index + 1)
    }
  }

  /// Whether it is the same name of another module's type.
  private static func isAlias(_ words: ArraySlice<String>) -> Bool {
    guard words.first == "typealias", let name = words.dropFirst().first else { return false }
    return words.last?.hasSuffix(".\(name)") == true
  }
}
