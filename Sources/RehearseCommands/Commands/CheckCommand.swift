import Foundation
import Rehearsal
import TransitionTesting

/// `rehearse check`: the contract, in every outcome.
struct CheckCommand: Command {
  private let studio: any Studio
  let names: Positional<[String]>
  let json = Option(
    flag: "json", help: "For programs: one object a line for each transition and mode.")
  let verbose = Option(
    flag: "verbose", help: "Says which facts of UIKit stand behind what is expected.")
  let junit = Option(
    optional: "junit", .path.called("FILE"),
    help: "Writes the results as JUnit XML as well, as continuous integration reads it.")
  let painted = Option(
    flag: "painted",
    help: "Paints every frame, so that text, shapes, masks and blur count: slower, sees more.")
  let scenarios = Option(
    repeated: "scenario", .path.called("NAME"), shown: "all",
    help: "Plays this scenario only; 'rehearse list --scenarios' names them.")
  private let package = Option(
    optional: "package", .path.called("DIR"),
    help: "Runs the tests of a package of yours, which call TransitionCheck.run, instead; of the "
      + "other options, --junit goes with it.")

  private let project = Option(
    optional: "project", .path.called("PATH"),
    help: "Explores the application of an Xcode project, and checks every transition of its own "
      + "that it finds.")
  let application = AppOptions()

  let modes = Option(
    repeated: "mode", .mode, shown: "plain",
    help: "What the stage is like: words of \(Mode.words.joined(separator: ", ")), joined by +.")
  let shard = Option(
    optional: "shard", .shard, help: "Only this machine's share of the transitions: 2/5.")

  init(studio: any Studio) {
    self.studio = studio
    names = Positional(
      repeated: PlayOptions.transition(studio),
      help: "The transitions to check; all of them when none is named.")
  }

  var signature: Signature {
    Signature(
      name: "check", summary: "What a transition owes UIKit, in every outcome",
      discussion: "Runs each transition through about sixty scenarios: finished, cancelled at "
        + "every stage, let go too early, turned round, resized, without motion and more. Names "
        + "each breach with the instant, the view and the line that mends it. Exits with 1 if "
        + "there is any; advice alone does not count.",
      positionals: [names.shape],
      options: [
        verbose.shape, json.shape, junit.shape, scenarios.shape, painted.shape, modes.shape,
        shard.shape, package.shape, project.shape,
      ] + application.choosing,
      examples: [
        Example("rehearse check", "The whole catalogue."),
        Example("rehearse check hero-push --scenario back-cancel-50", "One scenario of one."),
        Example("rehearse check --mode dark+rtl --mode iphone-se", "In two other modes."),
        Example("rehearse check hero-push --painted", "Every frame as pixels."),
        Example(
          "rehearse check --junit checks.xml --shard 1/4", "On the first of four machines."),
        Example(
          "rehearse check --package ../MyTransitions --junit tests.xml",
          "The tests of an iOS package."),
        Example(
          "rehearse check --project Shop.xcodeproj", "Every transition of an application."),
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    if let folder = try arguments[package] {
      try refuseBesidePackage(arguments)
      return try checkPackage(folder, junit: try arguments[junit], console)
    }
    if let path = try arguments[project] { return try checkProject(path, arguments, console) }
    let choice = try application.choice(arguments, path: "")
    guard choice.target == nil, choice.scheme == nil, !arguments.name("configuration") else {
      throw UsageError("--target, --scheme and --configuration go with --project")
    }
    let named = try arguments[names]
    let (asJSON, file) = (try arguments[json], try arguments[junit].map(absolutePath))
    let wanted = try arguments[scenarios]
    if let file { try checkFileTarget(file) }
    let slugs = studio.items.map(\.slug).filter { named.isEmpty || named.contains($0) }
    guard !slugs.isEmpty else { throw UsageError("there is no transition to check") }
    try studio.checkScenarios(wanted, of: slugs)
    let share = try arguments[shard]?.share(of: slugs) ?? slugs
    let chosen = try arguments[modes]
    let frames: FrameDetail = try arguments[painted] ? .painted : .sketched
    var reports: [Report] = []
    for slug in share {
      console.progress("checking \(slug)")
      reports += try check(slug, wanted, chosen.isEmpty ? [.plain] : chosen, frames)
    }
    console.endProgress()
    let isVerbose = try arguments[verbose]
    for report in reports {
      console.out(asJSON ? report.json.onOneLine : report.text(isVerbose: isVerbose))
    }
    if let file { try write(Report.junitFile(reports), to: file) }
    return reports.allSatisfy(\.isClean) ? .well : .different
  }

  /// A package's tests say themselves what they check.
  private func refuseBesidePackage(_ arguments: Arguments) throws {
    var others: [String] = []
    if try !arguments[names].isEmpty { others.append(names.shape.placeholder) }
    if try arguments[json] { others.append(json.shape.typed) }
    if try !arguments[scenarios].isEmpty { others.append(scenarios.shape.typed) }
    if try arguments[painted] { others.append(painted.shape.typed) }
    if try arguments[verbose] { others.append(verbose.shape.typed) }
    if try !arguments[modes].isEmpty { others.append(modes.shape.typed) }
    if try arguments[shard] != nil { others.append(shard.shape.typed) }
    guard !others.isEmpty else { return }
    throw UsageError(
      "--package runs the tests of a package, which say themselves what is checked: leave out "
        + others.joined(separator: ", "))
  }

  /// Builds a package as it is, and runs its tests: 0 if all pass, 1 if not.
  private func checkPackage(
    _ path: String, junit: String?, _ console: Console
  ) throws -> ExitCode {
    guard let junit else {
      return try PackageBuild.prepared(path, scratch: nil, console).run(["test"], console)
    }
    try checkFileTarget(junit)
    let build = try PackageBuild.prepared(path, scratch: nil, console)
    return try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("tests.xml")
      var results = TestResults()
      let code = try build.run(["test", "--xunit-output", file.path], console) { results.hear($0) }
      try write(results.junit(swiftTesting: TestResults.written(beside: file), code), to: junit)
      return code
    }
  }

  private func check(
    _ slug: String, _ wanted: [String], _ modes: [Mode], _ frames: FrameDetail
  ) throws -> [Report] {
    let chosen = wanted.isEmpty ? nil : try studio.scenarios(of: slug).filter(wanted.contains)
    guard chosen?.isEmpty != true else { return [] }
    return try TransitionCheck.matrix(
      studio.flow(slug), modes: modes, scenarios: chosen, frames: frames)
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try AtomicFile.write(Array(text.utf8), to: URL(fileURLWithPath: path))
    } catch {
      throw UsageError("cannot write '\(path.printable)': \(reason(error))")
    }
  }
}

extension String {
  /// A JSON document without its line breaks, of which there are none in its texts.
  fileprivate var onOneLine: String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ") + "\n"
  }
}
