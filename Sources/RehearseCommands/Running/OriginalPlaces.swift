import Foundation
import Rewriting

/// What a compiler says of rewritten sources, told of the sources as they are: the columns of its
/// messages and the lines that it quotes. Lines have the same numbers in both.
struct OriginalPlaces {
  /// A file before and after, by lines.
  private struct File {
    let original, rewritten: [ArraySlice<UInt8>]
    let origins: Origins

    /// - Parameters:
    ///   - line, column: Counted from 1, in bytes, in the rewritten text.
    func column(_ line: Int, _ column: Int) -> Int {
      guard rewritten.indices.contains(line - 1), original.indices.contains(line - 1) else {
        return column
      }
      let place = origins.offset(of: rewritten[line - 1].startIndex + column - 1)
      let (start, end) = (original[line - 1].startIndex, original[line - 1].endIndex)
      return min(max(place, start), end) - start + 1
    }

    /// Whether a line is so after rewriting, and takes as many columns as bytes.
    func holds(_ text: String, at line: Int) -> Bool {
      rewritten.indices.contains(line - 1) && original.indices.contains(line - 1)
        && Array(text.utf8) == Array(rewritten[line - 1])
        && rewritten[line - 1].allSatisfy { $0 >= 32 && $0 < 127 }
    }

    /// How many lines there are, an empty one after the last line's end not counted.
    var count: Int { original.count - (original.last?.isEmpty == true ? 1 : 0) }

    func line(_ number: Int) -> String { String(decoding: original[number - 1], as: UTF8.self) }
  }

  private var files: [String: File] = [:]
  /// The file that was named last, and the line of it that was quoted last.
  private var current: File?
  private var quoted: Int?
  /// Whether the last line that was quoted is none of the original.
  private var isBeyond = false

  mutating func add(_ source: Source, _ result: Rewritten) {
    files[source.path] = File(
      original: source.text.split(separator: 10, omittingEmptySubsequences: false),
      rewritten: result.text.split(separator: 10, omittingEmptySubsequences: false),
      origins: result.origins)
  }

  /// Everything that a compiler said, each thing once: what is wrong in a declaration it says of the
  /// module and of the file.
  func told(_ text: String) -> String {
    var places = self
    var heads: Set<String> = []
    var isNew = true
    return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      if line.contains(#/^/.*\.swift:\d+:\d+: /#) { isNew = heads.insert(String(line)).inserted }
      return isNew ? places.line(String(line)) : nil
    }.joined(separator: "\n")
  }

  /// The next of its lines; nil for one that the original does not have. What to do is said where the
  /// place is, not again under the line that is quoted.
  mutating func line(_ text: String) -> String? {
    let isUnderQuote = text.drop { $0 == " " }.hasPrefix("|")
    return place(isUnderQuote ? text : MissingModules.advised(text))
  }

  private mutating func place(_ text: String) -> String? {
    if let match = text.wholeMatch(of: /(\/.*\.swift):(\d+):(\d+): (.*)/),
      let line = Int(match.2), let column = Int(match.3)
    {
      (current, quoted) = (files[String(match.1)], nil)
      isBeyond = false
      guard let current else { return text }
      guard line <= current.count else {
        // What is missing at the end is missing after the last line.
        let end = current.line(current.count).utf8.count + 1
        return "\(match.1):\(current.count):\(end): \(match.4)"
      }
      return "\(match.1):\(line):\(current.column(line, column)): \(match.4)"
    }
    // It says what the lines after it say.
    if text.hasPrefix("error: emit-module command failed") { return nil }
    guard let current else { return text }
    if isBeyond, text.wholeMatch(of: /[ ]*\|[ ].*/) != nil { return nil }
    if let match = text.wholeMatch(of: /( *)(\d+) \| (.*)/), let line = Int(match.2) {
      isBeyond = line > current.count
      guard !isBeyond else { return nil }
      quoted = current.holds(String(match.3), at: line) ? line : nil
      return quoted == nil ? text : "\(match.1)\(line) | \(current.line(line))"
    }
    if let line = quoted, let match = text.wholeMatch(of: /( *\| )( *)([^ ].*)/) {
      let column = current.column(line, match.2.count + 1)
      return match.1 + String(repeating: " ", count: column - 1) + match.3
    }
    return text
  }
}
