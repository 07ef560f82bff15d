import Foundation

/// One thing that is tried: files that lie in a folder, and a command line of a program that runs there.
package struct Blow: Equatable, Sendable {
  /// What runs.
  package enum Program: String, Sendable {
    /// `rehearse`.
    case tool
    /// A reader of ours alone, in a process of its own.
    case reader
  }

  package var program = Program.tool
  package var words: [String] = []
  /// By their paths in the folder.
  package var files: [String: [UInt8]] = [:]
  /// What may lie in the folder afterwards, beside what lay there before: the first parts of paths.
  package var results: Set<String> = []
  /// The exit codes that are answers.
  package var codes: Set<Int32> = [0, 1, 2]

  package init(_ words: [String] = [], program: Program = .tool) {
    (self.words, self.program) = (words, program)
  }

  /// As a line for a shell.
  package var line: String {
    let name = program == .tool ? "rehearse" : "assault --read"
    return ([name] + words.map(Blow.quoted)).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let plain = word.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_./,=:%+".contains($0))
    }
    guard !plain || word.isEmpty else { return word }
    guard word.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 }) else {
      let escaped = word.unicodeScalars.map { scalar in
        scalar.value < 32 || scalar.value == 127 || scalar == "\\" || scalar == "'"
          ? String(format: "\\x%02x", scalar.value) : String(scalar)
      }
      return "$'\(escaped.joined())'"
    }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
