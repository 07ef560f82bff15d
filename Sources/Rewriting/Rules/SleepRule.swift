/// `sleep`, `usleep` and `Thread.sleep` rest on the stage's clock: the machine's would hold up the stage.
enum SleepRule {
  private static let functions = ["sleep", "usleep"]

  static func apply(_ edits: inout FileEdits, _ module: ModuleIndex) {
    let file = edits.file
    guard module.files.contains(where: { $0.imports("UIKit") }) else { return }
    for index in file.tokens.indices where file.isWord(index) && file.is(index + 1, "(") {
      let word = file.text(index)
      guard functions.contains(word), isOfSystem(word, at: index, file, module) else { continue }
      edits.exchange(index, for: "_\(word)")
      if file.is(index + 2, "until") { askForSpan(at: index, &edits) }
    }
  }

  /// Dates are of the machine's clock: the application's own code works out how long it is until then, for
  /// nothing below it may ask what time it is.
  private static func askForSpan(at index: Int, _ edits: inout FileEdits) {
    let close = edits.file.partner[index + 1]
    guard close > index + 4 else { return }
    edits.insert("(", before: index + 4)
    edits.insert(" as Date).timeIntervalSinceNow", before: close)
  }

  private static func isOfSystem(
    _ word: String, at index: Int, _ file: Parsed, _ module: ModuleIndex
  ) -> Bool {
    if file.is(index - 1, ".") {
      return file.is(index - 2, "Thread")
        && (file.is(index + 2, "forTimeInterval") || file.is(index + 2, "until"))
    }
    return !module.files.contains { other in
      other.tokens.indices.contains { other.is($0, "func") && other.text($0 + 1) == word }
    }
  }
}
