import Foundation
import Rehearsal

/// `rehearse gallery`: a web page of everything.
struct GalleryCommand: Command {
  private let studio: any Studio
  private let play: PlayOptions
  private let names: Positional<[String]>
  private let output = Option(
    "output", short: "o", .path.called("DIR"), default: "gallery", shown: "gallery",
    help: "The folder to write. A gallery that is there is replaced; nothing else is.")

  private let unchecked = Option(
    flag: "no-checks", help: "Leaves out the reports of what transitions owe UIKit.")

  private let site = Option(
    flag: "site",
    help: "For a site that is published: films at 1x and 30 frames a second, a sharp picture of "
      + "each. The whole gallery weighs less than 60 MB.")

  private let stamp = Option(
    optional: "stamp", .path.called("WORD"), shown: "none",
    help: "The open page reloads itself when one with another word takes its place.")

  private let serves = Option(
    flag: "serve", help: "Then serve the page: its films become live under the mouse.")
  private let browser = BrowserOptions(of: "--serve", alone: true)

  init(studio: any Studio) {
    self.studio = studio
    play = PlayOptions(studio: studio)
    names = Positional(
      repeated: PlayOptions.transition(studio),
      help: "The transitions to show; all of them when none is named.")
  }

  var signature: Signature {
    Signature(
      name: "gallery", summary: "A web page of everything, to scrub through",
      discussion: "Writes a folder whose index.html shows every transition frame by frame, with "
        + "a plot of what moves. It needs no network. Prints the path of the page.",
      positionals: [names.shape],
      options: [
        output.shape, play.device.shape, play.scale.shape, play.framesPerSecond.shape,
        play.plain.shape, unchecked.shape, site.shape, stamp.shape, serves.shape,
      ] + browser.shapes,
      examples: [
        Example("rehearse gallery -o build/gallery", "All transitions, sixty frames a second."),
        Example("rehearse gallery bounce-present --fps 120", "One of them, in finer steps."),
        Example("rehearse gallery --serve --open", "All of them, to be tried."),
        Example("rehearse gallery --site -o build/site", "All of them, light enough to publish."),
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let path = try arguments[output]
    var settings = RenderSettings(
      device: try arguments[play.device], scale: try arguments[play.scale],
      framesPerSecond: try arguments[play.framesPerSecond])
    let isSite = try arguments[site]
    guard !isSite || (settings.scale == 2 && settings.framesPerSecond == 60) else {
      throw UsageError("--site has a scale and a pace of its own: leave out --scale and --fps")
    }
    if isSite { (settings.scale, settings.framesPerSecond) = (1, 30) }
    settings.chrome = try arguments[play.plain] ? [] : [.system, .touches]
    _ = try settings.frameSize()
    let named = try arguments[names]
    let checks = try !arguments[unchecked]
    let stamp = try arguments[stamp]
    let place = try browser.place(arguments, isAsked: try arguments[serves])
    let items = studio.items.filter { named.isEmpty || named.contains($0.slug) }
    guard !items.isEmpty else { throw UsageError("there is no transition to show") }
    let folder = try WholeFolder(path, marker: ".rehearse-gallery")
    try folder.write { root in
      try GalleryWriter(
        studio: studio, settings: settings, checks: checks, isSite: isSite, stamp: stamp,
        console: console
      ).write(items, in: root)
    }
    console.endProgress()
    if let place { try serve(path, items, settings, at: place, console) }
    console.out(path + (path.hasSuffix("/") ? "" : "/") + "index.html\n")
    return .well
  }

  /// Serves the page that was written, until the process is ended.
  private func serve(
    _ path: String, _ items: [StudioItem], _ settings: RenderSettings, at place: BrowserPlace,
    _ console: Console
  ) throws {
    let files = try GalleryServer(path)
    let device = Device.all.first { $0.name == settings.device } ?? .iPhone16
    let program = try BrowserProgram(
      at: place, folder: URL(fileURLWithPath: ".", isDirectory: true), console: console,
      session: { [studio] slug in
        guard items.contains(where: { $0.slug == slug }),
          let production = try? studio.production(slug)
        else { return nil }
        let session = LiveSession(production, Conditions(device: device, scale: 2))
        session.startNextAct()
        return session
      }, files: files.answer)
    program.house.chrome = settings.chrome.intersection(.system)
    program.run()
  }
}
