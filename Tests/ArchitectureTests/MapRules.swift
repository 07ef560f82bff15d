/// The rule that nobody has to guess what a folder is for.
enum MapRules {
  /// Fewer letters than this are a name said twice, not a purpose.
  static let shortestPurpose = 20

  /// Folders that the map does not name in a row of their own with a sentence of purpose.
  static func unnamed(folders: [String], map: String) -> [Fault] {
    let rows = map.split(separator: "\n").map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return folders.filter { folder in
      !rows.contains { $0.count > 1 && $0[0] == "`\(folder)`" && $0[1].count >= shortestPurpose }
    }
    .map { Fault(path: "Documentation/Map.md", message: "has no row that says what \($0) is for") }
  }

  /// Files, and what is to be looked for in them, that the map's ten questions name and that are
  /// not there: `` `Room/File.swift`, `word` and `word` `` in any cell.
  static func lost(map: String, text: (String) -> String?) throws -> [Fault] {
    guard let questions = map.range(of: "\n## Ten questions\n") else {
      throw NothingToExamine(what: "the map's questions")
    }
    let place = /`(\w+\/[\w\/+]+\.swift)`((?:(?:, | and )`\w+`)+)/
    let places = map[questions.upperBound...].matches(of: place)
    guard places.count >= 9 else { throw NothingToExamine(what: "the map's answers") }
    return places.flatMap { match -> [Fault] in
      let path = "Sources/\(match.1)"
      guard let text = text(path) else {
        return [Fault(path: "Documentation/Map.md", message: "\(path) is not there")]
      }
      return match.2.matches(of: /`(\w+)`/).map { String($0.1) }.filter { !text.has($0) }.map {
        Fault(path: "Documentation/Map.md", message: "\(path) has no '\($0)'")
      }
    }
  }
}
