/// Timers and queues of application code follow the stage's clock: aliases of the module's own beat
/// every import.
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
    return (home, own.map { "typealias \($0) = StageClock.\($0);" }.joined(separator: " "))
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
  /// Whether a file has a type of its own by a name, outside of all others.
  fileprivate func declares(_ name: String) -> Bool {
    types.contains { $0.path == name && $0.kind != .extension }
      || tokens.indices.contains {
        self.is($0, "typealias") && brace[$0] < 0 && self.name($0 + 1) == name
      }
  }
}
