/// The attributes and modifiers in front of a declaration.
struct Modifiers {
  /// `public`, `override`, `@objc`; without arguments.
  private(set) var found: [String] = []
  /// What stands between the parentheses of `@objc(…)`.
  private(set) var objectiveCName: String?
  /// The index of the first of them, or of the keyword.
  private(set) var start: Int

  init(before keyword: Int, in file: Parsed) {
    start = keyword
    while start > 0, let piece = Modifiers.piece(before: start, in: file) {
      found.append(piece.word)
      if piece.word == "@objc", let arguments = piece.arguments {
        objectiveCName = file.joined(arguments)
      }
      start = piece.start
    }
  }

  func has(_ word: String) -> Bool { found.contains(word) }

  /// The access level as it is written, with a space after it; empty for none.
  var access: String {
    found.first {
      ["open", "public", "package", "fileprivate", "private", "internal"].contains($0)
    }
    .map { $0 + " " } ?? ""
  }

  static let words: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "override",
    "static", "class", "dynamic", "weak", "unowned", "lazy", "mutating", "nonmutating", "optional",
    "required", "convenience", "indirect", "nonisolated", "isolated", "prefix", "postfix",
    "distributed", "consuming", "borrowing",
  ]

  private struct Piece {
    let word: String
    let start: Int
    let arguments: Range<Int>?
  }

  /// The attribute or modifier that ends right before a token.
  private static func piece(before index: Int, in file: Parsed) -> Piece? {
    var last = index - 1
    var arguments: Range<Int>?
    if file.is(last, ")"), file.partner[last] > 0 {
      arguments = (file.partner[last] + 1)..<last
      last = file.partner[last] - 1
    }
    guard file.isWord(last) else { return nil }
    let word = file.text(last)
    if file.is(last - 1, "@") {
      return Piece(word: "@" + word, start: last - 1, arguments: arguments)
    }
    guard words.contains(word), !file.is(last - 1, ".") else { return nil }
    return Piece(word: word, start: last, arguments: arguments)
  }
}
