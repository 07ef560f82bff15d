/// Our own signs, under the names that people know them by; how they are written, `SymbolReader` says.
///
/// Names that begin with an underscore are parts of others. What has a circle around it, a slash across
/// or a badge, and what is filled, needs no line of its own where `SymbolNames` makes it well.
enum SymbolFamilies {
  /// Those that are no parts of others, sorted.
  static let names = data.keys.filter { $0.first != "_" }.sorted()

  static let data: [String: Substring] = {
    let families = [weather, media, words, arrows, people, objects]
    let lines = families.flatMap { $0.split(separator: "\n") }
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let name = line.prefix { $0 != " " }
        return (String(name), line.dropFirst(name.count))
      })
  }()
}
