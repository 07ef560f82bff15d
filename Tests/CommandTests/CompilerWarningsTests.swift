import Testing

@testable import RehearseCommands

/// What is passed on of a compiler's words where it has compiled.
@Suite("Warnings of files that compile") struct CompilerWarningsTests {
  private func block(_ place: String, _ words: String) -> String {
    "\(place): \(words)\n1 | code\n  | `- \(words)\n\n"
  }

  @Test("results that nobody uses, and notes on other people's files, are left out")
  func leftOut() {
    let unused = block("/app/Card.swift:3:5", "warning: result of call is unused [#no-usage]")
    let note = block("/kit/UIView.swift:9:1", "note: calls are isolated")
    let own = block("/app/Card.swift:4:5", "warning: variable 'a' was never used [#unused]")
    let ownNote = block("/app/Card.swift:1:1", "note: declared here")
    let all = unused + own + note + ownNote
    #expect(CompilerWarnings.useful(in: all, of: ["/app/Card.swift"]) == own + ownNote)
    #expect(CompilerWarnings.useful(in: unused + note, of: ["/app/./Card.swift"]) == "")
    #expect(CompilerWarnings.useful(in: "", of: []) == "")
  }

  @Test("an error stays, with what explains it")
  func errors() {
    let error = block("/app/Card.swift:4:5", "error: no such member")
    let group = "[#Some]: <https://docs.swift.org/compiler>\n"
    #expect(CompilerWarnings.useful(in: error, of: ["/app/Card.swift"]) == error)
    let warning = block("/app/Card.swift:2:1", "warning: odd [#Some]")
    #expect(CompilerWarnings.useful(in: warning + group, of: []) == warning + group)
  }
}
