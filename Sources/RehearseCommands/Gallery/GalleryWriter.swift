import Foundation
import Rehearsal
import TransitionTesting

/// Fills a folder with the gallery: the page, and a file for every frame.
@MainActor
struct GalleryWriter {
  let studio: any Studio
  let settings: RenderSettings
  let console: Console
  /// WebP's lossy scale: text stays sharp, a phone at 2x is some 30 kB.
  private let quality = 82.0
  /// Whether each transition is checked as well.
  private let checks: Bool
  /// By what an open page knows that there is a newer one; nil for a page that does not ask.
  private let stamp: String?
  private let sources = GallerySources()

  init(
    studio: any Studio, settings: RenderSettings, checks: Bool, stamp: String? = nil,
    console: Console
  ) {
    self.checks = checks
    self.stamp = stamp
    self.studio = studio
    self.settings = settings
    self.console = console
  }

  /// Writes `index.html` and `films/<slug>/NNN.webp`, frames counted from 000, beside them
  /// `notes.js`, and in `given-up` the film in which the finger gives up.
  func write(_ items: [StudioItem], in root: URL) throws {
    var films: [GalleryFilm] = []
    for item in items { films.append(try write(item, in: root)) }
    let page = GalleryPage(
      films: films, studies: MotionStudy.all(), device: settings.device,
      framesPerSecond: settings.framesPerSecond, stamp: stamp)
    try save(Array(try page.html().utf8), to: root.appendingPathComponent("index.html"))
    if let stamp {
      let script = "stamp(\(JSON.string(stamp).text));\n"
      try save(Array(script.utf8), to: root.appendingPathComponent("stamp.js"))
    }
  }

  private func write(_ item: StudioItem, in root: URL) throws -> GalleryFilm {
    // It names a folder, and stands in addresses.
    guard item.slug.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    else { throw UsageError("'\(item.slug.printable)' cannot name a folder: a…z, 0…9, - and _") }
    let folder = root.appendingPathComponent("films/\(item.slug)", isDirectory: true)
    // One performance for the pictures and for all that is told beside them.
    let (reel, account) = try studio.performance(item.slug, settings)
    try save(reel, of: item, in: folder)
    var givenUp: (any Reel)?
    if item.canBeGivenUp {
      var settings = settings
      settings.cancelled = true
      let reel = try studio.render(item.slug, settings)
      try save(reel, of: item, in: folder.appendingPathComponent("given-up"))
      givenUp = reel
    }
    let series = mainSeries(of: account.trace, at: reel.times)
    let notes = FilmNotes(
      item: item, series: series, calls: account.calls,
      layers: LayerHistory.all(in: account.trace, at: reel.times),
      sources: sources.files(of: item.slug, actors: account.actors), report: try report(item))
    try save(Array(notes.script.utf8), to: folder.appendingPathComponent("notes.js"))
    return GalleryFilm(
      item: item, times: reel.times, size: reel.size, series: series, givenUp: givenUp?.times)
  }

  /// Writes the frames of one film.
  private func save(_ reel: any Reel, of item: StudioItem, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try reel.encodeFrames(quality: quality) { index, bytes in
      console.progress("\(item.slug): frame \(index + 1) of \(reel.times.count)")
      try save(bytes, to: folder.appendingPathComponent(GalleryFilm.fileName(index)))
    }
    for note in reel.notes { console.err("rehearse gallery: \(item.slug): \(note)\n") }
  }

  private func report(_ item: StudioItem) throws -> Report? {
    guard checks else { return nil }
    console.progress("\(item.slug): checking")
    return try TransitionCheck.run(studio.flow(item.slug))
  }

  private func save(_ bytes: [UInt8], to url: URL) throws(UsageError) {
    do { try Data(bytes).write(to: url) } catch {
      throw UsageError("cannot write '\(url.lastPathComponent)': \(reason(error))")
    }
  }
}
