/// Changes to a text, by byte offsets. No change adds or removes a line.
struct Edits {
  private struct Change {
    let range: Range<Int>
    let text: [UInt8]
  }

  private var changes: [Change] = []

  var isEmpty: Bool { changes.isEmpty }

  /// Where the places of the changed text come from.
  var origins: Origins {
    var (origins, place) = (Origins(), 0)
    for change in ordered where change.range.lowerBound >= place {
      origins.changes.append((change.range, change.text.count))
      place = change.range.upperBound
    }
    return origins
  }

  private var ordered: [Change] {
    changes.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
  }

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
    for change in ordered where change.range.lowerBound >= place {
      result += text[place..<change.range.lowerBound]
      result += change.text
      result += text[change.range].filter { $0 == Ascii.newline }
      place = change.range.upperBound
    }
    return result + text[place...]
  }
}

/// Which place of a text a place of the rewritten text comes from.
package struct Origins: Sendable {
  /// In order: what was replaced, and how many bytes stand there now.
  fileprivate(set) var changes: [(range: Range<Int>, count: Int)] = []

  /// - Parameter place: A byte's offset in the rewritten text.
  /// - Returns: The offset of the same byte; for what was put in, of the place where it was.
  package func offset(of place: Int) -> Int {
    var shift = 0
    for change in changes {
      let start = change.range.lowerBound + shift
      if place < start { break }
      if place < start + change.count {
        return change.range.lowerBound + min(place - start, max(change.range.count - 1, 0))
      }
      shift += change.count - change.range.count
    }
    return place - shift
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
    remark(message, line: file.line(of: index))
  }

  mutating func remark(_ message: String, line: Int) {
    remarks.append(Remark(path: file.source.path, line: line, message: message))
  }
}

/// Something that could not be rewritten, and where.
package struct Remark: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// Counted from 1.
  package let line: Int
  package let message: String

  package init(path: String, line: Int, message: String) {
    (self.path, self.line, self.message) = (path, line, message)
  }

  /// As compilers word it, so that editors find the place.
  package var description: String { "\(path):\(line): warning: \(message)" }
}
