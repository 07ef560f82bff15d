import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// What is said, and where it cannot be said.
@Suite("Standard output") struct OutputTests {
  /// Runs the program with its output where a shell puts it.
  private func shell(_ line: String) throws -> Program.Outcome {
    let program = try BuildContext.ofThisProgram().products.appendingPathComponent("rehearse").path
    return try Program(path: "/bin/sh").run(
      ["-c", line.replacingOccurrences(of: "rehearse", with: "'\(program)'")])
  }

  @Test(
    "that cannot be written is told in one line, with the code of a target that cannot be",
    arguments: [
      "rehearse list >/dev/full", "rehearse --help >/dev/full", "rehearse list >&-",
      "rehearse help render >/dev/full", "trap '' PIPE; { rehearse list; echo $? >&2; } | true",
    ])
  func broken(line: String) throws {
    let outcome = try shell(line)
    #expect(outcome.err.contains("cannot write to standard output: "), "\(outcome.err)")
    #expect(outcome.err.split(separator: "\n").count <= 2, "\(outcome.err)")
    if line.contains("|") {
      #expect(outcome.err.hasSuffix("\n2\n"))
    } else {
      #expect(outcome.status == 2)
    }
  }

  @Test("errors that nobody hears do not change how it ends")
  func deaf() throws {
    #expect(try shell("rehearse rendr 2>/dev/full").status == 2)
    #expect(try shell("rehearse rendr 2>&-").status == 2)
  }

  @Test("a pipe that does not wait gets everything")
  func slow() throws {
    let line = "rehearse list --json | python3 -c 'pass' 2>/dev/null; rehearse list | wc -l"
    #expect(try shell(line).out.contains("57"))
  }
}
