import Foundation
import Hunting
import Rehearsal
import TransitionTesting

extension HuntCommand {
  /// One report for each transition, in order: made here, or each in a process of its own.
  /// - Parameter say: Is handed each as soon as it is there.
  func reports(
    of slugs: [String], _ arguments: Arguments, _ console: Console,
    say: (HuntReport) -> Void
  ) throws -> [HuntReport] {
    let jobs = try arguments[jobs]
    guard jobs > 1, slugs.count > 1 else {
      let share = try arguments[minutes].map { $0 * 60 / Double(slugs.count) }
      return try slugs.map { slug in
        let report = try hunt(slug, seconds: share, arguments, console)
        say(report)
        return report
      }
    }
    let words = try words(arguments)
    let share = try arguments[minutes].map { $0 * Double(jobs) / Double(slugs.count) }
    let children = slugs.map { slug in
      ["hunt", slug, "--json"] + words + (share.map { ["--minutes", "\($0)"] } ?? [])
    }
    return try HuntProcesses(jobs, console).run(children).enumerated().map { index, text in
      guard let report = HuntReport(json: text) else {
        throw UsageError("the process that hunted '\(slugs[index])' ended before its time")
      }
      say(report)
      return report
    }
  }

  /// The options of a hunt, as words for the program that does it; --minutes is shared out apart.
  func words(_ arguments: Arguments) throws -> [String] {
    var words = ["--seed", "\(try arguments[seed])", "--steps", "\(try arguments[steps])"]
    if let tries = try arguments[tries] { words += ["--tries", "\(tries)"] }
    if let mode = try arguments[modes] { words += ["--mode", "\(mode)"] }
    return words
  }

  private func hunt(
    _ slug: String, seconds: Double?, _ arguments: Arguments, _ console: Console
  ) throws -> HuntReport {
    let flow = try studio.flow(slug)
    var hunter = Hunter(
      Hunt(flow, mode: try arguments[modes] ?? .plain), seed: UInt64(try arguments[seed]),
      steps: try arguments[steps])
    if let notes = HuntNotes.ofProcess { hunter.willTry = { notes.write($0) } }
    let most = try arguments[tries] ?? (seconds == nil ? 150 : .max)
    let end = seconds.map { Date().addingTimeInterval($0) }
    while hunter.report.tries < most, hunter.report.finds.count < 5,
      end.map({ Date() < $0 }) ?? true
    {
      hunter.tryNext()
      let report = hunter.report
      if report.tries % 10 == 0 {
        console.progress(
          "\(slug): \(report.tries) sequences, \(report.finds.count) found, "
            + "\(report.coverage) things met")
      }
    }
    HuntNotes.ofProcess?.clear()
    return hunter.report
  }

  // MARK: - Files and applications

  func huntFiles(
    _ paths: [String], _ folder: String?, _ words: [String], _ console: Console
  ) throws -> ExitCode {
    try SourcePlay(files: paths, package: folder).perform(
      ["hunt"] + words, writing: [], triesPans: true, console)
  }

  func huntApp(_ path: String, _ words: [String], _ console: Console) throws -> ExitCode {
    let build = try AppBuild.built(AppBuild.Preferences(path: path), console)
    return try RunningApp(build, console: console).atHome {
      try AppChecking(build: build, console: console, words: words, verb: "hunt").check()
    }
  }
}

/// What a hunting process is doing, for whoever follows it when it ends in the midst of that.
struct HuntNotes {
  /// The environment variable that names the file.
  static let variable = "REHEARSE_HUNT"

  let file: URL

  static var ofProcess: HuntNotes? {
    ProcessInfo.processInfo.environment[variable].map { HuntNotes(file: URL(fileURLWithPath: $0)) }
  }

  func write(_ script: RehearsalScript) { try? Data(script.description.utf8).write(to: file) }

  func clear() { try? FileManager.default.removeItem(at: file) }

  /// What was played when the process ended.
  var script: RehearsalScript? {
    (try? String(contentsOf: file, encoding: .utf8)).flatMap { try? RehearsalScript(parsing: $0) }
  }
}
