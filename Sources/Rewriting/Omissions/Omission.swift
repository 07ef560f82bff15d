/// Something in a file that a compiler does not take.
package struct CompilerDiagnostic: Hashable, Sendable {
  package let path: String
  /// Counted from 1.
  package let line: Int
  /// Without the word `error`.
  package let message: String

  package init(path: String, line: Int, message: String) {
    (self.path, self.line, self.message) = (path, line, message)
  }

  /// Those of what a compiler said that are to be seen to first: modules that are not here, then names
  /// that nobody declares, then what may follow from both.
  package static func foremost(_ faults: [CompilerDiagnostic]) -> [CompilerDiagnostic] {
    let kinds: [(CompilerDiagnostic) -> Bool] = [
      { $0.message.hasPrefix("no such module") }, { $0.message.hasPrefix("cannot find") },
    ]
    for isFirst in kinds {
      let found = faults.filter(isFirst)
      if !found.isEmpty { return found }
    }
    return faults
  }
}

/// Code that was taken out of a file because it does not compile here.
package struct Omission: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// Counted from 1.
  package let line: Int
  /// Its first line.
  package let code: String
  /// What the compiler said.
  package let reason: String

  package var description: String { "\(path):\(line): left out: \(code) · \(reason)" }
}
