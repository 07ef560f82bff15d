import Foundation
import Raster
import Rehearsal

/// One golden: reads it, compares, and writes where it should.
@MainActor
struct GoldenFile {
  let file: URL
  let recording: Recording
  let artifacts: URL?
  /// Whether the folder is a suite's, which keeps a list of what it has written there.
  var isListed = false

  /// - Parameter environment: Where `CI` is `true` nothing is written, whatever was asked for.
  init(
    _ file: URL, recording: Recording, artifacts: URL?, environment: [String: String]
  ) {
    (self.file, self.artifacts) = (file, artifacts)
    self.recording = environment["CI"] == "true" ? .never : recording
  }

  /// What a comparison found; an empty message for nothing.
  private struct Verdict {
    var message: String
    var comparison: FilmComparison?
  }

  func evaluate(_ kind: GoldenKind, _ replay: Replay, _ mode: Mode) throws -> GoldenResult {
    let kept = (try? Data(contentsOf: file)).map { [UInt8]($0) }
    let now = try bytes(kind, replay)
    let verdict = try kept.map { try compare(kind, $0, now, replay) }
    let status = try write(now, over: kept, verdict)
    var message = verdict?.message ?? ""
    if status == .added { message = "there was none: it has been recorded; look at it\n" }
    if status == .missing { message = "there is none; it is recorded by 'record'\n" }
    let result = GoldenResult(
      flow: mode == .plain ? replay.flow : "\(replay.flow)[\(mode)]",
      scenario: replay.name, file: file, status: status, message: message,
      comparison: verdict?.comparison, now: now)
    if status == .changed { try keep(result, kept: kept) }
    return result
  }

  private func bytes(_ kind: GoldenKind, _ replay: Replay) throws -> [UInt8] {
    switch kind {
    case .film(let options): try FilmGolden.encode(replay, at: options.instants)
    case .trace(let parts, _): Array(TraceGolden(replay, at: parts).text.utf8)
    case .timeline: Array(TimelineGolden(replay).text.utf8)
    case .commands(let parts): Array(CommandsGolden(replay, at: parts).text.utf8)
    }
  }

  private func compare(
    _ kind: GoldenKind, _ kept: [UInt8], _ now: [UInt8], _ replay: Replay
  ) throws -> Verdict {
    guard kept != now || isFilm(kind) else { return Verdict(message: "") }
    let (old, new) = (String(decoding: kept, as: UTF8.self), String(decoding: now, as: UTF8.self))
    switch kind {
    case .film(let options): return try compare(kept, now, options)
    case .trace(_, let tolerance):
      let (now, before) = (TraceGolden(text: new), TraceGolden(text: old))
      let differences = now.differences(from: before, tolerance: tolerance)
      let message = now.otherTimes(than: before) + TraceGolden.message(differences)
      // Where nothing is forgiven the texts are the same to the byte.
      let isForgiven = tolerance > 0 || !message.isEmpty
      return Verdict(message: isForgiven ? message : TimelineGolden.message(old, new))
    case .timeline, .commands: return Verdict(message: TimelineGolden.message(old, new))
    }
  }

  private func isFilm(_ kind: GoldenKind) -> Bool {
    if case .film = kind { true } else { false }
  }

  private func compare(
    _ kept: [UInt8], _ now: [UInt8], _ options: GoldenKind.SheetOptions
  ) throws -> Verdict {
    let new = try FilmGolden(file: now)
    let old: FilmGolden
    do { old = try FilmGolden(file: kept) } catch {
      return Verdict(message: "the golden cannot be read: \(error); run record\n")
    }
    if let obstacle = FilmComparison.obstacle(old, new) {
      return Verdict(message: obstacle + "\n")
    }
    let comparison = FilmComparison(old, new)
    return Verdict(message: comparison.message(options.maxDiffPixels), comparison: comparison)
  }

  /// Writes where the mode says so, and only what is not the same.
  private func write(
    _ now: [UInt8], over kept: [UInt8]?, _ verdict: Verdict?
  ) throws -> GoldenResult.Status {
    guard kept != nil, let verdict else {
      guard recording != .never else { return .missing }
      try record(now)
      return .added
    }
    guard !verdict.message.isEmpty else { return .unchanged }
    guard recording == .all || recording == .failed else { return .changed }
    try record(now)
    return .recorded
  }

  /// Writes the golden, and into the list of its folder that it is ours.
  private func record(_ bytes: [UInt8]) throws {
    try save(bytes, to: file)
    guard isListed else { return }
    let folder = file.deletingLastPathComponent()
    var manifest = FolderManifest(in: folder, name: GoldenSuite.manifest) ?? FolderManifest()
    manifest.note(file.lastPathComponent, bytes)
    try save(
      Array(manifest.text.utf8), to: folder.appendingPathComponent(GoldenSuite.manifest))
  }

  private func save(_ bytes: [UInt8], to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try AtomicFile.write(bytes, to: file)
  }

  /// Puts what differs side by side where people and machines collect it.
  private func keep(_ result: GoldenResult, kept: [UInt8]?) throws {
    guard let artifacts else { return }
    let folder = artifacts.appendingPathComponent(
      GoldenSuite.folderName(result.flow), isDirectory: true)
    let parts = file.lastPathComponent.split(separator: ".", maxSplits: 1)
    let place = { (what: String) in
      folder.appendingPathComponent("\(parts[0]).\(what).\(parts[1])")
    }
    try kept.map { try save($0, to: place("reference")) }
    try save(result.now, to: place("failure"))
    guard let comparison = result.comparison else { return }
    let cells = comparison.cells.map { cell in
      Film.Frame(time: cell.time, image: cell.expected.differencePicture(over: cell.actual))
    }
    var options = StripOptions()
    options.frameCount = cells.count
    options.columns = min(cells.count, 8)
    let film = Film(frames: cells, framesPerSecond: 60, scale: comparison.scale)
    try save(try Strip(film, options: options).encoded(), to: place("difference"))
  }
}
