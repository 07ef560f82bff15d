/// Initialisers that are called by a class which is only known at run time, where the compiler wants them
/// `required`: `T()`, `Self()`, `type.init(frame:)`. They are written by way of UIKit's `_MadeByType`.
package enum ClassCallRule {
  /// Where a compiler pointed to, counted from 1; columns in bytes.
  package struct Place: Codable, Hashable, Sendable {
    package let line, column: Int

    package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
  }

  static func apply(_ edits: inout FileEdits, at places: Set<Place>) {
    guard !places.isEmpty else { return }
    let file = edits.file
    var starts = [0]
    for (offset, byte) in file.source.text.enumerated() where byte == Ascii.newline {
      starts.append(offset + 1)
    }
    for place in places where place.line >= 1 && place.line <= starts.count {
      let offset = starts[place.line - 1] + place.column - 1
      if let index = file.tokens.firstIndex(where: { $0.range.contains(offset) }) {
        rewrite(index, &edits)
      }
    }
  }

  private static func rewrite(_ index: Int, _ edits: inout FileEdits) {
    let file = edits.file
    if file.is(index, "init"), file.is(index - 1, "."), file.is(index + 1, "(") {
      guard let start = start(before: index - 1, in: file) else { return }
      let isName = start == index - 2 && file.text(start).first?.isUppercase == true
      edits.insert("_MadeByType(", before: start)
      edits.exchange(index - 1, for: isName ? ".self)." : ").")
      edits.exchange(index, for: "make")
    } else if file.isWord(index), file.is(index + 1, "("), !file.is(index - 1, ".") {
      edits.insert("_MadeByType(", before: index)
      edits.insert(".self).make", after: index)
    }
  }

  /// Where the expression begins whose member a dot names.
  private static func start(before dot: Int, in file: Parsed) -> Int? {
    var index = dot - 1
    while index >= 0 {
      if file.is(index, "?") || file.is(index, "!") {
        index -= 1
      } else if file.is(index, ")") || file.is(index, "]") {
        let open = file.partner[index]
        guard open > 0 else { return open == 0 ? 0 : nil }
        let isCall =
          file.isAdjacent(open)
          && (file.isWord(open - 1) || file.is(open - 1, ")") || file.is(open - 1, "]"))
        guard isCall else { return open }
        index = open - 1
      } else if file.isWord(index) {
        guard index > 0, file.is(index - 1, ".") else { return index }
        index -= 2
      } else {
        return nil
      }
    }
    return nil
  }
}
