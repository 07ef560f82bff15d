import Foundation
import TransitionTesting

/// `rehearse verify`: fails where something is not as it was.
struct VerifyCommand: Command {
  private let goldens: GoldenOptions
  private let artifacts = Option(
    optional: "artifacts", .path.called("DIR"), shown: "SNAPSHOT_ARTIFACTS",
    help: "Where to put what differs: reference, failure and difference.")

  private let environment: [String: String]

  init(studio: any Studio, environment: [String: String]) {
    goldens = GoldenOptions(studio: studio)
    self.environment = environment
  }

  var signature: Signature {
    Signature(
      name: "verify", summary: "Fails where something is not as it was recorded",
      discussion: "Plays what has been recorded and compares every pixel, value and call. Names "
        + "the first bad frame, the layer and the line that accepts what is new. Writes no "
        + "golden. Exits with 1 if anything differs or is missing.",
      positionals: [goldens.names.shape], options: goldens.shapes + [artifacts.shape],
      examples: [
        Example("rehearse verify", "The whole catalogue."),
        Example("rehearse verify --shard 2/5", "One machine's share of it."),
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let target = try arguments[artifacts] ?? environment["SNAPSHOT_ARTIFACTS"]
    let isSame = try goldens.play(
      arguments, console, "verifying", .never, artifacts: target, accept: true)
    return isSame ? .well : .different
  }
}
