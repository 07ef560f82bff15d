import Foundation
import TestSupport
import Testing
import TransitionTesting

@testable import RehearseCommands

/// Pages of the documentation that the program itself knows best.
@MainActor @Suite("The documentation's pages of") struct DocumentationTests {
  @Test("every command say what the program says")
  func commands() throws {
    var page = """
      # Every command

      What `rehearse help` and `rehearse COMMAND --help` say. A test holds this page true.

      ```
      \(rehearse(["help"], studio: StageStudio()).out)```

      """
    for name in HelpTests.commands {
      page += "\n## \(name)\n\n```\n\(rehearse(["help", name], studio: StageStudio()).out)```\n"
    }
    try hold(page, "Commands.md")
  }

  @Test("every rule say what is checked")
  func rules() throws {
    var page = """
      # Every rule

      What a check holds a transition to, in all its outcomes: `TransitionCheck.run`, `rehearse check`. An
      error breaks UIKit's contract; advice is what people will notice. Facts and pitfalls are numbered as in
      [Fidelity.md](Fidelity.md) and [Behaviour.md](Behaviour.md); [Pitfalls.md](Pitfalls.md) shows each rule
      at work on a transition that breaks it. A test holds this page true.

      | rule | what is expected | if not | known from | grave |
      |---|---|---|---|---|

      """
    for rule in Rule.all {
      page += "| `\(rule.name)` | \(rule.expectation) | `\(rule.remedy)` | \(rule.facts) "
      page += "| \(rule.severity.rawValue) |\n"
    }
    try hold(page, "Rules.md")
  }

  private func hold(_ page: String, _ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/\(name)")
    let mode = try RecordMode(ProcessInfo.processInfo.environment)
    let outcome = try GoldenOutcome(page, file: file, mode: mode)
    #expect(
      outcome == .same,
      "Documentation/\(name) is out of date: SNAPSHOT_TESTING_RECORD=failed make test")
  }
}
