import Foundation
import Rehearsal
import Serving

/// `rehearse render`: a film of one transition.
struct RenderCommand: Command {
  private let studio: any Studio
  private let film: Positional<String>
  private let play: PlayOptions
  private let outputs = Option(
    repeated: "output", short: "o", .path.called("FILE"), shown: "NAME.webp",
    help: "Where to write; the extension chooses the format (\(FilmFormat.list)).")

  private let script = Option<String?>(
    optional: "script", .path.called("FILE"),
    help: "Fingers to play instead of the transition's own acts.")

  private let cancelled = Option(
    flag: "cancelled", help: "The rehearsal in which the finger gives up, where there is one.")

  init(studio: any Studio) {
    self.studio = studio
    film = PlayOptions.film(studio)
    play = PlayOptions(studio: studio)
  }

  var signature: Signature {
    Signature(
      name: "render", summary: "A film of one transition",
      discussion: "Plays a transition and writes it down. Prints the files it wrote.",
      positionals: [film.shape],
      options: [
        outputs.shape, play.device.shape, play.scale.shape, play.framesPerSecond.shape,
        play.times.shape, play.dark.shape, play.rightToLeft.shape, script.shape, cancelled.shape,
        play.plain.shape, play.touches.shape, play.body.shape,
      ],
      examples: [
        Example(
          "rehearse render bounce-present -o bounce.gif -o bounce.mp4",
          "The same film in two formats."),
        Example(
          "rehearse render bounce-present -o strip.png --at 0,0.1,0.2,0.4,0.8",
          "Five instants side by side, each with its time."),
        Example(
          "rehearse render swipe-dismiss --touches --frame",
          "Fingers as dots, and the device around it all."),
      ],
      notes: [
        Note(
          "Formats",
          ".webp, .gif and .apng are animations, .mp4 needs the ffmpeg program, .png is a strip "
            + "of frames with their times."),
        Note(
          "The device",
          "Films have a status bar, what sensors cover, a home indicator and round corners, as the screens "
            + "ask for them; --plain leaves all of it away. Outside of the corners there is nothing, in .gif "
            + "and .mp4 black."),
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let slug = try arguments[film]
    var settings = RenderSettings(
      device: try arguments[play.device], scale: try arguments[play.scale],
      framesPerSecond: try arguments[play.framesPerSecond], times: try arguments[play.times],
      dark: try arguments[play.dark], script: try arguments[script].map(Self.readScript),
      cancelled: try arguments[cancelled])
    settings.rightToLeft = try arguments[play.rightToLeft]
    settings.chrome = try play.chrome(arguments)
    let named = try arguments[outputs]
    let paths = named.isEmpty ? ["\(slug).\(FilmFormat.webp.fileExtension)"] : named
    for path in paths { try checkFilmTarget(path) }
    try checkSize(settings, paths)
    // What is played may go to another folder.
    let files = paths.map { ($0, URL(fileURLWithPath: absolutePath($0))) }
    let reel = try studio.render(slug, settings)
    for (path, file) in files { try write(reel, to: file, called: path, console) }
    for note in reel.notes { console.err("rehearse render: \(slug): \(note)\n") }
    return .well
  }

  /// Refuses pictures that are too large, before anything is played.
  private func checkSize(_ settings: RenderSettings, _ paths: [String]) throws(UsageError) {
    guard let (width, height) = try settings.frameSize() else { return }
    let isStrip = paths.contains { (try? FilmFormat(of: URL(fileURLWithPath: $0))) == .strip }
    guard isStrip, let times = settings.times,
      let obstacle = Strip.obstacle(frames: times.count, width: width, height: height)
    else { return }
    throw UsageError("cannot write the strip: \(obstacle)")
  }

  static func readScript(_ path: String) throws -> RehearsalScript {
    let data: Data
    do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw UsageError("cannot read the script '\(path.printable)': \(reason(error))")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw UsageError("cannot read the script '\(path.printable)': it is not text in UTF-8")
    }
    do {
      return try RehearsalScript(parsing: text)
    } catch {
      throw UsageError("\(path.printable), \(error)")
    }
  }

  private func write(
    _ reel: any Reel, to file: URL, called path: String, _ console: Console
  ) throws {
    do {
      try reel.write(to: file) { done in
        console.progress("\(path): frame \(done) of \(reel.times.count)")
      }
    } catch {
      throw UsageError("cannot write '\(path.printable)': \(reason(error))")
    }
    console.endProgress()
    console.out(path + "\n")
  }
}
