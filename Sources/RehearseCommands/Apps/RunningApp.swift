import Foundation

/// A built application, in a process of its own and at home in a folder that is gone afterwards.
@MainActor
struct RunningApp {
  private let build: AppBuild
  private let console: Console

  init(_ build: AppBuild, console: Console) {
    self.build = build
    self.console = console
  }

  /// Films it, or opens a window on it.
  func show(outputs: [String], words: [String]) throws -> ExitCode {
    try atHome { try play(outputs, words) }
  }

  /// Does something while applications are at home in a folder of their own: what they keep is kept
  /// there, and begins anew every time.
  func atHome<Result>(_ body: () throws -> Result) throws -> Result {
    let home = try makeTemporaryFolder()
    defer { removeTemporary(home) }
    setenv("HOME", home.path, 1)
    setenv("XDG_CONFIG_HOME", home.path, 1)
    return try body()
  }

  private func play(_ outputs: [String], _ words: [String]) throws -> ExitCode {
    if outputs.isEmpty {
      let status = try WindowProcess(build.program, ["play", LaunchedApp.slug] + words)
        .waitUntilExit()
      return ExitCode(rawValue: status) ?? .fault
    }
    let outcome = try build.run(
      ["render", LaunchedApp.slug] + outputs.flatMap { ["-o", $0] } + words)
    console.out(outcome.out)
    guard outcome.status < 128 else {
      console.err("rehearse app: \(CrashText(outcome.err, status: outcome.status).text)\n")
      return .different
    }
    console.err(outcome.err.replacing("rehearse render", with: "rehearse app"))
    return ExitCode(rawValue: outcome.status) ?? .fault
  }
}

extension AppBuild {
  /// Runs the application to its end; one that crashes says where.
  /// - Parameter variables: Of its environment, beside those of this process.
  func run(
    _ words: [String], with variables: [String: String] = [:]
  ) throws -> Program.Outcome {
    try Program(path: program.path).run(
      words, with: variables.merging(["SWIFT_BACKTRACE": CrashText.setting]) { own, _ in own })
  }

  /// Reads a project, says what there is to say of it, and builds its application.
  /// - Parameter isBrief: Whether what there is to say was said before.
  @MainActor static func built(
    _ preferences: Preferences, _ console: Console, isBrief: Bool = false
  ) throws -> AppBuild {
    let kit = try BuildContext.ofThisProgram()
    try kit.prepare { console.err($0) }
    let build = try AppBuild(preferences, kit: kit)
    if !isBrief { console.err(AppReport(build).text) }
    for note in try build.build(say: { console.err($0) }) where !isBrief {
      console.err("note: \(note.printable)\n")
    }
    return build
  }
}
