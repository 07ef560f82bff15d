import TestSupport
import Testing

@testable import RehearseCommands

/// What the program itself says, with its own transitions and devices.
@MainActor @Suite struct HelpTests {
  nonisolated static let commands = [
    "list", "render", "trace", "explain", "gallery", "check", "cost", "hunt", "record", "verify",
    "compare", "report", "prune", "review", "kit",
    "run", "app", "build", "play", "mcp", "new", "conformance",
  ]

  private func rehearse(_ line: [String]) -> Run {
    CommandTests.rehearse(line, studio: StageStudio())
  }

  @Test("the help of a command is what was agreed", arguments: commands)
  func command(name: String) throws {
    let run = rehearse([name, "--help"])
    #expect(run.code == .well && run.err.isEmpty)
    #expect(run == rehearse(["help", name]))
    #expect(run == rehearse([name, "--nonsense", "-h"]))
    try expectGolden(run.out, "help-\(name)")
  }

  @Test("the help of the tool is what was agreed, and names every command")
  func tool() throws {
    let run = rehearse(["--help"])
    #expect(run.code == .well)
    #expect(run == rehearse(["help"]))
    #expect(HelpTests.commands.allSatisfy { run.out.contains("\n  \($0) ") })
    try expectGolden(run.out, "help")
  }

  @Test("no line of help is longer than 80 columns", arguments: [[]] + commands.map { [$0] })
  func width(topic: [String]) {
    let lines = rehearse(["help"] + topic).out.split(separator: "\n")
    #expect(lines.count > 5)
    for line in lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test("every example of a help text is accepted by the parser", arguments: commands)
  func examples(name: String) throws {
    let lines = rehearse(["help", name]).out.split(separator: "\n")
      .filter { $0.hasPrefix("  rehearse ") }
    #expect(!lines.isEmpty)
    for line in lines {
      let words = line.prefix { $0 != "|" }.split(separator: " ").dropFirst().map(String.init)
      #expect(rehearse(words + ["--at", "x"]).err.contains("--at"), "\(line)")
    }
  }

  @Test("without a command help goes to the error stream, as wrong usage")
  func nothing() {
    let run = rehearse([])
    #expect(run.code == .wrongUsage && run.out.isEmpty && run.err.hasPrefix("Usage: rehearse"))
  }

  @Test("the version is one line")
  func version() {
    #expect(rehearse(["--version"]) == Run(code: .well, out: "rehearse 0.1.0\n", err: ""))
  }
}
