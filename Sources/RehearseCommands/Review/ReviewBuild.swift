import Foundation
import Rehearsal
import Rewriting
import TransitionTesting

/// Makes a side of a review of sources: a program of them that plays every transition that they have,
/// or what was made of the same sources before.
@MainActor
struct ReviewBuild {
  let kit: BuildContext
  let console: Console

  /// What the side of some sources is, from the cache where it lies there.
  /// - Parameters:
  ///   - root: The outermost folder; `paths` lie in it.
  ///   - isPackage: Whether the one path is a package.
  ///   - mark: A word for the sources.
  func side(
    of paths: [String], in root: URL, isPackage: Bool, mark: String, called name: String
  ) throws -> URL {
    let words = [mark, kit.identity(), Tool.version, "\(isPackage)"] + paths
    let key = String(words.joined(separator: "\n").fingerprint, radix: 16)
    let cache = try Self.cache().appendingPathComponent("side-\(key)", isDirectory: true)
    if FileManager.default.fileExists(atPath: cache.path) { return cache }
    console.err("rehearse review: playing \(name)\n")
    try withTemporaryFolder(beside: cache) { temporary in
      let side = temporary.appendingPathComponent("side", isDirectory: true)
      try FileManager.default.createDirectory(at: side, withIntermediateDirectories: true)
      let places = paths.map { root.appendingPathComponent($0).standardizedFileURL.path }
      // What is gone or not yet there has nothing to show.
      if places.contains(where: FileManager.default.fileExists) {
        try play(places, in: root, isPackage: isPackage, to: side, folder: temporary)
      }
      if rename(side.path, cache.path) != 0, !FileManager.default.fileExists(atPath: cache.path) {
        throw UsageError("cannot write '\(cache.path.printable)'")
      }
    }
    return cache
  }

  /// The folder that sides are kept in.
  static func cache() throws -> URL {
    let some = try PackageBuild.cache(for: URL(fileURLWithPath: "/"))
    let folder = some.deletingLastPathComponent().appendingPathComponent("review")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func play(
    _ places: [String], in root: URL, isPackage: Bool, to side: URL, folder: URL
  ) throws {
    var (paths, modules): ([String], [String]) = ([], [])
    if isPackage {
      guard FileManager.default.fileExists(atPath: places[0] + "/Package.swift") else { return }
      let package = try PlayedPackage(places[0])
      (paths, modules) = (package.paths, package.modules)
    } else {
      paths = try RunCommand.sources(of: places.filter(FileManager.default.fileExists))
    }
    let program = try FilesProgram(
      of: paths, as: modules, only: nil, resources: nil, kit: kit, in: folder
    ) { console.err($0) }
    let exploring = FilesExploring(
      program: program, only: nil, start: nil, isThorough: true, triesPans: true)
    let result = try exploring.run(in: folder)
    let prefix = root.standardizedFileURL.resolvingSymlinksInPath().path + "/"
    let names = paths.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
    var seen: Set<String> = []
    for start in Self.chosen(result) {
      let root = program.roots[start.path.root].name
      let steps = start.path.steps.map(\.description).joined(separator: ", ")
      let name = steps.isEmpty ? root : "\(root), \(steps)"
      let found = FoundStart(
        start, in: result.plan, name: name, files: names, isInteractive: program.isInteractive)
      guard seen.insert(found.slug).inserted else { continue }
      console.progress("playing \(name)")
      try play(found, start, of: program, names, to: side, folder: folder)
    }
    console.endProgress()
  }

  /// Every transition of their own that the files have; where they have none, the most telling one.
  private static func chosen(_ result: FilesExploring.Result) -> [ExplorationPlan.Try] {
    let own = result.plan.starts.filter { start in
      start.outcome.transitions.contains { !$0.actors.isEmpty }
    }
    guard own.isEmpty else { return own }
    return result.plan.best.map { [$0] } ?? []
  }

  private func play(
    _ found: FoundStart, _ start: ExplorationPlan.Try, of program: FilesProgram,
    _ files: [String], to side: URL, folder: URL
  ) throws {
    let actors = start.outcome.transitions.flatMap(\.actors)
    let outcome = try program.program.run(
      ["review", found.slug, "--side", side.path]
        + actors.flatMap { ["--actor", $0] } + files.flatMap { ["--file", $0] },
      with: [
        FoundStart.variable: try found.json, "SWIFT_BACKTRACE": CrashText.setting,
        FoundStart.log: folder.appendingPathComponent("log").path,
      ])
    guard outcome.status != 0 else { return }
    guard outcome.status >= 128 else { throw UsageError(outcome.err) }
    // What ends its process is a fact like any other.
    var facts = ReviewFacts(flow: found.slug)
    facts.crash = CrashText(outcome.err, status: outcome.status).what
    (facts.actors, facts.files) = (actors, files)
    try facts.write(to: side)
  }
}
