import Foundation

/// Files that are made into a program and filmed, once or whenever they change.
@MainActor
struct Filming {
  let paths: [String]
  let outputs: [String]
  let only: String?
  /// Words of what is to be started; nil for the most telling.
  let start: String?
  /// How everything that can be started is listed, where no film is made.
  let lists: FilesExploring.ListForm?
  /// Options for the program that plays.
  let words: [String]
  /// Whether a window shows it, and no film is written.
  let isWindow: Bool
  /// Where a browser shows it, in the place of a window.
  var place: BrowserPlace?
  /// The folder of a page that is written in the place of a film.
  let page: String?
  /// Whether somebody waits for it at every save: then the page has no report of the contract.
  let isWatched: Bool
  /// Options of the check after filming; nil for none.
  let checks: [String]?
  /// Fingers in the place of those that were found; nil for those.
  let script: String?
  /// The file for what the application prints; nil for the error stream.
  let log: String?
  /// A folder with pictures, fonts, strings; nil for what lies near the files.
  let resources: String?
  /// The version of iOS whose SDK the files were built with; nil for what their spellings tell.
  let sdk: Int?
  /// The modules that the files are of, where they are a package's: what they import of each other is
  /// in the same module here.
  let modules: [String]
  /// Whether it runs where it reaches nothing.
  var isShutIn = false
  /// The most that playing may take once it is compiled, in seconds; nil for any time.
  var limit: Double?
  let kit: BuildContext
  let console: Console

  func film() throws -> ExitCode {
    try withTemporaryFolder { folder in
      if lists != nil { return try list(in: folder) }
      guard let played = try prepare(in: folder) else { return .different }
      if isWindow {
        return ExitCode(rawValue: try window(played).waitUntilExit()) ?? .fault
      }
      if let page { return try write(page, by: played) }
      let targets = outputs.isEmpty ? ["\(played.start.name).webp"] : outputs
      let code = try run(
        ["render", played.start.slug] + targets.flatMap { ["-o", $0] } + words
          + (script.map { ["--script", $0] } ?? []), played)
      guard let checks, code == .well else { return code }
      guard played.isTransition else {
        console.err(
          "rehearse run: nothing to check: no transition began, the screen moves its own views\n")
        return .different
      }
      return try check(played, checks, in: folder)
    }
  }

  /// Does something else with what is to be played.
  /// - Parameter line: A command and its options; what is played becomes its first argument.
  func perform(_ line: [String]) throws -> ExitCode {
    try withTemporaryFolder { folder in
      guard let played = try prepare(in: folder) else { return .wrongUsage }
      if line[0] == "hunt" { return try hunt(played, Array(line.dropFirst()), in: folder) }
      if line[0] == "check" { return try check(played, Array(line.dropFirst()), in: folder) }
      return try run([line[0], played.start.slug] + line.dropFirst(), played)
    }
  }

  /// Hunts in processes of its own: one that ends in a sequence has found something.
  private func hunt(_ played: Played, _ words: [String], in folder: URL) throws -> ExitCode {
    let chase = CrashChase(
      program: played.program.program, slug: played.start.slug, variables: try played.variables,
      folder: folder, console: console)
    return try chase.run(words)
  }

  /// Plays every outcome, and says what is broken.
  private func check(_ played: Played, _ words: [String], in folder: URL) throws -> ExitCode {
    let kept = try runCheck(["check", played.start.slug] + words, played, in: folder)
    guard played.isOwn || played.program.wanted.isEmpty else {
      console.err(
        "rehearse run: none of \(played.program.wanted.joined(separator: ", ")) took part: what was "
          + "checked is UIKit's own transition\n")
      return kept == .well ? .different : kept
    }
    return kept
  }

  /// Runs the check in processes of its own: one that ends in a scenario is followed by one that knows
  /// of it.
  private func runCheck(_ line: [String], _ played: Played, in folder: URL) throws -> ExitCode {
    let notes = CheckNotes(folder: folder)
    let program = played.program.program
    var (hangs, known) = (0, [String: CrashText]())
    var isBrief = false
    for _ in 0..<Self.attempts {
      var variables = try played.variables
      variables[CheckNotes.variable] = folder.path
      variables[FoundStart.log] = folder.appendingPathComponent("check.log").path
      if isBrief { variables["SWIFT_BACKTRACE"] = CrashText.brief }
      let outcome = try program.run(line, with: variables)
      if outcome.status < 128 {
        console.out(outcome.out)
        console.err(outcome.err.replacing("rehearse check", with: "rehearse run"))
        return ExitCode(rawValue: outcome.status) ?? .fault
      }
      var crash = CrashText(outcome.err, status: outcome.status)
      // Where it stands takes seconds to find: once for each line.
      let former = crash.trap.flatMap { known[$0] }
      if isBrief, former == nil {
        isBrief = false
        continue
      }
      (crash, isBrief) = (former ?? crash, true)
      if let line = crash.trap { known[line] = crash }
      hangs += outcome.status == 128 + SIGQUIT ? 1 : 0
      guard try notes.add(crash), hangs < 2 else {
        console.err("rehearse run: \(crash.text)\n")
        return .different
      }
    }
    console.err("rehearse run: more than \(Self.attempts) scenarios end their process\n")
    return .different
  }

  /// Whether programs read what is told of the check.
  private var isForPrograms: Bool { checks?.contains("--json") == true }

  /// As many as there are scenarios, about.
  private static let attempts = 90

