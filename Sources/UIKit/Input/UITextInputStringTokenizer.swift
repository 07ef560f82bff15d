import Foundation

/// Knows where the words of a text begin and end: letters and digits together are a word; a sentence ends
/// behind its mark, a paragraph and a line at a line's end.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  public init(textInput: any UIResponder & UITextInput) { input = textInput }

  private func units(_ granularity: UITextGranularity) -> [NSRange] {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return [] }
    return TextUnits.ranges(of: granularity, in: input.text(in: all) ?? "")
  }

  private func offset(_ position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? position.offset
  }

  private func position(_ offset: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    let place = offset(position)
    let found = units(granularity).first {
      direction.isForward
        ? $0.location <= place && place < NSMaxRange($0)
        : $0.location < place && place <= NSMaxRange($0)
    }
    guard let found, let input, let start = self.position(found.location),
      let end = self.position(NSMaxRange(found))
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let place = offset(position)
    return units(granularity).contains {
      direction.isForward ? NSMaxRange($0) == place : $0.location == place
    }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let place = offset(position)
    let units = units(granularity)
    let found =
      direction.isForward
      ? units.map { NSMaxRange($0) }.first { $0 > place }
      : units.map(\.location).last { $0 < place }
    return found.flatMap { self.position($0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
}

/// A text cut into characters, words and the like; ranges count in UTF-16.
enum TextUnits {
  static func ranges(of granularity: UITextGranularity, in text: String) -> [NSRange] {
    switch granularity {
    case .character: text.indices.map { NSRange($0..<text.index(after: $0), in: text) }
    case .word: runs(in: text) { $0.isLetter || $0.isNumber || $0 == "’" || $0 == "'" }
    case .sentence: sentences(of: text)
    case .paragraph, .line: runs(in: text) { !$0.isNewline }
    case .document: [NSRange(text.startIndex..<text.endIndex, in: text)]
    }
  }

  /// The stretches of characters that belong.
  private static func runs(in text: String, _ belongs: (Character) -> Bool) -> [NSRange] {
    text.split { !belongs($0) }.map { NSRange($0.startIndex..<$0.endIndex, in: text) }
  }

  private static func sentences(of text: String) -> [NSRange] {
    var (found, start): ([NSRange], String.Index?) = ([], nil)
    var hasEnded = false
    for index in text.indices {
      let sign = text[index]
      if hasEnded, !sign.isWhitespace, !".!?…".contains(sign), let begun = start {
        found.append(NSRange(begun..<index, in: text))
        (start, hasEnded) = (nil, false)
      }
      if start == nil, !sign.isWhitespace { start = index }
      if ".!?…".contains(sign) { hasEnded = true }
    }
    if let start { found.append(NSRange(start..<text.endIndex, in: text)) }
    return found
  }
}
