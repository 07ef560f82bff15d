import Foundation
import Rehearsal

/// Has an application explored in processes of its own, and writes its map.
@MainActor
struct AppExploring {
  let build: AppBuild
  let console: Console
  /// Words that say on what kind of screen.
  let words: [String]

  private static let restarts = 12

  /// - Parameter path: The page's folder, which appears or stays as a whole.
  func write(to path: String) throws -> ExitCode {
    let target = try WholeFolder(path, marker: ".rehearse-map")
    return try withTemporaryFolder { work in
      let (notes, entries) = (
        work.appendingPathComponent("notes"), work.appendingPathComponent("entries")
      )
      let folder = work.appendingPathComponent("map")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in [notes, entries] { try Data().write(to: file) }
      let (plan, crashes) = try explore(notes)
      var map = AppMap(plan)
      map.crashes = crashes
      try make(notes, entries, folder)
      take(try AppMapEntry.all(in: entries), into: &map)
      let page = AppMapPage(
        title: build.target.productName, map: map, report: AppReport(build).text)
      try Data(page.html.utf8).write(to: folder.appendingPathComponent("index.html"))
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      try encoder.encode(map).write(to: folder.appendingPathComponent("map.json"))
      try target.write { try publish(folder, in: $0) }
      console.out(path + (path.hasSuffix("/") ? "" : "/") + "index.html\n")
      for crash in map.crashes { console.err("rehearse app: \(crash)\n") }
      return map.crashes.isEmpty ? .well : .different
    }
  }

  /// Touches everything, in processes that follow each other where one ends.
  /// - Parameter notes: A file, to which everything that is tried is appended.
  /// - Returns: What was tried, and what ended the application, a line each.
  func explore(_ notes: URL) throws -> (plan: ExplorationPlan, crashes: [String]) {
    var crashes: [String] = []
    for _ in 0..<Self.restarts {
      console.progress("exploring")
      let outcome = try build.run(["explore", notes.path] + words)
      let known = try ExplorationNotes(notes)
      guard !known.isOver, let path = known.unfinished else { break }
      let steps = path.steps.map(\.description).joined(separator: ", then ")
      let crash = CrashText(outcome.err, status: outcome.status)
      let line = "it ended at \(steps.isEmpty ? "its start" : steps): \(crash.line)"
      crashes.append(line)
      var failed = ExplorationOutcome()
      failed.failure = line
      let text = try JSONEncoder().encode(ExplorationLine.tried(.init(path: path, outcome: failed)))
      let handle = try FileHandle(forWritingTo: notes)
      try handle.seekToEnd()
      try handle.write(contentsOf: text + Data("\n".utf8))
      try handle.close()
    }
    console.endProgress()
    var plan = ExplorationPlan(ranks: [0])
    for item in try ExplorationNotes(notes).tries { plan.record(item.path, item.outcome) }
    return (plan, crashes)
  }

  private func make(_ notes: URL, _ entries: URL, _ folder: URL) throws {
    for _ in 0..<Self.restarts {
      console.progress("filming")
      let outcome = try Program(path: build.program.path).run(
        ["map", notes.path, entries.path, folder.path] + words)
      if outcome.status == 0 { break }
    }
    console.endProgress()
  }

  private func take(_ entries: [AppMapEntry], into map: inout AppMap) {
    func made(_ name: String) -> AppMapEntry? { entries.first { $0.file == name && $0.isMade } }
    for index in map.screens.indices {
      map.screens[index].picture = made("screen-\(index + 1).png")?.file
    }
    for index in map.ways.indices {
      guard let entry = made("way-\(index + 1).webp") else { continue }
      (map.ways[index].film, map.ways[index].calls) = (entry.file, entry.calls)
      map.ways[index].notes = entry.notes
    }
  }

  private func publish(_ made: URL, in folder: URL) throws {
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: made.path).sorted() {
      try files.moveItem(
        at: made.appendingPathComponent(name), to: folder.appendingPathComponent(name))
    }
  }
}
