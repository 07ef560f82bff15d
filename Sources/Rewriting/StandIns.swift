/// Timers, queues and requests of application code follow the stage's clock: aliases of the module's own beat
/// every import. One is public where the module's public face names it, and only there; a module that
/// imports that one, but not UIKit, would have two types by that name, and has an alias as well.
package enum StandIns {
  static let names = [
    "Timer", "DispatchQueue", "DispatchTime", "DispatchWorkItem", "DispatchGroup",
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLRequest",
    "URLResponse", "HTTPURLResponse", "URLProtocol", "URLProtocolClient", "URLCache",
    "CachedURLResponse", "MeasurementFormatter", "DateComponentsFormatter",
    "PersonNameComponentsFormatter", "DateIntervalFormatter",
  ]

  /// What goes on a line of its own after the last one of a module's file, and of which file.
  package struct Aliases: Equatable, Sendable {
    package let file: Int
    package let text: String
    /// The names that modules see which import this one.
    let shown: [String]
  }

  /// Those of a module alone.
  /// - Returns: nil where no file imports UIKit, or what brings it along.
  package static func aliases(for sources: [Source]) -> Aliases? {
    aliases(for: [(name: "", sources: sources)])[0]
  }

  /// Those of modules that may import each other.
  /// - Returns: As many as there are modules; nil where neither UIKit is imported nor spoken of anything that
  ///   follows the stage's clock, nor a module imported whose names would clash with those of Foundation.
  package static func aliases(for modules: [(name: String, sources: [Source])]) -> [Aliases?] {
    let files = modules.map { $0.sources.map(Parsed.init) }
    var shown: [String: [String]] = [:]
    var found = files.map { aliases(of: $0, shown) }
    // What one module shows, one that imports it may show as well.
    for _ in modules {
      for (module, aliases) in zip(modules, found) { shown[module.name] = aliases?.shown }
      let next = files.map { aliases(of: $0, shown) }
      if next == found { break }
      found = next
    }
    return found
  }

  /// Modules of screens that bring UIKit along.
  private static let bringers: [StaticString] = ["WebKit", "MapKit", "SafariServices", "AVKit"]

  private static func aliases(of files: [Parsed], _ shown: [String: [String]]) -> Aliases? {
    let own = names.filter { name in !files.contains { $0.declares(name) } }
    if let home = files.firstIndex(where: { $0.imports("UIKit") })
      ?? files.firstIndex(where: { file in bringers.contains { file.imports($0) } })
    {
      return aliases(own, home, of: files)
    }
    // A module that has not asked for UIKit has of it what it speaks of itself, and what others show it.
    let foreign = Set(files.flatMap(\.importedModules).flatMap { shown[$0] ?? [] })
    let isOfFoundation = files.contains { $0.imports("Foundation") }
    let used = isOfFoundation ? own.filter { name in files.contains { $0.speaks(of: name) } } : []
    let needed = own.filter { foreign.contains($0) || used.contains($0) }
    let formats = isOfFoundation && files.contains { $0.speaks(of: "formatted") }
    guard !needed.isEmpty || formats else { return nil }
    let start = "import enum UIKit.StageClock; "
    return needed.isEmpty
      ? Aliases(file: 0, text: start, shown: []) : aliases(needed, 0, of: files, start)
  }

  private static func aliases(
    _ names: [String], _ home: Int, of files: [Parsed], _ start: String = ""
  ) -> Aliases? {
    guard !names.isEmpty else { return nil }
    let shown = Set(files.flatMap { $0.publicWords(among: names) })
    let lines = names.map { name in
      (shown.contains(name) ? "public " : "") + "typealias \(name) = StageClock.\(name);"
    }
    return Aliases(
      file: home, text: start + lines.joined(separator: " "), shown: shown.sorted())
  }
}

extension Rewritten {
  /// The text with something after its last line, which may be a comment.
  package func text(with addition: String) -> [UInt8] {
    guard !addition.isEmpty else { return text }
    return text + (text.last == Ascii.newline ? [] : [Ascii.newline]) + Array(addition.utf8)
  }
}

extension Parsed {
  private static let access: Set<String> = ["public", "open", "package"]

  /// Which of some names declarations speak of that other modules see: what stands between `public` and
  /// the body, and the requirements, cases and members that are as public as their type.
  fileprivate func publicWords(among names: [String]) -> [String] {
    let heads = tokens.indices.filter { isWord($0) && Parsed.access.contains(text($0)) }
      .map { $0..<endOfHead(from: $0) }
    let faces = types.filter {
      [.protocol, .enum, .extension].contains($0.kind)
        && $0.modifiers.found.contains(where: Parsed.access.contains)
    }
    guard !(heads.isEmpty && faces.isEmpty) else { return [] }
    return tokens.indices.filter { index in
      isWord(index) && names.contains(name(index)) && !self.is(index - 1, ".")
        && (heads.contains { $0.contains(index) } || faces.contains { brace[index] == $0.open })
    }.map(name)
  }

  /// Where the head of a declaration ends: at its body, its value, or the next declaration.
  private func endOfHead(from word: Int) -> Int {
    var declarations = 0
    var place = word + 1
    while place < tokens.count, !["{", "}", ";", "="].contains(text(place)) {
      if Member.keywords.contains(text(place)) || self.is(place, "typealias") { declarations += 1 }
      if declarations > 1 { break }
      // What a typealias stands for comes after the sign.
      if self.is(place, "typealias") { return min(place + 12, tokens.count) }
      if self.is(place, "("), partner[place] > place { place = partner[place] }
      place += 1
    }
    return place
  }

  /// The names of the modules that a file imports, of which it may take only one thing.
  fileprivate var importedModules: [String] {
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    return tokens.indices.filter { self.is($0, "import") }.map { place in
      name(kinds.contains(text(place + 1)) ? place + 2 : place + 1)
    }
  }

  fileprivate func speaks(of name: String) -> Bool {
    tokens.indices.contains { isWord($0) && self.name($0) == name }
  }

  /// Whether a file has a type of its own by a name, outside of all others.
  fileprivate func declares(_ name: String) -> Bool {
    types.contains { $0.path == name && $0.kind != .extension }
      || tokens.indices.contains {
        self.is($0, "typealias") && brace[$0] < 0 && self.name($0 + 1) == name
      }
  }
}
