/// The build settings of a target: levels over levels, each of which may refer to what lies below it.
package struct BuildSettings: Sendable {
  /// Lowest first.
  private let levels: [SettingLevel]

  /// References inside of references that are followed.
  private static let deepest = 60
  /// Characters of a value: one that doubles itself again and again ends here.
  private static let longest = 1 << 16

  init(_ levels: [SettingLevel]) { self.levels = levels }

  /// The value of a setting, references put in; empty for one that nobody sets.
  package subscript(name: String) -> String { value(name, below: levels.count, 0, Effort()) }

  /// The value, nil where it is empty.
  package func text(_ name: String) -> String? {
    let value = self[name].trimmingBlanks
    return value.isEmpty ? nil : value
  }

  /// The words of a list; quotes hold words with blanks together.
  package func list(_ name: String) -> [String] { BuildSettings.words(self[name]) }

  package func isTrue(_ name: String) -> Bool {
    ["YES", "TRUE", "1"].contains(self[name].trimmingBlanks.uppercased())
  }

  /// The names of all that is set.
  package var names: Set<String> { Set(levels.flatMap(\.values.keys)) }

  /// Puts the values of settings into a text: `$(NAME)`, `${NAME}`, `$(NAME:operator)`.
  package func expand(_ text: String) -> String { expand(text, nil, 0, Effort()) }

  private func value(_ name: String, below level: Int, _ depth: Int, _ effort: Effort) -> String {
    guard depth < Self.deepest, effort.spend(),
      let index = levels[..<level].lastIndex(where: { $0.values[name] != nil }),
      let raw = levels[index].values[name]
    else { return "" }
    return expand(raw, Place(name: name, level: index), depth + 1, effort)
  }

  private func expand(_ text: String, _ place: Place?, _ depth: Int, _ effort: Effort) -> String {
    guard text.contains("$"), depth < Self.deepest else { return text }
    var result = ""
    var rest = Array(text)[...]
    while let mark = rest.popFirst() {
      guard result.utf8.count < Self.longest else { return result }
      guard mark == "$", let open = rest.first, open == "(" || open == "{",
        let end = BuildSettings.end(of: rest)
      else {
        result.append(mark)
        continue
      }
      let inner = expand(String(rest[(rest.startIndex + 1)..<end]), place, depth + 1, effort)
      rest = rest[(end + 1)...]
      result += reference(inner, place, depth + 1, effort)
    }
    return result
  }

  private func reference(
    _ inner: String, _ place: Place?, _ depth: Int, _ effort: Effort
  ) -> String {
    let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var value =
      if let place, parts[0] == "inherited" || parts[0] == place.name {
        // A setting that names itself means what lies below.
        self.value(place.name, below: place.level, depth, effort)
      } else {
        self.value(parts[0], below: levels.count, depth, effort)
      }
    for operation in parts.dropFirst() { value = SettingOperator.apply(operation, to: value) }
    return value
  }

  /// Which setting of which level is being worked out.
  private struct Place {
    let name: String
    let level: Int
  }

  /// References that one value may follow in all: few have more than ten.
  private final class Effort {
    private var left = 20_000

    func spend() -> Bool {
      left -= 1
      return left > 0
    }
  }

  /// Where the bracket closes that opens a text.
  private static func end(of text: ArraySlice<Character>) -> Int? {
    guard let open = text.first else { return nil }
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The words of a text as a shell takes them apart.
  package static func words(_ text: String) -> [String] {
    var (words, word): ([String], String?) = ([], nil)
    var quote: Character?
    var isEscaped = false
    for mark in text {
      if isEscaped {
        word = (word ?? "") + String(mark)
        isEscaped = false
      } else if mark == "\\" {
        isEscaped = true
      } else if mark == quote {
        quote = nil
      } else if quote == nil, mark == "\"" || mark == "'" {
        (quote, word) = (mark, word ?? "")
      } else if quote == nil, mark.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(mark)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
