import Foundation
import Rehearsal
import TransitionTesting

/// The arguments that the commands for goldens share.
@MainActor
struct GoldenOptions {
  let names: Positional<[String]>
  let folder = Option(
    "goldens", .path.called("DIR"), default: "__Snapshots__", shown: "__Snapshots__",
    help: "Where goldens are kept, a folder for each transition.")
  let scenarios = Option(
    repeated: "scenario", .path.called("NAME"),
    shown: "forward-finish, forward-cancel-50, back-finish", help: "Which scenarios are kept.")
  let modes = Option(
    repeated: "mode", .mode, shown: "plain",
    help: "What the stage is like: words of \(Mode.words.joined(separator: ", ")), joined by +.")
  let shard = Option(
    optional: "shard", .shard, help: "Only this machine's share of the transitions: 2/5.")
  let maxDiffPixels = Option(
    "max-diff-pixels", .pixels, default: 0, shown: "0",
    help: "How many pixels of a frame may differ.")
  let tolerance = Option(
    optional: "tolerance", .positive(upTo: 100).called("POINTS"), shown: "0",
    help: "How far lengths in traces may differ.")
  let commands = Option(
    flag: "commands",
    help: "What is drawn, thing by thing, as well: a text that no change of the renderer touches.")
  private let studio: any Studio

  init(studio: any Studio) {
    self.studio = studio
    names = Positional(
      repeated: PlayOptions.transition(studio),
      help: "The transitions; all of them when none is named.")
  }

  /// The options in the order of help texts.
  var shapes: [OptionShape] {
    [
      folder.shape, scenarios.shape, modes.shape, shard.shape, maxDiffPixels.shape,
      tolerance.shape, commands.shape,
    ]
  }

  /// The transitions that are meant.
  func slugs(_ arguments: Arguments) throws -> [String] {
    let named = try arguments[names]
    let all = studio.items.map(\.slug).filter { named.isEmpty || named.contains($0) }
    guard !all.isEmpty else { throw UsageError("there is no transition to look at") }
    try studio.checkScenarios(try arguments[scenarios], of: all)
    return try arguments[shard]?.share(of: all) ?? all
  }

  /// A suite for each mode that is asked for.
  func suites(_ arguments: Arguments, _ recording: Recording, artifacts: String? = nil) throws
    -> [GoldenSuite]
  {
    let chosen = try arguments[modes]
    return try (chosen.isEmpty ? [.plain] : chosen).map { mode in
      var suite = GoldenSuite(
        folder: URL(
          fileURLWithPath: absolutePath(try arguments[folder]), isDirectory: true),
        recording: recording,
        artifacts: artifacts.map { URL(fileURLWithPath: absolutePath($0), isDirectory: true) })
      let scenarios = try arguments[self.scenarios]
      if !scenarios.isEmpty { suite.scenarios = scenarios }
      suite.mode = mode
      suite.kinds = [
        .film(.init(maxDiffPixels: try arguments[maxDiffPixels])),
        .trace(
          at: (0...10).map { Double($0) / 10 }, tolerance: try arguments[tolerance] ?? 0),
        .timeline,
      ]
      if try arguments[commands] { suite.kinds.append(.commands(at: [0, 0.25, 0.5, 0.75, 1])) }
      return suite
    }
  }

  /// Plays what is asked for beside its goldens, and prints what came of it.
  /// - Parameters:
  ///   - work: What is being done, said of each transition while it lasts.
  ///   - environment: Says whether goldens may be written at all.
  ///   - accept: Whether the lines that accept what differs are printed.
  /// - Returns: Whether everything is as it was.
  func play(
    _ arguments: Arguments, _ console: Console, _ work: String, _ recording: Recording,
    environment: [String: String] = [:], artifacts: String? = nil, accept: Bool
  ) throws -> Bool {
    var suites = try suites(arguments, recording, artifacts: artifacts)
    for index in suites.indices { suites[index].environment = environment }
    var results: [GoldenResult] = []
    for slug in try slugs(arguments) {
      console.progress("\(work) \(slug)")
      results += try self.results(slug, suites)
    }
    console.endProgress()
    console.out(try text(results, accept: accept, arguments))
    return results.allSatisfy { !$0.isFailure }
  }

  /// Holds one transition against its goldens in all modes.
  func results(_ slug: String, _ suites: [GoldenSuite]) throws -> [GoldenResult] {
    let flow = try studio.flow(slug)
    return try suites.flatMap { suite in
      do { return try suite.run(flow) } catch let error as FilmError {
        throw UsageError("cannot write goldens: \(error)")
      } catch let error as CocoaError {
        throw UsageError("cannot write goldens: \(reason(error))")
      }
    }
  }

