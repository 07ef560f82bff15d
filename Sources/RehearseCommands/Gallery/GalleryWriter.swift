import Foundation
import Raster
import Rehearsal
import TransitionTesting

/// Fills a folder with the gallery: the page, and a file for every frame.
@MainActor
struct GalleryWriter {
  let studio: any Studio
  let settings: RenderSettings
  let console: Console
  /// WebP's lossy scale: text stays sharp, a phone full of photographs at 2x is some 70 kB.
  private var quality: Double { isSite ? 34 : 70 }
  /// Whether it is to be published: light films, and a sharp picture of each for the wall.
  private let isSite: Bool
  /// Whether each transition is checked as well.
  private let checks: Bool
  /// By what an open page knows that there is a newer one; nil for a page that does not ask.
  private let stamp: String?
  private let sources = GallerySources()

  init(
    studio: any Studio, settings: RenderSettings, checks: Bool, isSite: Bool = false,
    stamp: String? = nil, console: Console
  ) {
    self.checks = checks
    self.isSite = isSite
    self.stamp = stamp
    self.studio = studio
    self.settings = settings
    self.console = console
  }

  /// Writes `index.html` and for each film `films/<slug>/NNN.webp`, what there is to see in it and in
  /// the one in which the finger gives up, and `notes.js` beside them.
  func write(_ items: [StudioItem], in root: URL) throws {
    var films: [GalleryFilm] = []
    for item in items { films.append(try write(item, in: root)) }
    let page = GalleryPage(
      films: films, studies: MotionStudy.all(), device: settings.device,
      framesPerSecond: settings.framesPerSecond, stamp: stamp)
    try writeFile(Array(try page.html().utf8), to: root.appendingPathComponent("index.html"))
    if let stamp {
      let script = "stamp(\(JSON.string(stamp).text));\n"
      try writeFile(Array(script.utf8), to: root.appendingPathComponent("stamp.js"))
    }
  }

  private func write(_ item: StudioItem, in root: URL) throws -> GalleryFilm {
    // It names a folder, and stands in addresses.
    guard item.slug.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    else { throw UsageError("'\(item.slug.printable)' cannot name a folder: a…z, 0…9, - and _") }
    let folder = root.appendingPathComponent("films/\(item.slug)", isDirectory: true)
    let pictures = try PictureFolder(folder)
    // One performance for the pictures and for all that is told beside them.
    let (reel, account) = try studio.performance(item.slug, settings)
    let shown = try save(reel, of: item, in: pictures)
    let givenUp = try saveGivenUp(item, in: pictures)
    let series = mainSeries(of: account.trace, at: reel.times)
    let notes = FilmNotes(
      item: item, series: series, calls: account.calls,
      layers: try textured(LayerHistory.all(in: account.trace, at: reel.times), account, folder),
      sources: sources(of: item, account.actors), report: try report(item))
    try writeFile(Array(notes.script.utf8), to: folder.appendingPathComponent("notes.js"))
    var film = GalleryFilm(
      item: item, shown: shown, size: reel.size, series: series, givenUp: givenUp)
    if isSite { film.still = try saveStill(of: film, in: folder) }
    return film
  }

  /// Writes what layers show of their own, `layers/NNN.webp`, and says which shows what from when on.
  private func textured(
    _ layers: [LayerHistory], _ account: PlayAccount, _ folder: URL
  ) throws -> [LayerHistory] {
    let textures = account.textures()
    guard !textures.isEmpty else { return layers }
    let pictures = try PictureFolder(folder.appendingPathComponent("layers", isDirectory: true))
    var layers = layers
    let places = Dictionary(
      layers.indices.map { (layers[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    for texture in textures {
      guard let place = places[texture.path] else { continue }
      let file = try WebPEncoder.encode(
        texture.image, compression: .lossy(quality: quality / 100), effort: 2)
      let picture = try pictures.add(file)
      guard layers[place].textures.last?.picture != picture else { continue }
      layers[place].textures.append((texture.frame, picture))
    }
    return layers
  }

  /// Writes the frame that shows best what happens, twice as fine as the film.
  /// - Returns: Its address.
  private func saveStill(of film: GalleryFilm, in folder: URL) throws -> String {
    var settings = settings
    settings.scale *= 2
    settings.times = [film.shown.times[film.poster]]
    try studio.render(film.item.slug, settings).encodeFrames(quality: 70) { _, bytes in
      try writeFile(bytes, to: folder.appendingPathComponent("poster.webp"))
    }
    return "films/\(film.item.slug)/poster.webp"
  }

  /// What is to be read beside a film: of somebody's own files those alone.
  private func sources(of item: StudioItem, _ actors: [String]) -> [GallerySources.File] {
    guard !item.files.isEmpty else { return sources.files(of: item.slug, actors: actors) }
    return GallerySources(paths: item.files).files(declaring: actors + [item.origin])
  }

  /// Writes the film in which the finger gives up, where there is one.
  private func saveGivenUp(
    _ item: StudioItem, in folder: PictureFolder
  ) throws -> GalleryFilm.Frames {
    guard item.canBeGivenUp else { return GalleryFilm.Frames() }
    var settings = settings
    settings.cancelled = true
    return try save(try studio.render(item.slug, settings), of: item, in: folder)
  }

  /// Writes what is to be seen in one film.
  private func save(
    _ reel: any Reel, of item: StudioItem, in folder: PictureFolder
  ) throws -> GalleryFilm.Frames {
    var pictures: [Int] = []
    try reel.encodeFrames(quality: quality) { index, bytes in
      console.progress("\(item.slug): frame \(index + 1) of \(reel.times.count)")
      pictures.append(try folder.add(bytes))
    }
    for note in reel.notes { console.err("rehearse gallery: \(item.slug): \(note)\n") }
    return GalleryFilm.Frames(times: reel.times, pictures: pictures)
  }

  private func report(_ item: StudioItem) throws -> Report? {
    guard checks else { return nil }
    console.progress("\(item.slug): checking")
    return try TransitionCheck.run(studio.flow(item.slug))
  }
}
