import Foundation
import TestSupport

@testable import RehearseCommands

/// Files of `Examples/Files`, each played by `rehearse run` as it is.
@MainActor
enum ExampleFiles {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func golden(_ name: String) -> URL {
    root.appendingPathComponent("Tests/RewritingTests/Goldens").appendingPathComponent(name)
  }

  /// The Swift files that lie in a folder, sorted.
  static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".swift")
    }.sorted()
  }

  /// What the command says of a file, filmed at some instants.
  static func run(_ name: String, in folder: URL, at instants: String) throws -> RunResult {
    try withFolder { made in
      RunResult.of([
        "run", folder.appendingPathComponent(name).path,
        "-o", made.appendingPathComponent("film.png").path, "--at", instants, "--scale", "0.5",
      ])
    }
  }
}