  /// A program, and what it is to play.
  private struct Played {
    let program: FilesProgram
    let start: FoundStart
    /// Whether a class of the files takes part.
    let isOwn: Bool
    /// Whether screens come and go, and not views on a screen alone.
    let isTransition: Bool

    var variables: [String: String] {
      get throws { [FoundStart.variable: try start.json, "SWIFT_BACKTRACE": CrashText.setting] }
    }
  }

  /// The folders in which the program writes.
  private var written: [String] {
    let films = outputs.isEmpty && page == nil ? ["film.webp"] : outputs
    return (films + [page].compactMap { $0 }).map {
      URL(fileURLWithPath: absolutePath($0)).deletingLastPathComponent().path
    }
  }

  private func makeProgram(in folder: URL) throws -> FilesProgram {
    var program = try FilesProgram(
      of: paths, as: modules, only: only, resources: resources, sdk: sdk, kit: kit, in: folder
    ) { console.err($0) }
    if isShutIn { program.sandbox = try Sandbox(writable: [folder.path] + written) }
    program.deadline = limit.map { Deadline(in: $0) }
    return program
  }

  private func exploring(_ program: FilesProgram) -> FilesExploring {
    FilesExploring(
      program: program, only: only, start: start, isThorough: lists != nil,
      triesPans: checks != nil || page != nil)
  }

  /// Tells all that starts a transition; of nothing, why.
  private func list(in folder: URL) throws -> ExitCode {
    let exploring = exploring(try makeProgram(in: folder))
    let result = try exploring.run(in: folder)
    console.out(exploring.list(result, lists ?? .lines))
    guard result.plan.starts.isEmpty else { return .well }
    console.err("rehearse run: \(exploring.reason(result))\n")
    return .different
  }

  /// Makes the program, has it try what there is, and says what is played.
  /// - Returns: nil where there is nothing to play, which was said.
  private func prepare(in folder: URL) throws -> Played? {
    let program = try makeProgram(in: folder)
    let exploring = exploring(program)
    let result = try exploring.run(in: folder)
    guard let choice = try exploring.choice(result) else {
      console.err("rehearse run: \(exploring.reason(result))\n")
      return nil
    }
    for line in exploring.story(of: choice, result) { console.err("rehearse run: \(line)\n") }
    let name = only ?? program.roots[choice.path.root].name
    return Played(
      program: program,
      start: FoundStart(
        choice, in: result.plan, name: name, files: paths, isInteractive: program.isInteractive),
      isOwn: choice.outcome.transitions.contains { !$0.actors.isEmpty },
      isTransition: !choice.outcome.transitions.isEmpty)
  }

  /// Runs the program, says what it says, and tells a crash.
  private func run(_ line: [String], _ played: Played) throws -> ExitCode {
    let printed = played.program.executable.deletingLastPathComponent().appendingPathComponent(
      "log")
    var variables = try played.variables
    variables[FoundStart.log] = printed.path
    let outcome = try played.program.program.run(line, with: variables)
    // Beside the objects of a check a film's name has no place.
    isForPrograms ? console.err(outcome.out) : console.out(outcome.out)
    try tell(printed)
    guard outcome.status < 128 else {
      console.err("rehearse run: \(CrashText(outcome.err, status: outcome.status).text)\n")
      return .different
    }
    console.err(outcome.err.replacing("rehearse \(line[0])", with: "rehearse run"))
    return ExitCode(rawValue: outcome.status) ?? .fault
  }

  /// What the application printed goes to the file that was asked for, or, as far as it is short,
  /// to the error stream.
  private func tell(_ printed: URL) throws {
    let text = (try? String(contentsOf: printed, encoding: .utf8)) ?? ""
    if let log { return try Data(text.utf8).write(to: URL(fileURLWithPath: log)) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    for line in lines.prefix(Self.printed) { console.err("| \(line)\n") }
    if lines.count > Self.printed {
      console.err("| … \(lines.count - Self.printed) more lines: --log FILE keeps them\n")
    }
  }

  private static let printed = 40

  /// - Parameter page: The folder; an open page reloads itself, for the files' dates stamp it.
  private func write(_ page: String, by played: Played) throws -> ExitCode {
    let stamps = Watching.stamps(of: paths)
    let stamp = paths.map { "\(stamps[$0]?.timeIntervalSince1970 ?? 0)" }.joined(separator: "+")
    return try run(
      ["gallery", played.start.slug, "-o", page, "--stamp", stamp]
        + (isWatched ? ["--no-checks"] : []) + words, played)
  }

  /// Starts a window; it speaks for itself.
  private func window(_ played: Played) throws -> WindowProcess {
    try WindowProcess(
      played.program.executable,
      ["play", played.start.slug, "--start"] + words + (place?.words ?? []),
      with: try played.variables.merging(place?.variables ?? [:]) { $1 })
  }

  /// Films now and after every change of a file; ends with the process, and a window with it.
  func filmAgainAndAgain() -> Never {
    var shown: ShownProgram?
    Watching(command: "rehearse run", console: console).doAgain(
      after: { Watching.stamps(of: paths) }
    ) {
      if isWindow { shown = try showAnew(in: shown) } else { _ = try film() }
    }
  }

  /// Opens a window with the files as they are now, in the place of the one that is open: that one
  /// stays as long as the files do not compile.
  private func showAnew(in former: ShownProgram?) throws -> ShownProgram? {
    let folder = try makeTemporaryFolder()
    do {
      guard let played = try prepare(in: folder) else {
        removeTemporary(folder)
        return former
      }
      former?.close()
      return ShownProgram(process: try window(played), folder: folder)
    } catch {
      removeTemporary(folder)
      throw error
    }
  }
}
