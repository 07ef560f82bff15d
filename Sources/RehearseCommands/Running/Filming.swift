import Foundation

/// Files that are made into a program and filmed, once or whenever they change.
@MainActor
struct Filming {
  let paths: [String]
  let outputs: [String]
  let only: String?
  /// Options for the program that plays.
  let words: [String]
  /// Whether a window shows it, and no film is written.
  let isWindow: Bool
  /// The folder of a page that is written in the place of a film.
  let page: String?
  /// Whether somebody waits for it at every save: then the page has no report of the contract.
  let isWatched: Bool
  /// Whether the contract is checked after filming.
  let checks: Bool
  let kit: Kit
  let console: Console

  func film() throws -> ExitCode {
    try withTemporaryFolder { folder in
      let program = try FilesProgram(of: paths, only: only, kit: kit, in: folder) {
        console.err($0)
      }
      if isWindow {
        return ExitCode(rawValue: try window(program.executable, program.slug).waitUntilExit())
          ?? .fault
      }
      if let page { return try write(page, by: program) }
      let targets = outputs.isEmpty ? ["\(program.name).webp"] : outputs
      let outcome = try Program(path: program.executable.path).run(
        ["render", program.slug] + targets.flatMap { ["-o", $0] } + words)
      console.out(outcome.out)
      console.err(outcome.err.replacing("rehearse render", with: "rehearse run"))
      guard outcome.status < 128 else {
        console.err("rehearse run: the transition crashed (signal \(outcome.status - 128))\n")
        return .different
      }
      guard checks, outcome.status == 0 else {
        return ExitCode(rawValue: outcome.status) ?? .fault
      }
      return try check(program)
    }
  }

  /// - Parameter page: The folder; an open page reloads itself, for the files' dates stamp it.
  private func write(_ page: String, by program: FilesProgram) throws -> ExitCode {
    let stamp = stamps.map { "\($0?.timeIntervalSince1970 ?? 0)" }.joined(separator: "+")
    let outcome = try Program(path: program.executable.path).run(
      ["gallery", program.slug, "-o", page, "--stamp", stamp] + (isWatched ? ["--no-checks"] : [])
        + words)
    console.out(outcome.out)
    console.err(outcome.err.replacing("rehearse gallery", with: "rehearse run"))
    return outcome.status < 128 ? ExitCode(rawValue: outcome.status) ?? .fault : .different
  }

  /// Plays every ending, and says what is broken.
  private func check(_ program: FilesProgram) throws -> ExitCode {
    let outcome = try Program(path: program.executable.path).run(["check", program.slug])
    console.out(outcome.out)
    console.err(outcome.err.replacing("rehearse check", with: "rehearse run"))
    return outcome.status < 128 ? ExitCode(rawValue: outcome.status) ?? .fault : .different
  }

  /// Starts a window; it speaks for itself.
  private func window(_ executable: URL, _ name: String) throws -> WindowProcess {
    try WindowProcess(executable, ["play", name, "--start"] + words)
  }

  /// Films now and after every change of a file; ends with the process, and a window with it.
  func filmAgainAndAgain() -> Never {
    var seen = stamps
    var shown: Shown?
    while true {
      do {
        if isWindow { shown = try showAnew(in: shown) } else { _ = try film() }
      } catch {
        console.err(
          (error as? CompilerError)?.text
            ?? "rehearse run: \((error as? UsageError)?.message ?? oneLine(error))\n")
      }
      while stamps == seen { usleep(50_000) }
      seen = stamps
    }
  }

  /// A window that is open, and the folder in which its program lies.
  @MainActor
  private struct Shown {
    let process: WindowProcess
    let folder: URL

    func close() {
      process.close()
      removeTemporary(folder)
    }
  }

  /// Opens a window with the files as they are now, in the place of the one that is open: that one
  /// stays as long as the files do not compile.
  private func showAnew(in former: Shown?) throws -> Shown {
    let folder = try makeTemporaryFolder()
    do {
      let program = try FilesProgram(of: paths, only: only, kit: kit, in: folder) {
        console.err($0)
      }
      former?.close()
      return Shown(process: try window(program.executable, program.slug), folder: folder)
    } catch {
      removeTemporary(folder)
      throw error
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
