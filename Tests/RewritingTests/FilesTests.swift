import Foundation
import Rehearsal
import TestSupport
import Testing

@testable import RehearseCommands

/// `Examples/Files`: iOS code by somebody who had not seen this package, unedited. What is played of each
/// stands in a golden; every file is played under SOAK, and some always.
@MainActor @Suite(.serialized) struct FilesTests {
  private static let folder = ExampleFiles.root.appendingPathComponent("Examples/Files")
  private static let table = ExampleFiles.golden("files-played.txt")
  private static let few = ["03-", "06-", "09-", "15-", "20-"]
  private static let isSoak = ProcessInfo.processInfo.environment["SOAK"] == "1"

  /// What is said of a file when it is played.
  private func line(of name: String) throws -> String {
    let run = try ExampleFiles.run(name, in: Self.folder, at: "0,0.2,1.5")
    let said = run.err.split(separator: "\n").first { $0.hasPrefix("rehearse run: played in ") }
    let told = said?.replacing("rehearse run: ", with: "") ?? "not played"
    return "\(name): \(run.code == .well ? "" : "fails: ")\(told)\n"
  }

  @Test("what is played of files that nobody here has written is what their authors say of them")
  func played() throws {
    let names = try ExampleFiles.names(in: Self.folder)
    let environment = ProcessInfo.processInfo.environment
    let known = (try? String(contentsOf: Self.table, encoding: .utf8)) ?? ""
    if Self.isSoak || environment["SNAPSHOT_TESTING_RECORD"] != nil {
      let text = try names.map(line).joined()
      let outcome = try GoldenOutcome(text, file: Self.table, mode: try RecordMode(environment))
      #expect(outcome == .same, "\(text)")
      return
    }
    #expect(known.split(separator: "\n").count == names.count)
    for name in names where Self.few.contains(where: name.hasPrefix) {
      let said = try line(of: name)
      #expect(known.contains(said), "\(said)")
    }
  }

  @Test("the table of what is played has no file that fails or is not played")
  func tableIsWhole() throws {
    let known = try String(contentsOf: Self.table, encoding: .utf8)
    #expect(!known.contains("fails: ") && !known.contains("not played"), "\(known)")
  }
}

/// Tasks that race: the same calls in the same order, every time.
@MainActor @Suite struct RacingTests {
  private static let source = """
    import UIKit
    final class Racing: UIViewController {
      actor Counter { var sum = 0; func add(_ n: Int) -> Int { sum += n; return sum } }
      let counter = Counter()
      let bar = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 20))
      override func viewDidLoad() {
        super.viewDidLoad()
        bar.backgroundColor = .red
        view.addSubview(bar)
        let go = UIButton(type: .system, primaryAction: UIAction(title: "Go") { [unowned self] _ in race() })
        go.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
        view.addSubview(go)
      }
      func race() {
        for runner in 1...6 {
          Task.detached(priority: runner % 2 == 0 ? .background : .high) { [counter] in
            for step in 1...4 {
              try? await Task.sleep(nanoseconds: UInt64(step * (7 - runner)) * 10_000_000)
              let sum = await counter.add(runner)
              await MainActor.run {
                print(runner, step, sum)
                UIView.animate(withDuration: 0.1) { self.bar.frame.size.width = CGFloat(sum * 4) }
              }
            }
          }
        }
      }
    }
    """

  @Test("of one screen give one sequence of calls and one film, however often they run")
  func repeats() throws {
    let count = ProcessInfo.processInfo.environment["SOAK"] == "1" ? 1000 : 30
    try withFolder { folder in
      let file = folder.appendingPathComponent("Racing.swift")
      try Data(Self.source.utf8).write(to: file)
      let kit = try BuildContext.ofThisProgram()
      try kit.prepare { _ in }
      let program = try FilesProgram(
        of: [file.path], only: nil, resources: nil, kit: kit, in: folder
      ) { _ in }
      let choice = ExplorationPlan.Try(
        path: ExplorationPath(
          root: 0, steps: [.init(kind: .control, description: "tap \"Go\"", script: "tap 90,222")]),
        outcome: ExplorationOutcome())
      let start = FoundStart(
        choice, in: ExplorationPlan(ranks: program.roots.map(\.rank)), name: "Racing", files: [],
        isInteractive: false)
      let trial = Trial(program: program, start: start, folder: folder)
      let first = try trial.run()
      #expect(first.calls.split(separator: "\n").count == 24, "\(first.calls)")
      for round in 1..<count {
        let next = try trial.run()
        #expect(next.calls == first.calls && next.film == first.film, "run \(round)")
      }
    }
  }

  private struct Trial {
    let program: FilesProgram
    let start: FoundStart
    let folder: URL

    @MainActor func run() throws -> (calls: String, film: Data) {
      let film = folder.appendingPathComponent("film.png")
      let log = folder.appendingPathComponent("calls.txt")
      let outcome = try Program(path: program.executable.path).run(
        ["render", start.slug, "-o", film.path, "--at", "0,0.1,0.2,0.4,0.8", "--scale", "0.25"],
        with: [FoundStart.variable: try start.json, FoundStart.log: log.path])
      guard outcome.status == 0 else { throw CompilerError(text: outcome.err) }
      return (try String(contentsOf: log, encoding: .utf8), try Data(contentsOf: film))
    }
  }
}
