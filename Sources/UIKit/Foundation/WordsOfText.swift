import Foundation

extension NSString.EnumerationOptions {
  /// Letters and digits together, with the signs that join them: an apostrophe, a point in a number.
  public static var byWords: Self { Self(rawValue: 3) }
  /// Up to a full stop, a question or an exclamation mark with space after it.
  public static var bySentences: Self { Self(rawValue: 4) }
}

extension String {
  /// Goes through the parts of a stretch of text. Words and sentences are found without dictionaries, each
  /// ideograph being a word; all else is left to Foundation.
  public func enumerateSubstrings<R: RangeExpression<String.Index>>(
    in range: R, options: NSString.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
        inout Bool
      ) -> Void
  ) {
    let kind = options.rawValue & 0xFF
    let range = range.relative(to: self)
    guard kind == 3 || kind == 4 else {
      return self[...].enumerateSubstrings(in: range, options: options, body)
    }
    let parts = TextParts(self[range])
    var found = kind == 3 ? parts.words : parts.sentences
    let ends = found.dropFirst().map(\.lowerBound) + [range.upperBound]
    var starts = found.map(\.lowerBound)
    if !starts.isEmpty { starts[0] = range.lowerBound }
    var wholes = zip(starts, ends).map { $0..<$1 }
    if options.contains(.reverse) {
      found.reverse()
      wholes.reverse()
    }
    var stops = false
    for (part, whole) in zip(found, wholes) where !stops {
      let words = options.contains(.substringNotRequired) ? nil : String(self[part])
      body(words, part, whole, &stops)
    }
  }
}

/// Where words and sentences of a text are: the rules of UAX #29, reduced.
private struct TextParts {
  let text: Substring

  init(_ text: Substring) { self.text = text }

  private func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func isIdeograph(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { $0.properties.isIdeographic } ?? false
  }

  var words: [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var index = text.startIndex
    while index < text.endIndex {
      let start = index
      index = text.index(after: index)
      guard isLetter(text[start]) else { continue }
      if !isIdeograph(text[start]) { index = end(from: index) }
      found.append(start..<index)
    }
    return found
  }

  /// Where a word ends of which some letters are known.
  private func end(from start: String.Index) -> String.Index {
    var index = start
    while index < text.endIndex, !isIdeograph(text[index]) {
      let next = text.index(after: index)
      let joins =
        "'’.·:,".contains(text[index]) && next < text.endIndex && isLetter(text[next])
        && joins(text[text.index(before: index)], text[index], text[next])
      guard isLetter(text[index]) || joins else { break }
      index = next
    }
    return index
  }

  private func joins(_ before: Character, _ sign: Character, _ after: Character) -> Bool {
    switch sign {
    case "'", "’", ".": before.isLetter == after.isLetter
    case ",": before.isNumber && after.isNumber
    default: before.isLetter && after.isLetter
    }
  }

  var sentences: [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let sign = text[index]
      index = text.index(after: index)
      let ends = ".!?…。！？".contains(sign) || sign.isNewline
      let isWide = "。！？".contains(sign) || sign.isNewline
      guard ends, isWide || index == text.endIndex || text[index].isWhitespace else { continue }
      while index < text.endIndex, text[index].isWhitespace { index = text.index(after: index) }
      found.append(start..<index)
      start = index
    }
    if start < text.endIndex { found.append(start..<text.endIndex) }
    return found
  }
}
