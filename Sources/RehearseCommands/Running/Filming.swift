import Foundation

/// Files that are made into a program and filmed, once or whenever they change.
@MainActor
struct Filming {
  let paths: [String]
  let outputs: [String]
  let only: String?
  /// Options for the program that plays.
  let words: [String]
  let kit: Kit
  let console: Console

  func film() throws -> ExitCode {
    try withTemporaryFolder { folder in
      let program = try FilesProgram(of: paths, kit: kit, in: folder) { console.err($0) }
      let name = try choose(among: program.names)
      let targets = outputs.isEmpty ? ["\(name).webp"] : outputs
      let outcome = try Program(path: program.executable.path).run(
        ["render", name] + targets.flatMap { ["-o", $0] } + words)
      console.out(outcome.out)
      console.err(outcome.err.replacing("rehearse render", with: "rehearse run"))
      guard outcome.status < 128 else {
        console.err("rehearse run: the transition crashed (signal \(outcome.status - 128))\n")
        return .different
      }
      return ExitCode(rawValue: outcome.status) ?? .fault
    }
  }

  private func choose(among names: [String]) throws -> String {
    if let only {
      guard names.contains(only) else { throw UsageError.unknown("class", only, among: names) }
      return only
    }
    if names.count > 1 {
      console.err("rehearse run: playing \(names[0]) of \(names.joined(separator: ", "))\n")
    }
    return names[0]
  }

  /// Films now and after every change of a file; ends with the process.
  func filmAgainAndAgain() -> Never {
    var seen = stamps
    while true {
      do { _ = try film() } catch {
        console.err(
          (error as? CompilerError)?.text
            ?? "rehearse run: \((error as? UsageError)?.message ?? oneLine(error))\n")
      }
      while stamps == seen { usleep(50_000) }
      seen = stamps
    }
  }

  /// When each file was last written.
  private var stamps: [Date?] {
    paths.map { path in
      let values = try? FileManager.default.attributesOfItem(atPath: path)
      return values?[.modificationDate] as? Date
    }
  }
}
