import Foundation
import Rehearsal
import TransitionTesting

/// `rehearse run`: a film of what is in somebody's files.
struct RunCommand: Command {
  private let files = Positional<[String]>(
    repeated: .path.called("FILE.swift"),
    help: "The files of a transition, as they are in an app, or a folder of them.")
  private let outputs = Option(
    repeated: "output", short: "o", .path.called("FILE"), shown: "NAME.webp",
    help: "Where to write; the extension chooses the format (\(FilmFormat.list)).")
  private let only = Option(
    optional: "only", .path.called("TYPE"), shown: "the first that is found",
    help: "The class to play, where several can be played.")
  private let start = Option(
    optional: "start", .path.called("WORDS"), shown: "the most telling one",
    help: "What to start, by words of what --list says of it: a button's title, a screen.")
  private let list = Option(
    flag: "list", help: "Tell everything that starts a transition, and film nothing.")
  private let log = Option(
    optional: "log", .path.called("FILE"), shown: "the error stream",
    help: "Where to write what the application prints.")
  private let resources = Option(
    optional: "resources", .path.called("DIR"), shown: "the project around the files",
    help: "Where pictures, colours, fonts, strings and storyboards are.")
  private let sdk = Option(
    optional: "sdk", .path.called("VERSION"),
    shown: "11 for files of Swift 3 and 4, else the present one",
    help: "The iOS whose SDK it was built with: before 13, screens are presented full screen.")
  private let sandbox = Option(
    flag: "sandbox",
    help: "Run the code where it reaches no network and writes nothing but the film; needs bwrap.")
  private let watch = Option(
    flag: "watch", help: "Film again whenever a file is saved, until interrupted.")
  private let window = Option(
    flag: "play", help: "Show it in a window; with --watch, anew after every save.")
  private let browser = BrowserOptions(keeps: true)
  private let page = Option(
    optional: "page", .path.called("DIR"), shown: "no page",
    help: "Write a page to scrub through, no film; with --watch it reloads itself.")
  private let check = Option(
    flag: "check", help: "Then hold it to UIKit's contract in every outcome; 1 if it is broken.")
  private let painted = Option(
    flag: "painted", help: "With --check: paint every frame, so that text, shapes and blur count.")
  private let modes = Option(
    repeated: "mode", .mode, shown: "plain",
    help: "With --check: what the stage is like: words of \(Mode.words.joined(separator: ", ")), "
      + "joined by +.")
  private let scenarios = Option(
    repeated: "scenario", .path.called("NAME"), shown: "all",
    help: "With --check: play this scenario only.")
  private let verbose = Option(
    flag: "verbose", help: "With --check: say which facts of UIKit stand behind what is expected.")
  private let script = Option(
    optional: "script", .path.called("FILE"), shown: "what was found",
    help: "Fingers to film on the screens of the files, in the language of rehearsal scripts.")
  private let package = Option(
    optional: "package", .path.called("DIR"),
    help: "A Swift package in the place of files: all of its targets but tests, as one module.")
  private let limit = Option(
    "limit", .positive(upTo: 86_400).called("SECONDS"), default: 600, shown: "600",
    help: "The most that playing may take on this machine, once it is compiled.")
  private let json = Option(
    flag: "json",
    help: "With --list or --check: for programs; a list is one JSON document, a check "
      + "one object a line for each mode.")
  private let play: PlayOptions

  init(studio: any Studio) { play = PlayOptions(studio: studio) }

