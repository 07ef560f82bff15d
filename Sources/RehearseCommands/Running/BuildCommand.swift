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
      discussion: "Builds a Swift package for iOS with this UIKit. The compiler reads its sources "
        + "rewritten where they say @objc or #selector; what it says points into your files.",
      options: [package.shape, scratch.shape],
      examples: [
        Example("rehearse build --package ../MyTransitions", "Without a change to the package.")
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let folder = URL(fileURLWithPath: try arguments[package]).standardizedFileURL
    guard FileManager.default.fileExists(atPath: folder.path + "/Package.swift") else {
      throw UsageError("there is no package in '\(folder.path.printable)'")
    }
    let kit = try Kit.ofThisProgram()
    try kit.buildLibrary { console.err($0) }
    let scratch = try arguments[scratch].map { URL(fileURLWithPath: $0) }
    let build = try PackageBuild(
      of: folder, kit: kit, scratch: scratch ?? PackageBuild.cache(for: folder))
    build.remarks.forEach { console.err("\($0)\n") }
    let outcome = try build.run()
    console.err(outcome.err)
    console.out(outcome.out)
    return outcome.status == 0 ? .well : .different
  }
}
