import Foundation
import Hunting
import Rehearsal
import TransitionTesting

/// `rehearse hunt`: users by chance, and the shortest script that breaks something.
struct HuntCommand: Command {
  let studio: any Studio
  let names = Positional<[String]>(
    repeated: .path.called("NAME"),
    help: "Transitions of the catalogue, all of them when none is named; or files and folders of "
      + "yours, FILE.swift.")
  let package = Option(
    optional: "package", .path.called("DIR"),
    help: "A Swift package: all of its targets but tests, as one module.")
  let app = Option(
    optional: "app", .path.called("PROJECT"),
    help: "The application of an Xcode project: every transition of its own that is found.")
  let seed = Option(
    "seed", .count(upTo: 1_000_000_000), default: 1, shown: "1",
    help: "The same seed finds the same, in the same order, whatever --jobs says.")
  let tries = Option(
    optional: "tries", .count(upTo: 10_000_000), shown: "150",
    help: "Sequences for each transition; those for making a failure short are not counted.")
  let minutes = Option(
    optional: "minutes", .between(0.01, and: 10_000),
    help: "Hunt for so long, all transitions together, in the place of --tries.")
  let steps = Option(
    "steps", .count(upTo: 200), default: 16, shown: "16", help: "How long a sequence gets.")
  let jobs = Option(
    "jobs", .count(upTo: 64), default: 1, shown: "1",
    help: "Processes at a time; each hunts one transition.")
  let modes = Option(
    optional: "mode", .mode, shown: "plain",
    help: "What the stage is like at first: words of \(Mode.words.joined(separator: ", ")), "
      + "joined by +.")
  let script = Option(
    optional: "script", .path.called("FILE"),
    help: "Hunt nothing: play this script alone, and say what it breaks.")
  let output = Option(
    optional: "output", short: "o", .path.called("DIR"), shown: "nothing is written",
    help: "A folder for what is found: the report, each script, and two seconds of film that end "
      + "at the fault. Written whole or not at all.")
  let save = Option(
    optional: "save", .path.called("DIR"), shown: "nothing is written",
    help: "A folder for a regression test of each failure: the script, and a test in Swift.")
  let json = Option(flag: "json", help: "For programs: one object a line for each transition.")

  init(studio: any Studio) { self.studio = studio }

  var signature: Signature {
    Signature(
      name: "hunt", summary: "Sequences that nobody tries, made short",
      discussion: "Lets users by chance touch what can be touched, drop gestures half way, turn "
        + "the device, leave and come back, and ask for screens in the midst of other "
        + "transitions. Whenever all is at rest the rules of 'rehearse check' and more must hold: "
        + "nothing frozen, blank, leaked or left behind. A failure becomes the shortest script "
        + "that fails in the same way. Exits with 1 if anything is found.",
      positionals: [names.shape],
      options: [
        seed.shape, tries.shape, minutes.shape, steps.shape, jobs.shape, modes.shape,
        script.shape, output.shape, save.shape, json.shape, package.shape, app.shape,
      ],
      examples: [
        Example("rehearse hunt", "The whole catalogue."),
        Example("rehearse hunt hero-push --seed 7 --minutes 2", "Other users, for two minutes."),
        Example("rehearse hunt --jobs 2 -o found", "In two processes; films of what they find."),
        Example("rehearse hunt Zoom.swift", "What is in a file of yours."),
        Example("rehearse hunt --app Shop.xcodeproj", "Every transition of an application."),
        Example(
          "rehearse hunt swipe-dismiss --script frozen.txt", "Does this script still break it?"),
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let named = try arguments[names]
    if let path = try arguments[app] {
      try refuse(named, beside: "--app", arguments)
      let alone = try catalogueOptions(arguments) + fileOptions(arguments)
      guard alone.isEmpty else { throw UsageError("\(alone[0]) is not for --app: leave it out") }
      return try huntApp(path, try words(arguments), console)
    }
    let folder = try arguments[package]
    if folder != nil || named.contains(where: isFile) {
      try refuse(folder == nil ? [] : named, beside: "--package", arguments)
      guard try catalogueOptions(arguments).isEmpty else {
        throw UsageError("--jobs is for the catalogue: one process hunts files")
      }
      return try huntFiles(named, folder, words(arguments) + fileOptions(arguments), console)
    }
    let slugs = try self.slugs(named)
    if let file = try arguments[script] { return try play(file, slugs, arguments, console) }
    let folders = try output(arguments)
    let isJSON = try arguments[json]
    let reports = try reports(of: slugs, arguments, console) { report in
      console.endProgress()
      console.out(isJSON ? report.json : report.description)
    }
    try write(reports, to: folders, arguments)
    return reports.allSatisfy(\.isClean) ? .well : .different
  }

  /// Options that mean something for the catalogue only.
  private func catalogueOptions(_ arguments: Arguments) throws -> [String] {
    try arguments[jobs] > 1 ? ["--jobs"] : []
  }

  /// Options that one program of somebody's files takes as they are.
  private func fileOptions(_ arguments: Arguments) throws -> [String] {
    var options = try arguments[minutes].map { ["--minutes", "\($0)"] } ?? []
    for (option, path) in [
      ("--script", try arguments[script]), ("--output", try arguments[output]),
      ("--save", try arguments[save]),
    ] {
      if let path { options += [option, absolutePath(path)] }
    }
    return try options + (arguments[json] ? ["--json"] : [])
  }

  private func isFile(_ word: String) -> Bool {
    word.hasSuffix(".swift")
      || !studio.items.contains { $0.slug == word } && FileManager.default.fileExists(atPath: word)
  }

  private func slugs(_ named: [String]) throws -> [String] {
    let known = studio.items.map(\.slug)
    if let unknown = named.first(where: { !known.contains($0) }) {
      throw UsageError.unknown("transition", unknown, among: known, hint: "see 'rehearse list'")
    }
    let slugs = known.filter { named.isEmpty || named.contains($0) }
    guard !slugs.isEmpty else { throw UsageError("there is no transition to hunt") }
    return slugs
  }

  private func refuse(_ named: [String], beside option: String, _ arguments: Arguments) throws {
    guard named.isEmpty else {
      throw UsageError("\(option) names what is hunted: leave out \(names.shape.placeholder)")
    }
    guard try arguments[package] == nil || arguments[app] == nil else {
      throw UsageError("--package or --app, not both")
    }
  }

  /// Says what one script breaks.
  private func play(
    _ file: String, _ slugs: [String], _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    guard slugs.count == 1 else { throw UsageError("--script is for one transition: name it") }
    let script = try RenderCommand.readScript(file)
    let hunt = Hunt(try studio.flow(slugs[0]), mode: try arguments[modes] ?? .plain)
    let failures: [Failure]
    do { failures = try hunt.failures(of: script) } catch let error as HuntError {
      throw UsageError("the script does not go on · \(error)")
    }
    console.out(
      failures.isEmpty
        ? "\(slugs[0]): nothing is broken\n"
        : failures.map { "\(slugs[0]): \($0.name)  \($0.subject): \($0.seen)\n" }.joined())
    return failures.isEmpty ? .well : .different
  }
}
