import Foundation

/// Somebody's package, taken as one module: what `rehearse run --package` plays.
struct PlayedPackage {
  /// The Swift files of all targets but tests, sorted.
  let paths: [String]
  /// The targets' names, which the files need not import.
  let modules: [String]

  /// - Throws: `UsageError` where there is no package, or nothing in it.
  init(_ path: String) throws {
    let folder = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: folder.path + "/Package.swift") else {
      throw UsageError("there is no package in '\(folder.path.printable)'")
    }
    let targets = try withTemporaryFolder {
      try PackageTargets(of: folder, scratch: $0, isPlayed: true)
    }
    paths = targets.modules.flatMap { $0 }.filter { !$0.hasSuffix("/main.swift") }.sorted()
    modules = targets.names
    guard !paths.isEmpty else {
      throw UsageError("there are no Swift files in the package '\(folder.path.printable)'")
    }
  }
}
