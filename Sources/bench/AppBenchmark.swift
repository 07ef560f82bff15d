import Foundation

/// How long it takes from asking for an application to its first frame: the largest example project, everything
/// compiled before, and one of its files saved.
@MainActor
enum AppBenchmark {
  static func run(into report: inout BenchReport) {
    do { try measure(into: &report) } catch {
      try? FileHandle.standardError.write(contentsOf: Data("app was not measured: \(error)\n".utf8))
    }
  }

  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/Projects", isDirectory: true)

  private static func measure(into report: inout BenchReport) throws {
    let files = FileManager.default
    let (name, sources) = try largest()
    let folder = files.temporaryDirectory
      .appendingPathComponent("rehearse-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let project = folder.appendingPathComponent(name, isDirectory: true)
    try files.copyItem(at: examples.appendingPathComponent(name), to: project)
    let saved = project.appendingPathComponent(sources[0])
    _ = try milliseconds(of: project, in: folder)
    let warm = try median { try milliseconds(of: project, in: folder) }
    report.add(
      Measurement(
        name: "app \(name), \(sources.count) files, to its first frame", value: warm, unit: "ms",
        against: "the most it may take", againstValue: 3000, goal: 1))
    let text = try String(contentsOf: saved, encoding: .utf8)
    var count = 0
    let changed = try median {
      count += 1
      try (text + "\nprivate let saved\(count) = \(count)\n")
        .write(to: saved, atomically: true, encoding: .utf8)
      return try milliseconds(of: project, in: folder)
    }
    report.add(
      Measurement(
        name: "app \(name), one file saved, to its first frame", value: changed, unit: "ms",
        against: "nothing saved", againstValue: warm))
  }

  /// The example with the most Swift files, and their paths in it.
  private static func largest() throws -> (name: String, sources: [String]) {
    let files = FileManager.default
    let all = try files.contentsOfDirectory(atPath: examples.path).sorted().map { name in
      let inside = files.subpaths(atPath: examples.appendingPathComponent(name).path) ?? []
      return (name: name, sources: inside.filter { $0.hasSuffix(".swift") }.sorted())
    }
    guard let most = all.max(by: { $0.sources.count < $1.sources.count }), !most.sources.isEmpty
    else { throw RunBenchmark.Failure(text: "there are no example projects") }
    return most
  }

  private static func median(_ time: () throws -> Double) rethrows -> Double {
    try (1...5).map { _ in try time() }.sorted()[2]
  }

  private static func milliseconds(of project: URL, in folder: URL) throws -> Double {
    let picture = folder.appendingPathComponent("frame.png")
    try? FileManager.default.removeItem(at: picture)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("rehearse")
    process.arguments = ["app", project.path, "-o", picture.path, "--at", "0"]
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    guard FileManager.default.fileExists(atPath: picture.path) else {
      throw RunBenchmark.Failure(
        text: "rehearse, beside this program, made no picture of \(project.path)")
    }
    return (ContinuousClock.now - start).milliseconds
  }
}
