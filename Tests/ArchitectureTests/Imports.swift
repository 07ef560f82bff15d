/// A module that a source names, and where.
struct Import: Equatable {
  let module: String
  let line: Int
}

extension SourceFile {
  /// Every module that a Swift source imports, in any of the language's ways of saying so.
  func findImports() -> [Import] {
    guard isSwift else { return [] }
    let statement =
      #/(?:^|;)\s*(?:(?:@\w+(?:\([^)]*\))?|public|package|internal|fileprivate|private)\s+)*import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var|actor)\s+)?(\w+)/#
    return code.lines.enumerated()
      .filter { $0.element.has("import") }
      .flatMap { index, line in
        line.matches(of: statement).map { Import(module: String($0.1), line: index + 1) }
      }
  }

  /// Every header that a C source includes by name; macros such as `FT_FREETYPE_H` are not names.
  var includes: [Import] {
    guard !isSwift else { return [] }
    return zip(text.lines, code.lines).enumerated().compactMap { index, pair in
      guard pair.1.contains("#"),
        let match = pair.0.firstMatch(of: #/#\s*include\s*[<"]([^>"]+)[>"]/#)
      else { return nil }
      return Import(module: String(match.1), line: index + 1)
    }
  }
}

/// The rules about who names whom.
enum ImportRules {
  /// Every import and include that no wall lets through.
  static func breaches(in sources: [SourceFile], rooms: [Room]) throws -> [Fault] {
    guard !sources.isEmpty else { throw NothingToExamine(what: "imports") }
    return sources.flatMap { source -> [Fault] in
      guard let room = rooms.first(where: { $0.name == source.module }) else {
        return [Fault(path: source.path, message: "its module is not in the table of walls")]
      }
      return swiftBreaches(in: source, room) + headerBreaches(in: source, room, sources)
    }
  }

  private static func swiftBreaches(in source: SourceFile, _ room: Room) -> [Fault] {
    source.imports.filter {
      $0.module != room.name && !room.project.contains($0.module)
        && !room.system.contains($0.module)
    }
    .map {
      Fault(path: source.path, line: $0.line, message: "\(room.name) must not import \($0.module)")
    }
  }

  private static func headerBreaches(
    in source: SourceFile, _ room: Room, _ sources: [SourceFile]
  ) -> [Fault] {
    guard !source.isSwift else { return [] }
    let own = sources.filter { $0.module == room.name }.map(\.path)
    return source.includes.filter { header in
      let isOwn = own.contains { $0.hasSuffix("/" + header.module.drop { "./".contains($0) }) }
      return !isOwn && !room.headers.contains { header.module.hasPrefix($0) }
    }
    .map {
      Fault(path: source.path, line: $0.line, message: "\(room.name) must not include \($0.module)")
    }
  }

  /// Who imports whom, as the sources say.
  static func graph(of sources: [SourceFile]) -> [String: Set<String>] {
    var graph: [String: Set<String>] = [:]
    for source in sources {
      guard let module = source.module else { continue }
      graph[module, default: []].formUnion(source.imports.map(\.module))
    }
    return graph
  }

  /// Rings of modules, each once, beginning with the first by name.
  static func cycles(in graph: [String: Set<String>]) -> [[String]] {
    var found: Set<[String]> = []
    func walk(_ module: String, _ trail: [String]) {
      if let start = trail.firstIndex(of: module) {
        found.insert(canonical(Array(trail[start...])))
        return
      }
      for next in graph[module] ?? [] where graph[next] != nil { walk(next, trail + [module]) }
    }
    for module in graph.keys.sorted() { walk(module, []) }
    return found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func canonical(_ ring: [String]) -> [String] {
    let first = ring.indices.min { ring[$0] < ring[$1] } ?? 0
    return Array(ring[first...] + ring[..<first])
  }
}
