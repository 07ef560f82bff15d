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
    }
  }

  private static func isOfSystem(
    _ word: String, at index: Int, _ file: Parsed, _ module: ModuleIndex
  ) -> Bool {
    if file.is(index - 1, ".") {
      return file.is(index - 2, "Thread") && file.is(index + 2, "forTimeInterval")
    }
    return !module.files.contains { other in
      other.tokens.indices.contains { other.is($0, "func") && other.text($0 + 1) == word }
    }
  }
}
