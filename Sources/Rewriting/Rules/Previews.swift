/// `#Preview { … }` becomes spaces: it is for Xcode's canvas, and nothing else uses it.
enum Previews {
  /// The source without its previews; the same if there are none. Comments stay.
  static func erased(from source: Source) -> Source {
    guard String(decoding: source.text, as: UTF8.self).contains("#Preview") else { return source }
    let file = Parsed(source)
    var text = source.text
    for index in file.tokens.indices where file.is(index, "#Preview") {
      for token in file.tokens[index...end(of: index, in: file)] {
        for place in token.range where text[place] != Ascii.newline { text[place] = Ascii.space }
      }
    }
    return Source(path: source.path, text: text)
  }

  /// The last token: of the arguments, of the closure, or the word itself.
  private static func end(of index: Int, in file: Parsed) -> Int {
    var last = index
    for bracket in ["(", "{"] where file.text(last + 1) == bracket {
      guard file.partner[last + 1] > last else { return last }
      last = file.partner[last + 1]
    }
    return last
  }
}
