import Foundation
import Raster
import Rehearsal
import Serving
import UIKit

/// The application's own process at work on its map. A process that ends before its time is followed by
/// one that goes on behind what ended it: what is known stands in files.
@MainActor
struct AppExplorer {
  private let root: ExplorationRoot
  private let makeStage: @MainActor (_ scale: Double) -> Stage

  init(_ root: ExplorationRoot, on makeStage: @escaping @MainActor (Double) -> Stage) {
    self.root = root
    self.makeStage = makeStage
  }

  /// `explore NOTES` tries everything; `map NOTES ENTRIES FOLDER` films what was found.
  /// - Returns: Whether these were such words.
  func run(_ words: [String]) throws -> Bool {
    switch words.first {
    case "explore" where words.count > 1: try explore(URL(fileURLWithPath: words[1]))
    case "map" where words.count > 3:
      try map(
        URL(fileURLWithPath: words[1]), URL(fileURLWithPath: words[2]),
        into: URL(fileURLWithPath: words[3]))
    default: return false
    }
    return true
  }

  private func explore(_ file: URL) throws {
    var explorer = Explorer(
      [root], isThorough: true, known: try ExplorationNotes(file).tries, on: { makeStage(1) })
    func write(_ line: ExplorationLine) {
      if let data = try? JSONEncoder().encode(line) { append(data, to: file) }
    }
    while let item = explorer.tryNext(willTry: { write(.trying($0)) }) { write(.tried(item)) }
    write(.over)
  }

  // MARK: Pictures and films

  /// Appends an entry for each thing that was made.
  private func map(_ file: URL, _ entries: URL, into folder: URL) throws {
    var plan = ExplorationPlan(ranks: [0])
    for item in try ExplorationNotes(file).tries { plan.record(item.path, item.outcome) }
    let done = try AppMapEntry.all(in: entries).map(\.file)
    func write(_ entry: AppMapEntry) {
      if let data = try? JSONEncoder().encode(entry) { append(data, to: entries) }
    }
    let map = AppMap(plan)
    for (index, screen) in map.screens.enumerated() {
      let name = "screen-\(index + 1).png"
      let item = plan.tries.first { $0.outcome.screens == screen.names }
      guard !done.contains(name), let item else { continue }
      write(AppMapEntry(file: name))
      if let bytes = try? picture(of: item.path.steps) {
        try Data(bytes).write(to: folder.appendingPathComponent(name))
        write(AppMapEntry(file: name, isMade: true))
      }
    }
    for (index, start) in AppMap.starts(of: plan).enumerated() {
      let name = "way-\(index + 1).webp"
      guard !done.contains(name) else { continue }
      write(AppMapEntry(file: name))
      let back = plan.wayBack(from: start.path)
      if let entry = try? film(start, back, to: folder.appendingPathComponent(name)) {
        write(entry)
      }
    }
  }

  private func picture(of steps: [Touchable]) throws -> [UInt8] {
    let stage = makeStage(1)
    try root.prepare(steps, on: stage)
    return try PNGEncoder.encode(stage.take(at: [0]).film(threads: 1).frames[0].image)
  }

  private func film(
    _ start: ExplorationPlan.Try, _ back: Touchable?, to file: URL
  ) throws -> AppMapEntry {
    let stage = makeStage(1)
    var observed: (recorder: CallRecorder, began: Double)?
    let take = try root.film(start.path.steps, back: back, on: stage, framesPerSecond: 30) {
      observed = (CallRecorder(stage), stage.now)
    }
    let reel = TakeReel(take: take, title: root.name, hasChosenTimes: false) { [] }
    try reel.write(to: file) { _ in }
    var entry = AppMapEntry(file: file.lastPathComponent, isMade: true)
    let began = observed?.began ?? 0
    entry.calls = (observed?.recorder.calls ?? []).map { call in
      "\(decimalText(((call.time - began) * 1000).rounded() / 1000)) s  \(call.text)"
    }
    entry.notes = stage.notes
    return entry
  }

  private func append(_ data: Data, to file: URL) {
    guard let handle = try? FileHandle(forWritingTo: file) else { return }
    _ = try? handle.seekToEnd()
    try? handle.write(contentsOf: data + Data("\n".utf8))
    try? handle.close()
  }
}

/// A line of what is made for a map: that something is about to be made, or has been.
struct AppMapEntry: Codable {
  let file: String
  var isMade = false
  var calls: [String] = []
  var notes: [String] = []

  /// The last word about each file.
  static func all(in list: URL) throws -> [AppMapEntry] {
    let text = try String(contentsOf: list, encoding: .utf8)
    var entries: [AppMapEntry] = []
    for line in text.split(separator: "\n") {
      guard let entry = try? JSONDecoder().decode(AppMapEntry.self, from: Data(line.utf8)) else {
        continue
      }
      entries.removeAll { $0.file == entry.file }
      entries.append(entry)
    }
    return entries
  }
}
