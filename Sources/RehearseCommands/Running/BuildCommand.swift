import Foundation

/// `rehearse build`: somebody's own package, compiled as it is.
struct BuildCommand: Command {
  private let package = Option(
    "package", .path.called("DIR"), default: ".", shown: "the current folder",
    help: "The package's folder. Nothing in it is changed.")
  private let scratch = Option(
    optional: "scratch", .path.called("DIR"), shown: "a folder in the cache",
    help: "Where the build goes.")
  private let project = Option(
    optional: "project", .path.called("PATH"),
    help: "An Xcode project, a workspace or a folder with one, in the place of a package.")
  private let app = AppOptions()

  var signature: Signature {
    Signature(
      name: "build", summary: "Compile an iOS package of yours",
      discussion:
        "Builds a Swift package for iOS, or the application of an Xcode project, with this UIKit, tests left out. The compiler reads its sources "
        + "rewritten where they say @objc or #selector; what it says points into your files.",
      options: [package.shape, scratch.shape, project.shape] + app.choosing,
      examples: [
        Example("rehearse build --package ../MyTransitions", "Without a change to the package."),
        Example("rehearse build --project Shop.xcodeproj", "Prints where the application lies."),
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    if let path = try arguments[project] {
      let build = try AppBuild.built(try app.choice(arguments, path: path), console)
      console.out(build.bundle.path + "\n")
      return .well
    }
    return try PackageBuild.prepared(
      try arguments[package], scratch: try arguments[scratch], console
    ).run(["build"], console)
  }
}
