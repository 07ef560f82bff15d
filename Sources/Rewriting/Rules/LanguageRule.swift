/// Texts that count, and the language that the program speaks: Foundation has both otherwise here.
enum LanguageRule {
  private static let members = [
    "localizedStringWithFormat": "_localizedStringWithFormat",
    "preferredLocalizations": "_preferredLocalizations",
  ]

  static func apply(_ edits: inout FileEdits, _ module: ModuleIndex) {
    let file = edits.file
    // What stands in a table goes through one of these, or through somebody's `localized`. Members are seen
    // in all files of a module one of which imports what has them.
    guard module.files.contains(where: { $0.imports("UIKit") }),
      file.tokens.indices.contains(where: { isOfTables($0, file) })
    else { return }
    for index in file.tokens.indices where file.isWord(index) {
      let word = file.text(index)
      if let name = members[word], file.is(index - 1, ".") {
        // The other one asks about languages that it is told.
        guard word != "preferredLocalizations" || !file.is(index + 1, "(") else { continue }
        guard !file.is(index - 2, "NSString") else { continue }
        edits.exchange(index, for: name)
      } else if word == "format", file.is(index - 1, "("), file.is(index - 2, "String"),
        file.is(index + 1, ":"), !file.is(index - 3, "func")
      {
        edits.exchange(index, for: "_format")
      }
    }
  }

  private static func isOfTables(_ index: Int, _ file: Parsed) -> Bool {
    guard file.isWord(index) else { return false }
    let word = file.text(index)
    return word.contains("ocalized") || word == "preferredLocalizations"
  }
}
