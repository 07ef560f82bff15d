import Foundation
import TransitionTesting

/// `rehearse prune`: takes goldens away that no transition has any more.
struct PruneCommand: Command {
  private let studio: any Studio
  private let goldens: GoldenOptions
  private let force = Option(flag: "force", help: "Remove them, and not only list them.")

  init(studio: any Studio) {
    self.studio = studio
    goldens = GoldenOptions(studio: studio)
  }

  var signature: Signature {
    Signature(
      name: "prune", summary: "Lists goldens that nothing has any more, and removes them",
      discussion: "Looks for goldens of transitions, scenarios and modes that are not recorded any "
        + "more. Where no mode is named, those of every mode stay. Lists them; removes them only "
        + "with --force, and never what 'record' has not written.",
      options: [goldens.folder.shape, goldens.scenarios.shape, goldens.modes.shape, force.shape],
      examples: [Example("rehearse prune --force", "After a transition was renamed.")])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let suite = try goldens.suites(arguments, .never)[0]
    try studio.checkScenarios(
      try arguments[goldens.scenarios], of: studio.items.map(\.slug))
    let flows = try studio.items.map { try studio.flow($0.slug) }
    let modes = try arguments[goldens.modes]
    let orphans = suite.orphans(of: flows, modes: modes.isEmpty ? nil : modes)
    let removes = try arguments[force]
    if removes, suite.isAnothers(than: flows) {
      throw UsageError(
        "'\(suite.folder.path.printable)' holds goldens, and this program knows none of them: "
          + "they are another's, or all has been renamed; remove them by hand")
    }
    if removes { try remove(orphans) }
    for file in orphans { console.out("\(file.path)\n") }
    let verb = removes ? "removed" : "to remove"
    console.out("\(orphans.count) \(verb)" + (removes || orphans.isEmpty ? "\n" : ": --force\n"))
    return .well
  }

  private func remove(_ goldens: [URL]) throws {
    do { try GoldenSuite.remove(goldens) } catch {
      throw UsageError("cannot remove goldens: \(reason(error))")
    }
  }
}
