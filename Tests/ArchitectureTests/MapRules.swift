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
}