  /// What differs, with the line that accepts it.
  func text(
    _ results: [GoldenResult], accept: Bool, _ arguments: Arguments
  ) throws -> String {
    let place = try arguments[folder]
    let there = place == folder.shape.fallback ? "" : " --goldens \(place)"
    // What has never been recorded is said once, and not for each of its files.
    let new = Dictionary(grouping: results, by: \.flow)
      .filter { $1.allSatisfy { $0.status == .missing } }
    let paragraphs = Set(new.keys.map { Self.parts($0).mode }).sorted().map { mode in
      let names = results.map(\.flow).filter { new[$0] != nil && Self.parts($0).mode == mode }
        .reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      return "  missing  \(names.joined(separator: ", ")): nothing is recorded in '\(place)'\n"
        + "    record  rehearse record \(names.map { Self.parts($0).name }.joined(separator: " "))"
        + (mode.isEmpty ? "" : " --mode \(mode)") + there + "\n"
    }
    let byScenario = Dictionary(grouping: results) { [$0.flow, $0.scenario] }
    let failures = results.filter { $0.isFailure && new[$0.flow] == nil }.map { result in
      let (name, mode) = Self.parts(result.flow)
      let alike = byScenario[[result.flow, result.scenario]] ?? []
      let isNew = alike.count > 1 && alike.allSatisfy { $0.status == .missing }
      guard !isNew || alike.first?.file == result.file else { return "" }
      return
        (isNew
        ? "  missing  \(result.flow)/\(result.scenario): nothing is recorded\n" : result.text)
        + (accept
          ? "    accept  rehearse record \(name) --scenario \(result.scenario)"
            + (mode.isEmpty ? "" : " --mode \(mode)") + there + "\n" : "")
    }
    return (paragraphs + failures).joined() + Self.summary(results)
  }

  /// A flow's own name and that of its mode, of `card[dark]`.
  private static func parts(_ flow: String) -> (name: String, mode: String) {
    let name = flow.prefix { $0 != "[" }
    return (String(name), String(flow.dropFirst(name.count + 1).dropLast()))
  }

  /// A line that counts.
  private static func summary(_ results: [GoldenResult]) -> String {
    let counts = Dictionary(grouping: results, by: \.status).mapValues(\.count)
    let order: [GoldenResult.Status] = [.unchanged, .changed, .recorded, .added, .missing]
    let line = order.compactMap { status in counts[status].map { "\($0) \(status.rawValue)" } }
    return (line.isEmpty ? "no goldens" : line.joined(separator: ", ")) + "\n"
  }
}

extension ValueKind where Value == Mode {
  /// What a stage is like, by its name.
  static var mode: ValueKind {
    ValueKind(placeholder: "MODE") { (word, argument) throws(UsageError) in
      guard let mode = Mode(word) else {
        throw UsageError(
          "\(argument) needs words of \(Mode.words.joined(separator: ", ")) joined by +, not "
            + "'\(word.printable)'")
      }
      return mode
    }
  }
}

extension ValueKind where Value == Shard {
  /// A machine's share, as `2/5`.
  static var shard: ValueKind {
    ValueKind(placeholder: "I/N") { (word, argument) throws(UsageError) in
      guard let shard = Shard(word) else {
        throw UsageError(
          "\(argument) needs I/N with I from 1 to N, such as 2/5, not '\(word.printable)'")
      }
      return shard
    }
  }
}

extension ValueKind where Value == Int {
  /// A whole number from 0 up.
  fileprivate static var pixels: ValueKind {
    ValueKind(placeholder: "NUMBER") { (word, argument) throws(UsageError) in
      guard let number = Int(word), number >= 0 else {
        throw UsageError("\(argument) needs a whole number from 0 up, not '\(word.printable)'")
      }
      return number
    }
  }
}

extension ValueKind where Value == Recording {
  /// When goldens are written, by its word.
  static var recording: ValueKind {
    ValueKind(placeholder: "MODE") { (word, argument) throws(UsageError) in
      guard let mode = Recording(rawValue: word) else {
        throw UsageError(
          "\(argument) needs one of \(Recording.allCases.map(\.rawValue).joined(separator: ", ")), "
            + "not '\(word.printable)'")
      }
      return mode
    }
  }
}
