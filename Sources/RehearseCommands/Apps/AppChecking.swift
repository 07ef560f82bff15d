import Foundation
import Rehearsal

/// Has an application explored, and holds every transition of its own to UIKit's contract, each in a
/// process of its own.
@MainActor
struct AppChecking {
  let build: AppBuild
  let console: Console
  /// Options of the check.
  let words: [String]
  /// What is done with each transition: `check`, or `hunt`.
  var verb = "check"

  func check() throws -> ExitCode {
    try withTemporaryFolder { folder in
      let notes = folder.appendingPathComponent("notes")
      try Data().write(to: notes)
      let exploring = AppExploring(build: build, console: console, words: [])
      let (plan, crashes) = try exploring.explore(notes)
      for crash in crashes { console.err("rehearse \(verb): \(crash)\n") }
      let starts = AppChecking.own(plan)
      guard !starts.isEmpty else {
        console.err(
          "rehearse \(verb): no transition of the application's own was found; "
            + "'rehearse app --explore DIR' shows what there is\n")
        return .different
      }
      var isClean = crashes.isEmpty
      for start in starts where try check(start, plan) != 0 { isClean = false }
      return isClean ? .well : .different
    }
  }

  /// What starts a transition in which the application's own code takes part: each transition once.
  static func own(_ plan: ExplorationPlan) -> [ExplorationPlan.Try] {
    var seen: Set<String> = []
    return AppMap.starts(of: plan).filter { item in
      let own = item.outcome.transitions.filter { $0.isForward && !$0.actors.isEmpty }
      guard !own.isEmpty else { return false }
      return seen.insert(own.map(\.description).joined(separator: ", ")).inserted
    }
  }

  private func check(_ item: ExplorationPlan.Try, _ plan: ExplorationPlan) throws -> Int32 {
    let steps = item.path.steps.map(\.description).joined(separator: ", then ")
    let start = FoundStart(item, in: plan, name: steps, files: [], isInteractive: true)
    console.progress("\(verb)ing \(start.summary)")
    let outcome = try build.run(
      [verb, start.slug] + words, with: [FoundStart.variable: start.json])
    console.endProgress()
    console.out(outcome.out)
    console.err(
      outcome.status < 128
        ? outcome.err
        : "rehearse \(verb): \(CrashText(outcome.err, status: outcome.status).text)\n")
    return outcome.status
  }
}
