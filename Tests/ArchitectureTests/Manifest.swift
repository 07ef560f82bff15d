/// Which target depends on which, read from the text of `Package.swift`.
struct Manifest {
  private(set) var dependencies: [String: Set<String>] = [:]

  init(text: String) throws {
    let code = CodeLexer.code(of: text, language: .swift, keepingStrings: true)
    for match in code.matches(of: #/\.(?:target|executableTarget|systemLibrary)\(/#) {
      let body = Manifest.balanced(code[match.range.upperBound...])
      guard let name = body.firstMatch(of: #/name:\s*"([^"]+)"/#) else { continue }
      dependencies[String(name.1)] = Manifest.needs(in: body, of: code)
    }
    guard !dependencies.isEmpty else { throw NothingToExamine(what: "Package.swift") }
  }

  /// Everything that a target can reach.
  func closure(of target: String) -> Set<String> {
    var reached: Set<String> = []
    var open = [target]
    while let next = open.popLast() {
      for need in dependencies[next] ?? [] where reached.insert(need).inserted { open.append(need) }
    }
    return reached
  }

  /// Where manifest, walls and sources disagree.
  func disagreements(with rooms: [Room], sources: [SourceFile]) -> [Fault] {
    let names = Set(rooms.map(\.name))
    let unknown = Set(dependencies.keys).symmetricDifference(names).sorted().map {
      Fault(path: "Package.swift", message: "\($0) is a target or a room, but not both")
    }
    let loose = rooms.flatMap { room in
      (dependencies[room.name] ?? []).subtracting(room.project).sorted().map {
        Fault(path: "Package.swift", message: "\(room.name) must not depend on \($0)")
      }
    }
    let undeclared = ImportRules.graph(of: sources).sorted { $0.key < $1.key }.flatMap {
      module, imports in
      imports.intersection(names).subtracting(closure(of: module)).subtracting([module]).sorted()
        .map {
          Fault(
            path: "Package.swift", message: "\(module) imports \($0), which it does not depend on")
        }
    }
    return unknown + loose + undeclared
  }

  /// Folders of tests that a manifest's text does not name: nobody would miss their tests.
  static func unbuilt(tests: [SourceFile], text: String) -> [Fault] {
    let holding = tests.filter { $0.code.has("@Test") }
    return Set(holding.compactMap(\.module)).sorted().filter { !text.has("\"\($0)\"") }.map {
      Fault(path: "Package.swift", message: "names no target \($0), whose tests are never run")
    }
  }

  /// The text up to the parenthesis that closes it.
  private static func balanced(_ text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text[..<index] }
    }
    return text
  }

  /// A list of names, or the lists that the named constant has on one platform or another.
  private static func needs(in body: Substring, of code: String) -> Set<String> {
    guard let match = body.firstMatch(of: #/dependencies:\s*(\[[^\]]*\]|\w+)/#) else { return [] }
    if match.1.hasPrefix("[") { return names(in: match.1) }
    let constants = code.matches(of: #/let\s+(\w+)[^=\n]*=\s*(\[[^\]]*\])/#)
    return constants.filter { $0.1 == match.1 }.reduce(into: []) { $0.formUnion(names(in: $1.2)) }
  }

  private static func names(in list: Substring) -> Set<String> {
    Set(list.matches(of: #/"([^"]+)"/#).map { String($0.1) })
  }
}
