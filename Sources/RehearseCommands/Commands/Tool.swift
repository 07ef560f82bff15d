import Foundation
import Raster
import Rehearsal
import TransitionTesting

/// The command line `rehearse`: chooses a command, runs it, and turns what it throws into one line
/// and an exit code.
@MainActor
package struct Tool {
  /// The version of this package, as in `CHANGELOG.md`.
  package nonisolated static let version = "0.1.0"
  nonisolated static let name = "rehearse"

  private let commands: [any Command]
  private let console: Console

  /// - Parameter environment: What says how goldens are recorded: `CI`, `SNAPSHOT_TESTING_RECORD`,
  ///   `SNAPSHOT_ARTIFACTS`.
  package init(
    studio: any Studio, console: Console,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    commands = [
      ListCommand(studio: studio), RenderCommand(studio: studio), TraceCommand(studio: studio),
      ExplainCommand(studio: studio), GalleryCommand(studio: studio),
      CheckCommand(studio: studio), CostCommand(studio: studio), HuntCommand(studio: studio),
      RecordCommand(studio: studio, environment: environment),
      VerifyCommand(studio: studio, environment: environment),
      ReportCommand(studio: studio, scope: .goldens),
      ReportCommand(studio: studio), PruneCommand(studio: studio),
      ReviewCommand(studio: studio), RunCommand(studio: studio),
      AppCommand(studio: studio), BuildCommand(), PlayCommand(studio: studio),
      MCPCommand(studio: studio),
      NewCommand(), BuildContextCommand(), ConformanceCommand(),
    ]
    self.console = console
  }

  /// Runs the words that this process was started with, and ends it; when it is asked to end
  /// before, it leaves nothing half done.
  package static func main(_ studio: any Studio, console: Console = .standard) -> Never {
    Memory.keepForNext()
    Cleanup.tidyUpOnSignals()
    ProcessEnd.expectOurs()
    ProcessEnd.leave(
      with: Tool(studio: studio, console: console).run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs one command line, the program's own name left out.
  package func run(_ line: [String]) -> ExitCode {
    var speaker = Tool.name
    do {
      guard let word = line.first else {
        console.err(help)
        return .wrongUsage
      }
      if let answer = try answerAboutItself(word, line.dropFirst()) {
        console.out(answer)
        return .well
      }
      let command = try find(word)
      speaker += " " + word
      return try run(command, line.dropFirst())
    } catch let error as UsageError {
      return complain(speaker, error.message, .wrongUsage)
    } catch let failure as TransitionCheck.Failure {
      return complain(speaker, failure.description, .wrongUsage)
    } catch let error as CompilerError {
      console.err(error.text.hasSuffix("\n") ? error.text : error.text + "\n")
      return .different
    } catch let error as Deadline.Missed {
      return complain(speaker, error.description, .different)
    } catch let error as CocoaError {
      // What the file system refuses is no fault of ours.
      let place = (error.filePath ?? error.url?.path).map { "'\($0.printable)': " } ?? ""
      return complain(speaker, place + reason(error), .wrongUsage)
    } catch {
      return complain(speaker, "a fault of ours: \(oneLine(error))", .fault)
    }
  }

  private func run(_ command: any Command, _ line: ArraySlice<String>) throws -> ExitCode {
    if Arguments.wantHelp(line) {
      console.out(HelpText.of(command.signature, tool: Tool.name))
      return .well
    }
    return try command.run(Arguments(line, for: command.signature), console)
  }

  private func answerAboutItself(
    _ word: String, _ rest: ArraySlice<String>
  ) throws(UsageError) -> String? {
    switch word {
    case "--version": return "\(Tool.name) \(Tool.version)\n"
    case "--help", "-h": return help
    case "help":
      guard let topic = rest.first, topic != "help" else { return help }
      return HelpText.of(try find(topic).signature, tool: Tool.name)
    default: return nil
    }
  }

  private func find(_ word: String) throws(UsageError) -> any Command {
    if let command = commands.first(where: { $0.signature.name == word }) { return command }
    let isOption = word.hasPrefix("-")
    throw .unknown(
      isOption ? "option" : "command", word,
      among: isOption ? ["--help", "--version"] : commands.map(\.signature.name) + ["help"],
      hint: "see '\(Tool.name) --help'")
  }

  private func complain(_ speaker: String, _ message: String, _ code: ExitCode) -> ExitCode {
    console.endProgress()
    console.err("\(speaker): \(message)\n")
    return code
  }

  private var help: String {
    HelpText.of(
      tool: Tool.name, summary: Tool.summary, commands: commands.map(\.signature),
      notes: [Note("Exit codes", Tool.exitCodes)])
  }

  private nonisolated static let summary =
    "Plays view-controller transitions without a device: as films, as numbers, and as a web page "
    + "to scrub through."
  private nonisolated static let exitCodes =
    "0 well, 1 differences or violations, 2 wrong usage, 3 a fault of ours."
}
