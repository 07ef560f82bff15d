import Foundation
import Rehearsal
import Serving

/// What a coding assistant can do here. Each tool is a command line of this program, run over the
/// gallery or over a program that is made of somebody's files.
@MainActor
struct AgentTools {
  let studio: any Studio

  static let names = ["list", "film", "trace", "check", "touch", "explain"]

  /// Runs a tool.
  /// - Returns: What it found, or what is wrong with what it was asked, which the assistant can mend.
  func call(_ name: String, _ arguments: JSON) -> JSON {
    do {
      switch name {
      case "list": return try list(arguments)
      case "film": return try film(arguments, script: nil)
      case "touch": return try touch(arguments)
      case "trace": return try words(["trace"] + instants(arguments), arguments)
      case "explain": return try explain(arguments)
      default: return try words(["check"], arguments)
      }
    } catch let error as UsageError {
      return Self.answer([Self.text(error.message)], isError: true)
    } catch {
      return Self.answer([Self.text("\(error)")], isError: true)
    }
  }

  private func list(_ arguments: JSON) throws -> JSON {
    guard let files = Self.files(arguments) else {
      return Self.answer([Self.text(try run(["list"]).out)])
    }
    let captured = Captured()
    _ = Tool(studio: studio, console: captured.console).run(["run"] + files + ["--list"])
    return Self.answer([Self.text(captured.all)])
  }

  /// A contact sheet with captions.
  private func film(_ arguments: JSON, script: String?) throws -> JSON {
    try withTemporaryFolder { folder in
      let sheet = folder.appendingPathComponent("sheet.png")
      var line = ["render", "-o", sheet.path, "--scale", "0.75"]
      let times = try instants(arguments)
      line += times
      if times.isEmpty, script == nil { line += ["--at", try spread(arguments)] }
      if arguments["dark"]?.flag == true { line.append("--dark") }
      if let device = arguments["device"]?.string { line += ["--device", device] }
      if let script {
        let file = folder.appendingPathComponent("fingers.rehearsal")
        try Data(script.utf8).write(to: file)
        line += ["--script", file.path]
      }
      let outcome = try perform(line, arguments)
      guard outcome.code == .well, let data = try? Data(contentsOf: sheet) else {
        return Self.answer([Self.text(outcome.text)], isError: true)
      }
      let notes = outcome.err.isEmpty ? "" : "\n" + outcome.err
      return Self.answer([
        Self.text("A contact sheet; the seconds stand below each frame.\(notes)"),
        .object([
          "type": .string("image"), "data": .string(data.base64EncodedString()),
          "mimeType": .string("image/png"),
        ]),
      ])
    }
  }

  private func touch(_ arguments: JSON) throws -> JSON {
    guard let script = arguments["script"]?.string, !script.isEmpty else {
      throw UsageError("'script' is missing: lines such as 'pan from 200,100 by 0,300 over 0.25 s'")
    }
    let sheet = try film(arguments, script: script)
    return sheet
  }

  private func explain(_ arguments: JSON) throws -> JSON {
    try withTemporaryFolder { folder in
      var line = ["explain"] + (try instants(arguments))
      if let script = arguments["script"]?.string {
        let file = folder.appendingPathComponent("fingers.rehearsal")
        try Data(script.utf8).write(to: file)
        line += ["--script", file.path]
      }
      return try words(line, arguments)
    }
  }

  /// A tool whose answer is text.
  private func words(_ line: [String], _ arguments: JSON) throws -> JSON {
    let outcome = try perform(line, arguments)
    // Breaches are an answer, not a fault.
    return Self.answer(
      [Self.text(outcome.text)], isError: outcome.code == .wrongUsage || outcome.code == .fault)
  }

  /// Eight instants, from the beginning to the end that the catalogue knows.
  private func spread(_ arguments: JSON) throws -> String {
    let count = min(max(arguments["count"]?.integer ?? 8, 1), 40)
    let name = arguments["name"]?.string
    let duration = studio.items.first { $0.slug == name }?.duration ?? 0
    let end = duration > 0 ? duration : 1.2
    return (0..<count).map { decimalText(end * Double($0) / Double(max(count - 1, 1)), places: 3) }
      .joined(separator: ",")
  }

  private func instants(_ arguments: JSON) throws -> [String] {
    guard let values = arguments["at"] else { return [] }
    let numbers = values.elements?.compactMap(\.number) ?? [values.number].compactMap(\.self)
    guard !numbers.isEmpty else { throw UsageError("'at' is a list of seconds: [0, 0.2, 0.4]") }
    return ["--at", numbers.map { decimalText($0) }.joined(separator: ",")]
  }
}

extension AgentTools {
  /// What a command line led to.
  struct Outcome {
    let code: ExitCode
    let out: String
    let err: String

    var text: String { [out, err].filter { !$0.isEmpty }.joined(separator: "\n") }
  }

  static func files(_ arguments: JSON) -> [String]? {
    let files = arguments["files"]?.elements?.compactMap(\.string) ?? []
    return files.isEmpty ? nil : files
  }

  /// Runs a command over what the arguments name.
  private func perform(_ line: [String], _ arguments: JSON) throws -> Outcome {
    if let files = Self.files(arguments) {
      return try ofFiles(files, line, start: arguments["start"]?.string)
    }
    guard let name = arguments["name"]?.string, !name.hasPrefix("-") else {
      throw UsageError("'name' or 'files' is missing: what is to be played · 'list' names all")
    }
    return try run([line[0], name] + line.dropFirst())
  }

  private func run(_ line: [String]) throws -> Outcome {
    let captured = Captured()
    let code = Tool(studio: studio, console: captured.console).run(line)
    return Outcome(code: code, out: captured.out, err: captured.err)
  }

  /// Runs a command over a program that is made of files.
  private func ofFiles(_ files: [String], _ line: [String], start: String?) throws -> Outcome {
    let captured = Captured()
    let paths = try RunCommand.sources(of: files)
    let kit = try BuildContext.ofThisProgram()
    try kit.prepare { captured.console.err($0) }
    let filming = Filming(
      paths: paths, outputs: [], only: nil, start: start, lists: nil, words: [], isWindow: false,
      page: nil, isWatched: false, checks: nil, script: nil, log: nil, resources: nil, sdk: nil,
      modules: [],
      kit: kit,
      console: captured.console)
    do {
      let code = try filming.perform(line)
      return Outcome(code: code, out: captured.out, err: captured.err)
    } catch let error as CompilerError {
      return Outcome(code: .wrongUsage, out: captured.out, err: captured.err + error.text)
    }
  }

  private static func text(_ text: String) -> JSON {
    .object(["type": .string("text"), "text": .string(text)])
  }

  private static func answer(_ content: [JSON], isError: Bool = false) -> JSON {
    .object(["content": .array(content), "isError": .bool(isError)])
  }
}

/// A console that keeps what is said.
@MainActor
private final class Captured {
  private(set) var out = ""
  private(set) var err = ""

  var all: String { out + err }

  var console: Console {
    Console(isTerminal: false, out: { self.out += $0 }, err: { self.err += $0 })
  }
}
