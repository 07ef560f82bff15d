import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// `Examples/Files/Cases`: small files, each about one thing that somebody's code does. What is said of each
/// stands in a golden that reads from top to bottom; all are played under SOAK, and some always.
@MainActor @Suite(.serialized) struct CaseTests {
  private static let folder = ExampleFiles.root.appendingPathComponent("Examples/Files/Cases")
  private static let table = ExampleFiles.golden("cases.txt")
  private static let few = [
    "never-run-task-operationqueue-runloop.swift", "sender-superview.swift",
    "symbol-force-unwrap.swift", "task-sleep.swift", "start-didselectrow.swift",
  ]

  /// What is said of a file, a paragraph.
  private func told(of name: String) throws -> String {
    let run = try ExampleFiles.run(name, in: Self.folder, at: "0,0.2,1")
    let lines = run.err.replacing(Self.folder.path + "/", with: "").split(separator: "\n")
      .filter { !$0.hasPrefix("linking ") }
    return "## \(name), \(run.code.rawValue)\n" + lines.map { "\($0)\n" }.joined() + "\n"
  }

  @Test("what is said of small files is what their authors can expect")
  func told() throws {
    let environment = ProcessInfo.processInfo.environment
    if environment["SOAK"] == "1" || environment["SNAPSHOT_TESTING_RECORD"] != nil {
      let text = try ExampleFiles.names(in: Self.folder).map(told(of:)).joined()
      let outcome = try GoldenOutcome(text, file: Self.table, mode: try RecordMode(environment))
      #expect(outcome == .same, "\(text)")
      return
    }
    let known = try String(contentsOf: Self.table, encoding: .utf8)
    for name in Self.few {
      let said = try told(of: name)
      #expect(known.contains(said), "\(said)")
    }
  }
}
