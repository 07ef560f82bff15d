/// The rule that every behaviour names what holds it: a test that is there, or why none is possible.
enum FidelityRules {
  /// Fewer letters than this are no reason.
  static let shortestReason = 8

  /// Rows of behaviours that name no test, or one that is not there.
  ///
  /// A row names `Module/Name`, short for `Tests/ModuleTests/…`: a file or a type that holds a test,
  /// or a golden as `Module/Goldens/name-*`. A row without says `none: ` and why.
  static func unheld(page: String, tests: [SourceFile], goldens: [String]) throws -> [Fault] {
    let rows = rows(of: page)
    guard !rows.isEmpty else { throw NothingToExamine(what: "the rows of behaviours") }
    let places = places(in: tests)
    return rows.compactMap { row in
      fault(of: row.holders, places: places, goldens: goldens).map {
        Fault(path: "Documentation/Fidelity.md", line: row.line, message: $0)
      }
    }
  }

  /// The last cell of every row below a head that ends in "held by".
  static func rows(of page: String) -> [(line: Int, holders: String)] {
    var isOfBehaviours = false
    return page.lines.enumerated().compactMap { index, line in
      guard line.hasPrefix("|") else {
        isOfBehaviours = false
        return nil
      }
      let cells = line.dropFirst().dropLast().split(
        separator: "|", omittingEmptySubsequences: false)
      let last = cells.last.map { String($0).trimmed } ?? ""
      if last == "held by" { isOfBehaviours = true }
      let isRow = isOfBehaviours && last != "held by" && !last.allSatisfy { $0 == "-" || $0 == ":" }
      return isRow || (isOfBehaviours && last.isEmpty) ? (index + 1, last) : nil
    }
  }

  private static func fault(of holders: String, places: Set<String>, goldens: [String]) -> String? {
    if holders.hasPrefix("none: ") {
      return holders.count - 6 < shortestReason ? "does not say why no test is possible" : nil
    }
    let names = holders.matches(of: /`([^`]+)`/).map { String($0.1) }
    guard !names.isEmpty else { return "names no test, nor why none is possible: '\(holders)'" }
    let lost = names.first { !isThere($0, places: places, goldens: goldens) }
    return lost.map { "'\($0)' is no test" }
  }

  private static func isThere(_ name: String, places: Set<String>, goldens: [String]) -> Bool {
    let parts = name.split(separator: "/").map(String.init)
    guard parts.count > 1, let room = parts.first, let last = parts.last else { return false }
    let folder = room.hasSuffix("Tests") ? room : room + "Tests"
    guard parts[1] == "Goldens" else { return places.contains("\(folder)/\(last)") }
    let start = "Tests/\(folder)/Goldens/" + last.prefix { $0 != "*" }
    return goldens.contains {
      last.hasSuffix("*") ? $0.hasPrefix(start) : $0.hasPrefix(start + ".")
    }
  }

  /// `Folder/Name` of every file with a test, and of every type that such a file declares.
  private static func places(in tests: [SourceFile]) -> Set<String> {
    let holding = tests.filter { $0.code.has("@Test") }
    return Set(
      holding.flatMap { file -> [String] in
        let parts = file.path.split(separator: "/")
        guard parts.count > 2, let name = parts.last?.split(separator: ".").first else { return [] }
        return (types(in: file) + [name]).map { "\(parts[1])/\($0)" }
      })
  }

  /// The names that follow a type's word on a line: quicker than an expression over all tests.
  private static func types(in file: SourceFile) -> [Substring] {
    file.code.lines.flatMap { line -> [Substring] in
      guard kinds.contains(where: { line.has($0) }) else { return [] }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return zip(words, words.dropFirst()).filter { kinds.contains(String($0.0)) }.map(\.1)
    }
  }

  private static let kinds = ["struct", "class", "enum", "extension"]
}

extension String {
  /// Without blanks around it.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
