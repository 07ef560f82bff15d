import Foundation
import Hunting
import Rehearsal

/// Hunts in a process of its own: where code ends that process, the sequence that did it is made
/// short by further processes.
@MainActor
struct CrashChase {
  let program: Program
  let slug: String
  let variables: [String: String]
  let folder: URL
  let console: Console

  func run(_ words: [String]) throws -> ExitCode {
    let notes = HuntNotes(file: folder.appendingPathComponent("hunt.rehearsal"))
    let outcome = try outcome(["hunt", slug] + words, notes, isBrief: false)
    guard outcome.status >= 128 else {
      console.out(outcome.out)
      console.err(outcome.err)
      return ExitCode(rawValue: outcome.status) ?? .fault
    }
    let crash = CrashText(outcome.err, status: outcome.status)
    guard let found = notes.script else {
      console.err("rehearse hunt: \(crash.text)\n")
      return .different
    }
    let short = try shortest(found, crash, notes)
    console.out(
      "\(slug): the process ended\n\n  survives-process\n    \(crash.line)\n"
        + "    expected  No sequence ends the process, and none keeps it from going on.\n"
        + "    found     in a sequence of \(found.steps.count) steps; the shortest:\n\n"
        + short.steps.map { "      \($0)\n" }.joined())
    return .different
  }

  /// The shortest script that ends the process at the same line.
  private func shortest(
    _ found: RehearsalScript, _ crash: CrashText, _ notes: HuntNotes
  ) throws -> RehearsalScript {
    let file = folder.appendingPathComponent("try.rehearsal")
    var shrinker = Shrinker(most: 80) { steps in
      guard (try? Data(RehearsalScript(steps).description.utf8).write(to: file)) != nil,
        let outcome = try? outcome(["hunt", slug, "--script", file.path], notes, isBrief: true),
        outcome.status >= 128
      else { return false }
      return CrashText(outcome.err, status: outcome.status).trap == crash.trap
    }
    return shrinker.shorten(found.steps).map { RehearsalScript($0) } ?? found
  }

  private func outcome(
    _ line: [String], _ notes: HuntNotes, isBrief: Bool
  ) throws -> Program.Outcome {
    var variables = variables
    variables[HuntNotes.variable] = notes.file.path
    variables[FoundStart.log] = folder.appendingPathComponent("hunt.log").path
    if isBrief { variables["SWIFT_BACKTRACE"] = CrashText.brief }
    return try program.run(line, with: variables)
  }
}
