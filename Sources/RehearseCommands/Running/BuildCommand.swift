import Foundation

/// `rehearse build`: somebody's own package, compiled as it is.
struct BuildCommand: Command {
  private let package = Option(
    "package", .path.called("DIR"), default: ".", shown: "the current folder",
    help: "The package's folder. Nothing in it is changed.")
  private let scratch = Option(
    optional: "scratch", .path.called("DIR"), shown: "a folder in the cache",
    help: "Where the build goes.")

  var signature: Signature {
    Signature(
      name: "build", summary: "Compile an iOS package of yours",
      discussion:
        "Builds a Swift package for iOS with this UIKit, its tests left out. The compiler reads its sources "
        + "rewritten where they say @objc or #selector; what it says points into your files.",
      options: [package.shape, scratch.shape],
      examples: [
        Example("rehearse build --package ../MyTransitions", "Without a change to the package.")
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    try PackageBuild.prepared(
      try arguments[package], scratch: try arguments[scratch], console
    ).run(["build"], console)
  }
}
