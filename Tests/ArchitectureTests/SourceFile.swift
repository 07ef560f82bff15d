import Foundation

/// A source as the rules see it: where it is, and what it says.
struct SourceFile {
  /// From the package's root, with `/`: `Sources/Timing/Seconds.swift`.
  let path: String
  let text: String
  /// The text with comments and string literals blanked, line for line.
  let code: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    self.code = CodeLexer.code(of: text, language: path.hasSuffix(".swift") ? .swift : .c)
  }

  var isSwift: Bool { path.hasSuffix(".swift") }

  /// The folder below `Sources` (or `Tests`, or `Examples`) that is a module, or nil for a file
  /// elsewhere.
  var module: String? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 2 else { return nil }
    return parts[1] == "TestingOverlays" ? parts[2] : parts[1]
  }

  var lineCount: Int {
    text.utf8.count { $0 == 10 } + (text.hasSuffix("\n") || text.isEmpty ? 0 : 1)
  }

  /// The line, from 1, on which a position of `code` lies.
  func line(of position: String.Index) -> Int {
    code.utf8[..<position].count { $0 == 10 } + 1
  }
}

/// Something that breaks a rule, said so that one can go there and mend it.
struct Fault: Equatable, CustomStringConvertible {
  var path: String
  var line = 0
  var message: String

  var description: String { line > 0 ? "\(path):\(line): \(message)" : "\(path): \(message)" }
}

/// A check that saw nothing has checked nothing.
struct NothingToExamine: Error, Equatable {
  var what: String
}
