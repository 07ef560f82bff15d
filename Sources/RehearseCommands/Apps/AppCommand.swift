import Foundation
import Rehearsal

/// `rehearse app`: an application as it lies in its Xcode project.
struct AppCommand: Command {
  private let path = Positional<[String]>(
    repeated: .path.called("PATH"),
    help: "A project, a workspace, or a folder with one of them.")
  private let options = AppOptions()
  private let outputs = Option(
    repeated: "output", short: "o", .path.called("FILE"), shown: "a window",
    help:
      "Write a film of it and show no window; the extension chooses the format (\(FilmFormat.list))."
  )
  private let script = Option(
    optional: "script", .path.called("FILE"), shown: "only what it does at its start",
    help: "What fingers do, in the language of Documentation/Scripts.md.")
  private let explore = Option(
    optional: "explore", .path.called("DIR"), shown: "no map",
    help: "Touch everything that can be touched, and write a page with every screen and transition."
  )
  private let browser = BrowserOptions(keeps: true)
  private let watch = Option(
    flag: "watch", help: "Build and show it anew whenever a file of the project is saved.")
  private let list = Option(
    flag: "list", help: "List applications and schemes and do nothing else.")
  private let play: PlayOptions

  init(studio: any Studio) { play = PlayOptions(studio: studio) }

  var signature: Signature {
    Signature(
      name: "app", summary: "An application out of its Xcode project",
      discussion: "Compiles an iOS application as its project says, with the frameworks, pods and "
        + "packages that lie in the checkout, and starts it. Says first what of it cannot be shown. "
        + "Nothing is written into the project.",
      positionals: [path.shape],
      options: [
        outputs.shape, script.shape, explore.shape, watch.shape, list.shape,
      ] + browser.shapes + options.shapes + [
        play.device.shape, play.scale.shape, play.framesPerSecond.shape, play.times.shape,
        play.dark.shape, play.plain.shape, play.touches.shape, play.body.shape,
      ],
      examples: [
        Example("rehearse app Shop.xcodeproj", "A window; the mouse is a finger."),
        Example("rehearse app Shop.xcodeproj --browser --open", "The same in a browser."),
        Example(
          "rehearse app Shop.xcodeproj --browser --open --watch",
          "A browser beside the editor: a save keeps the place in the flow."),
        Example("rehearse app Shop.xcodeproj -o shop.gif", "A film of its start."),
        Example(
          "rehearse app Shop.xcodeproj --explore map", "A page: every screen, every transition."),
        Example(
          "rehearse app . --scheme Shop --script buy.rehearsal -o buy.mp4",
          "What fingers do, as a film."),
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let paths = try arguments[path]
    guard paths.count <= 1 else { throw UsageError("name one project") }
    let preferences = try options.preferences(arguments, path: paths.first ?? ".")
    if try arguments[list] {
      console.out(try AppListing(preferences).text)
      return .well
    }
    let outputs = try arguments[outputs]
    for path in outputs { try checkFilmTarget(path) }
    let place = try browser.place(arguments)
    guard place == nil || outputs.isEmpty else {
      throw UsageError("--browser writes no film: leave out --output")
    }
    let words = try words(arguments, isWindow: outputs.isEmpty)
    let folder = try arguments[explore]
    guard folder == nil || (outputs.isEmpty && place == nil) else {
      throw UsageError("--explore writes a page: leave out --output and --browser")
    }
    if try arguments[watch] {
      guard folder == nil else { throw UsageError("--explore walks once: leave out --watch") }
      try WatchedApp(
        preferences: preferences, outputs: outputs, words: words,
        place: try place?.settled(isWatched: true), console: console
      ).showAgainAndAgain()
    }
    let app = try AppBuild.built(preferences, console)
    if let folder {
      return try RunningApp(app, console: console).atHome {
        try AppExploring(build: app, console: console, words: words).write(to: folder)
      }
    }
    return try RunningApp(app, console: console).show(
      outputs: outputs, words: words + (place?.words ?? []))
  }

  private func chromeWords(_ arguments: Arguments, isWindow: Bool) throws -> [String] {
    guard isWindow else { return try play.chromeWords(arguments) }
    guard try !arguments[play.touches], try !arguments[play.body] else {
      throw UsageError("--touches and --frame are for films, with --output")
    }
    return try arguments[play.plain] ? ["--plain"] : []
  }

  /// The options of playing, as words for the program that plays.
  private func words(_ arguments: Arguments, isWindow: Bool) throws -> [String] {
    var words = ["--device", try arguments[play.device]]
    let times = try arguments[play.times]
    let script = try arguments[script]
    guard !isWindow || (times == nil && script == nil) else {
      throw UsageError("a window shows what you do: --at and --script are for films, with --output")
    }
    if !isWindow {
      words += [
        "--scale", "\(try arguments[play.scale])", "--fps",
        "\(try arguments[play.framesPerSecond])",
      ]
      if let times {
        words += ["--at", times.map { "\($0)" }.joined(separator: ",")]
      }
      if let script { words += ["--script", script] }
    }
    words += try chromeWords(arguments, isWindow: isWindow)
    return try arguments[play.dark] ? words + ["--dark"] : words
  }
}
