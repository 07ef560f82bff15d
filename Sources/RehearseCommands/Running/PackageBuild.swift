import Foundation
import Rewriting

/// A build of somebody's own package, its sources rewritten under way.
///
/// The package itself stays as it is: what is made goes to a scratch folder.
struct PackageBuild {
  /// What could not be rewritten.
  let remarks: [Remark]
  private let folder: URL
  private let scratch: URL
  private let flags: [String]

  /// Reads the package's targets and writes the overlay.
  /// - Parameter scratch: Where the build goes.
  init(of folder: URL, kit: Kit, scratch: URL) throws {
    self.folder = folder
    self.scratch = scratch
    let sources = scratch.appendingPathComponent("rewritten")
    try? FileManager.default.removeItem(at: sources)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let overlay = try Overlay(of: try PackageBuild.modules(of: folder, scratch), in: sources)
    remarks = overlay.remarks
    flags =
      (overlay.compilerFlags + (try kit.compilerFlags())).flatMap { ["-Xswiftc", $0] }
      + kit.linkerFlags.filter { $0 != "-Xlinker" }.flatMap {
        ["-Xlinker", $0]
      }
  }

  /// Builds everything in it, tests included.
  /// - Parameter words: Of SwiftPM, such as `["test"]`.
  func run(_ words: [String] = ["build"]) throws -> Program.Outcome {
    try Program.named("swift").run(
      words + ["--package-path", folder.path, "--scratch-path", scratch.path] + flags)
  }

  /// A place of its own for every package.
  static func cache(for folder: URL) throws -> URL {
    let caches = try FileManager.default.url(
      for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let name = folder.path.utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return caches.appendingPathComponent("rehearsal/\(String(name, radix: 16))")
  }

  /// The Swift files of each target.
  private static func modules(of folder: URL, _ scratch: URL) throws -> [[String]] {
    let outcome = try Program.named("swift").run([
      "package", "--package-path", folder.path, "--scratch-path", scratch.path, "describe",
      "--type", "json",
    ])
    guard outcome.status == 0, let start = outcome.out.firstIndex(of: "{") else {
      throw CompilerError(text: outcome.err + outcome.out)
    }
    let description = try JSONDecoder().decode(
      Description.self, from: Data(outcome.out[start...].utf8))
    return description.targets.map { target in
      target.sources.filter { $0.hasSuffix(".swift") }.map {
        folder.appendingPathComponent(target.path).appendingPathComponent($0).path
      }
    }
  }

  /// What `swift package describe` tells, as far as it matters.
  private struct Description: Decodable {
    struct Target: Decodable {
      let path: String
      let sources: [String]
    }
    let targets: [Target]
  }
}
