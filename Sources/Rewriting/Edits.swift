/// Changes to a text, by byte offsets. No change adds or removes a line.
struct Edits {
  private struct Change {
    let range: Range<Int>
    let text: [UInt8]
  }

  private var changes: [Change] = []

  var isEmpty: Bool { changes.isEmpty }

  /// Puts text in place of a range; the text must hold no newline.
  mutating func replace(_ range: Range<Int>, with text: String) {
    changes.append(Change(range: range, text: Array(text.utf8)))
  }

  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// The text with all changes, which must not overlap. Insertions at one place keep their order,
  /// and every line its end.
  func applied(to text: [UInt8]) -> [UInt8] {
    guard !changes.isEmpty else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 1024)
    var place = 0
    let ordered = changes.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    for change in ordered.map(\.element) where change.range.lowerBound >= place {
      result += text[place..<change.range.lowerBound]
      result += change.text
      result += text[change.range].filter { $0 == Ascii.newline }
      place = change.range.upperBound
    }
    return result + text[place...]
  }
}

/// Changes to a file, by its tokens.
struct FileEdits {
  let file: Parsed
  private(set) var edits = Edits()
  private(set) var remarks: [Remark] = []

  init(_ file: Parsed) { self.file = file }

  /// Puts another word in place of a token; spaces fill it up to the old length.
  mutating func replace(_ index: Int, with word: String) {
    let range = file.tokens[index].range
    let filling = String(repeating: " ", count: max(0, range.count - word.utf8.count))
    edits.replace(range, with: word + filling)
  }

  /// Puts another word in place of a token, as long as it is.
  mutating func exchange(_ index: Int, for word: String) {
    edits.replace(file.tokens[index].range, with: word)
  }

  mutating func blank(_ indices: some Sequence<Int>) {
    for index in indices { replace(index, with: "") }
  }

  mutating func insert(_ text: String, before index: Int) {
    edits.insert(text, at: file.tokens[index].range.lowerBound)
  }

  mutating func insert(_ text: String, after index: Int) {
    edits.insert(text, at: file.tokens[index].range.upperBound)
  }

  mutating func remark(_ message: String, at index: Int) {
    remarks.append(Remark(path: file.source.path, line: file.line(of: index), message: message))
  }
}

/// Something that could not be rewritten, and where.
package struct Remark: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// Counted from 1.
  package let line: Int
  package let message: String

  /// As compilers word it, so that editors find the place.
  package var description: String { "\(path):\(line): warning: \(message)" }
}
