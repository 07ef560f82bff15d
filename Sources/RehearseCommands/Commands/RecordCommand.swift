import Foundation
import TransitionTesting

/// `rehearse record`: keeps what is seen as goldens.
struct RecordCommand: Command {
  private let goldens: GoldenOptions
  private let recording = Option<Recording?>(
    optional: "when", .recording, shown: "SNAPSHOT_TESTING_RECORD, or all",
    help: "all, failed, missing or never. Only what is not the same is rewritten.")

  private let environment: [String: String]

  init(studio: any Studio, environment: [String: String]) {
    goldens = GoldenOptions(studio: studio)
    self.environment = environment
  }

  var signature: Signature {
    Signature(
      name: "record", summary: "Keeps films, traces and timelines as goldens",
      discussion: "Plays scenarios of each transition and keeps a contact sheet, a trace and a "
        + "timeline of each. What is the same as before stays untouched. Does nothing where CI is "
        + "true. Exits with 1 if 'failed' or 'missing' wrote something: look at it.",
      positionals: [goldens.names.shape], options: goldens.shapes + [recording.shape],
      examples: [
        Example("rehearse record", "Everything that is new or not the same."),
        Example("rehearse record hero-push --mode dark+rtl", "One of them in another mode."),
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let wanted = try arguments[recording]
    guard environment["CI"] != "true" else {
      throw UsageError(
        "goldens are never recorded where CI is true; 'rehearse verify' compares with them")
    }
    let asked = try environment["SNAPSHOT_TESTING_RECORD"].map {
      try ValueKind.recording.read($0, "SNAPSHOT_TESTING_RECORD")
    }
    let mode = wanted ?? asked ?? .all
    let isSame = try goldens.play(
      arguments, console, "recording", mode, environment: environment, accept: false)
    return mode == .all || isSame ? .well : .different
  }
}
