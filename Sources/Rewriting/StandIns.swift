/// Timers and queues of application code follow the stage's clock: aliases of the module's own beat
/// every import. One is public where the module's public face names it, and only there: a module that
/// imports this one but not UIKit would have two types by that name.
package enum StandIns {
  static let names = [
    "Timer", "DispatchQueue", "DispatchTime", "DispatchWorkItem", "DispatchGroup",
  ]

  /// What goes on a line of its own after the last one of a module's file, and of which file.
  /// - Returns: nil where no file imports UIKit.
  package static func aliases(for sources: [Source]) -> (file: Int, text: String)? {
    let files = sources.map(Parsed.init)
    guard let home = files.indices.first(where: { files[$0].imports("UIKit") }) else { return nil }
    let own = names.filter { name in !files.contains { $0.declares(name) } }
    let shown = Set(files.flatMap { $0.publicWords(among: own) })
    let aliases = own.map { name in
      (shown.contains(name) ? "public " : "") + "typealias \(name) = StageClock.\(name);"
    }
    return (home, aliases.joined(separator: " "))
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

  /// Whether a file has a type of its own by a name, outside of all others.
  fileprivate func declares(_ name: String) -> Bool {
    types.contains { $0.path == name && $0.kind != .extension }
      || tokens.indices.contains {
        self.is($0, "typealias") && brace[$0] < 0 && self.name($0 + 1) == name
      }
  }
}
