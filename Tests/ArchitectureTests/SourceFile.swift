import Foundation

/// A source as the rules see it: where it is, and what it says.
struct SourceFile {
  /// From the package's root, with `/`: `Sources/Timing/Seconds.swift`.
  let path: String
  let text: String
  /// The text with comments and string literals blanked, line for line.
  let code: String
  /// The folder below `Sources` (or `Tests`, or `Examples`) that is a module, or nil for a file
  /// elsewhere.
  let module: String?
  /// Every module that a Swift source imports, in any of the language's ways of saying so.
  private(set) var imports: [Import] = []

  init(path: String, text: String) {
    self.path = path
    self.text = text
    self.code = CodeLexer.code(of: text, language: path.hasSuffix(".swift") ? .swift : .c)
    let parts = path.split(separator: "/").map(String.init)
    module = parts.count > 2 ? (parts[1] == "TestingOverlays" ? parts[2] : parts[1]) : nil
    imports = findImports()
  }

  var isSwift: Bool { path.hasSuffix(".swift") }

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

extension String {
  /// Cut at every newline: as bytes, which is quick.
  var lines: [Substring] {
    utf8.split(separator: 10, omittingEmptySubsequences: false).map { Substring($0) }
  }
}

extension StringProtocol {
  /// Whether a plain text is part of this one: by bytes, which is quick where most have none.
  func has(_ part: String) -> Bool {
    withCString { text in part.withCString { strstr(text, $0) != nil } }
  }
}
