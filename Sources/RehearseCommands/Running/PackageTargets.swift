import Foundation
import Rewriting

/// What somebody's package is made of, that of its dependencies included.
struct PackageTargets {
  /// The paths of the Swift files of each module.
  let modules: [[String]]
  /// What each is called in sources.
  let names: [String]
  private let manifest: Source

  /// - Parameters:
  ///   - scratch: Where SwiftPM puts what it fetches.
  ///   - isPlayed: Whether only what is played counts: no tests, plugins and macros.
  init(of folder: URL, scratch: URL, isPlayed: Bool = false) throws {
    let others = try PackageTargets.dependencies(of: folder, scratch)
    var (modules, names): ([[String]], [String]) = ([], [])
    for root in [folder] + others {
      for target in try PackageTargets.targets(of: root, scratch)
      where !isPlayed || ["library", "executable"].contains(target.type) {
        names.append(target.c99name)
        modules.append(
          target.sources.filter { $0.hasSuffix(".swift") }.map {
            root.appendingPathComponent(target.path).appendingPathComponent($0).path
          })
      }
    }
    (self.modules, self.names) = (modules, names)
    let path = folder.appendingPathComponent("Package.swift").path
    manifest = Source(path: path, text: Array(FileManager.default.contents(atPath: path) ?? Data()))
  }

  /// - Throws: `UsageError` if a target is called like a module that UIKit is made of here.
  func checkNames(against kit: BuildContext) throws {
    guard let name = names.first(where: kit.hasModule) else { return }
    throw UsageError(
      "the target '\(name.printable)' has the name of a module that UIKit is made of here; "
        + "it can be built under another name only")
  }

  /// Dependencies that SwiftPM leaves out, because they are for other platforms than this one.
  func leftOut() -> [Remark] {
    let lines = String(decoding: manifest.text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { number, line in
      guard let match = line.firstMatch(of: /condition:\s*\.when\(platforms:\s*\[([^\]]*)\]/),
        !match.1.contains(".linux")
      else { return nil }
      return Remark(
        path: manifest.path, line: number + 1,
        message: "SwiftPM leaves this dependency out on Linux: add .linux to its platforms")
    }
  }

  private static func targets(of folder: URL, _ scratch: URL) throws -> [Description.Target] {
    let outcome = try Program.named("swift").run([
      "package", "--package-path", folder.path, "--scratch-path", scratch.path, "describe",
      "--type", "json",
    ])
    guard outcome.status == 0, let start = outcome.out.firstIndex(of: "{") else {
      throw CompilerError(text: outcome.err + outcome.out)
    }
    return try JSONDecoder().decode(Description.self, from: Data(outcome.out[start...].utf8))
      .targets
  }

  /// The folders of all that the package depends on, once each.
  private static func dependencies(of folder: URL, _ scratch: URL) throws -> [URL] {
    let outcome = try Program.named("swift").run([
      "package", "--package-path", folder.path, "--scratch-path", scratch.path,
      "show-dependencies", "--format", "json",
    ])
    guard outcome.status == 0, let start = outcome.out.firstIndex(of: "{") else {
      throw CompilerError(text: outcome.err + outcome.out)
    }
    let root = try JSONDecoder().decode(Dependency.self, from: Data(outcome.out[start...].utf8))
    return Set(root.dependencies.flatMap(\.allPaths)).sorted().map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath()
    }
  }

  /// What `swift package show-dependencies` tells, as far as it matters.
  private struct Dependency: Decodable {
    let path: String
    let dependencies: [Dependency]

    var allPaths: [String] { [path] + dependencies.flatMap(\.allPaths) }
  }

  /// What `swift package describe` tells, as far as it matters.
  private struct Description: Decodable {
    struct Target: Decodable {
      let c99name, path, type: String
      let sources: [String]
    }
    let targets: [Target]
  }
}
