/// `#Preview { … }` and what conforms to `PreviewProvider` become spaces: they are for Xcode's canvas,
/// and nothing else uses them.
enum Previews {
  /// The source without its previews; the same if there are none. Comments stay.
  static func erased(from source: Source) -> Source {
    let words = String(decoding: source.text, as: UTF8.self)
    guard words.contains("#Preview") || words.contains(provider) else { return source }
    let file = Parsed(source)
    let macros = file.tokens.indices.filter { file.is($0, "#Preview") }.map {
      $0...end(of: $0, in: file)
    }
    let providers = file.types.filter { $0.inherited.contains(where: isProvider) }.map {
      $0.modifiers.start...$0.close
    }
    var text = source.text
    for token in file.tokens.indices
    where (macros + providers).contains(where: { $0.contains(token) }) {
      for place in file.tokens[token].range where text[place] != Ascii.newline {
        text[place] = Ascii.space
      }
    }
    return Source(path: source.path, text: text)
  }

  private static let provider = "PreviewProvider"

  private static func isProvider(_ name: String) -> Bool {
    name == provider || name == "SwiftUI.\(provider)"
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