  var signature: Signature {
    Signature(
      name: "run", summary: "A film of a transition in files of yours",
      discussion: "Compiles files as they are in an iOS app, @objc and #selector included, finds "
        + "what can be played in them, and writes a film of it. Prints the files it wrote; what "
        + "the compiler says points into your files.",
      positionals: [files.shape],
      options: [
        outputs.shape, only.shape, start.shape, list.shape, script.shape, package.shape,
        check.shape, painted.shape, modes.shape, scenarios.shape, verbose.shape, json.shape,
        watch.shape, window.shape, page.shape,
      ] + browser.shapes + [
        play.device.shape,
        play.scale.shape, play.framesPerSecond.shape, play.times.shape, play.dark.shape,
        play.plain.shape,
        play.touches.shape, play.body.shape, log.shape,
        resources.shape, sdk.shape, sandbox.shape, limit.shape,
      ],
      examples: [
        Example("rehearse run ZoomTransition.swift", "Writes ZoomTransition.webp."),
        Example(
          "rehearse run ZoomTransition.swift --check",
          "And says what breaks, in some sixty outcomes."),
        Example(
          "rehearse run List.swift Detail.swift Zoom.swift -o zoom.gif --watch",
          "Several files; a new film whenever one is saved."),
        Example(
          "rehearse run --package ../Transitions --check --painted --mode dark",
          "A package, every frame as pixels, on a dark screen."),
        Example(
          "rehearse run Zoom.swift --script swipe.txt", "Fingers of your own on your screens."),
        Example("rehearse run Zoom.swift --play --watch", "A window beside the editor."),
        Example(
          "rehearse run Zoom.swift --browser --open --watch",
          "A browser beside the editor: a save keeps the place in the flow."),
        Example("rehearse run Zoom.swift --page zoom --watch", "A page beside the editor."),
      ],
      notes: [
        Note(
          "What is played",
          "What a person would start. The application that the files have is launched, or their outermost "
            + "screen is shown; what can be touched there is tried, each thing on a fresh stage, and the "
            + "most telling transition is filmed, with the way back. Where touches lead nowhere: a method "
            + "that presents or pushes; a delegate or an animator, on screens of ours; a screen, presented."
        )
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let limit = try arguments[limit]
    let place = try browser.place(arguments)
    let isWindow = try arguments[window] || place != nil
    let folder = try arguments[page]
    let words = try words(arguments, isWindow: isWindow)
    let outputs = try arguments[outputs]
    guard !isWindow || outputs.isEmpty else {
      throw UsageError("--play and --browser write no film: leave out --output")
    }
    let checks = try checkWords(arguments)
    let lists: FilesExploring.ListForm? =
      try arguments[list] ? (try arguments[json] ? .json : .lines) : nil
    let script = try arguments[script]
    let isFilm = try arguments[play.dark] || arguments[play.times] != nil || !outputs.isEmpty
    guard folder == nil || !(isWindow || checks != nil || isFilm) else {
      throw UsageError(
        "--page writes a page, checked: leave out --play, --browser, --check, --output, --at and "
          + "--dark")
    }
    guard !isWindow || checks == nil else {
      throw UsageError("--check is for films: leave out --play and --browser")
    }
    guard try place == nil || !arguments[window] else {
      throw UsageError("--play or --browser, not both")
    }
    guard try !(isWindow && arguments[sandbox]) else {
      throw UsageError("--sandbox shuts out the display: leave out --play and --browser")
    }
    guard script == nil || !(isWindow || folder != nil) else {
      throw UsageError("--script is for films: leave out --play, --browser and --page")
    }
    try script.map { _ = try RenderCommand.readScript($0) }
    for path in outputs { try checkFilmTarget(path) }
    let (paths, modules) = try sources(arguments)
    let kit = try BuildContext.ofThisProgram()
    try kit.prepare { console.err($0) }
    let filming = Filming(
      paths: paths, outputs: outputs, only: try arguments[only],
      start: try arguments[start], lists: lists, words: words,
      isWindow: isWindow, place: try place?.settled(isWatched: arguments[watch]), page: folder,
      isWatched: try arguments[watch],
      checks: checks, script: script, log: try arguments[log],
      resources: try arguments[resources], sdk: try arguments[sdk].map(AppOptions.kitVersion),
      modules: modules,
      isShutIn: try arguments[sandbox], limit: limit, kit: kit, console: console)
    guard try arguments[watch] else { return try filming.film() }
    filming.filmAgainAndAgain()
  }

  /// Options for the program that checks; nil where nothing is checked.
  private func checkWords(_ arguments: Arguments) throws -> [String]? {
    var words: [String] = []
    if try arguments[painted] { words.append("--painted") }
    for mode in try arguments[modes] { words += ["--mode", "\(mode)"] }
    for name in try arguments[scenarios] { words += ["--scenario", name] }
    if try arguments[verbose] { words.append("--verbose") }
    if try arguments[check] { return try words + (arguments[json] ? ["--json"] : []) }
    guard words.isEmpty else {
      throw UsageError("\(words[0]) is for a check: add --check, or leave it out")
    }
    let isListed = try arguments[list]
    guard try !arguments[json] || isListed else {
      throw UsageError("--json is for a list or a check: add --list or --check, or leave it out")
    }
    return nil
  }

  /// A window shows fingers anyway, and has a frame of its own.
  private func plainWord(_ arguments: Arguments) throws -> [String] {
    guard try !arguments[play.touches], try !arguments[play.body] else {
      throw UsageError("--touches and --frame are for films: leave out --play and --browser")
    }
    return try arguments[play.plain] ? ["--plain"] : []
  }

  /// The files, and the modules that they are of where they are a package's.
  private func sources(_ arguments: Arguments) throws -> ([String], [String]) {
    guard let folder = try arguments[package] else {
      return (try Self.sources(of: try arguments[files]), [])
    }
    guard try arguments[files].isEmpty else {
      throw UsageError("--package names what is played: leave out FILE.swift")
    }
    let package = try PlayedPackage(folder)
    return (package.paths, package.modules)
  }

  /// The files, each once.
  static func sources(of words: [String]) throws -> [String] {
    var paths: [String] = []
    for word in words {
      let path = URL(fileURLWithPath: word).standardizedFileURL.path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        FileManager.default.isReadableFile(atPath: path)
      else { throw UsageError("cannot read '\(path.printable)'") }
      guard !isFolder.boolValue else {
        let inside = try sources(in: path)
        guard !inside.isEmpty else {
          throw UsageError("there are no Swift files in the folder '\(path.printable)'")
        }
        for file in inside where !paths.contains(file) { paths.append(file) }
        continue
      }
      guard isOrdinaryFile(path) else {
        throw UsageError("cannot read '\(path.printable)': it is not an ordinary file")
      }
      guard !path.hasSuffix("/main.swift") else {
        throw UsageError(
          "'\(path.printable)' starts a program, and the film's has a start of its own: leave it out"
        )
      }
      if !paths.contains(path) { paths.append(path) }
    }
    guard !paths.isEmpty else {
      throw UsageError("FILE.swift is missing, or --package DIR in its place")
    }
    return paths
  }

  /// The sources of an application in a folder and below it; tests and what others wrote are left
  /// out, and what starts a program, for the film's has a start of its own.
  /// - Throws: `UsageError` for a folder of more than anybody's application.
  private static func sources(in folder: String) throws -> [String] {
    let left: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]
    let found = try paths(inNamed: folder) { name in
      name.hasPrefix(".") || left.contains(name) || name.hasSuffix("Tests")
    }
    return found.filter { path in
      let name = (path as NSString).lastPathComponent
      return name.hasSuffix(".swift") && name != "main.swift" && name != "Package.swift"
        && !name.hasPrefix("Package@")
    }.map { folder + (folder == "/" ? "" : "/") + $0 }.filter(isOrdinaryFile)
  }

  /// The options of playing, as words for the program that plays.
  private func words(_ arguments: Arguments, isWindow: Bool) throws -> [String] {
    var words = ["--device", try arguments[play.device]]
    let film = [
      "--scale", "\(try arguments[play.scale])", "--fps",
      "\(try arguments[play.framesPerSecond])",
    ]
    let times = try arguments[play.times].map { instants in
      ["--at", instants.map { "\($0)" }.joined(separator: ",")]
    }
    if !isWindow { words += film + (times ?? []) }
    words += try isWindow ? plainWord(arguments) : play.chromeWords(arguments)
    return try arguments[play.dark] ? words + ["--dark"] : words
  }
}
