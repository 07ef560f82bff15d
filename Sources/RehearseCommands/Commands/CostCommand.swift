import Foundation
import Rehearsal
import TransitionTesting

/// `rehearse cost`: what a transition takes to show, counted.
struct CostCommand: Command {
  private let studio: any Studio
  private let names: Positional<[String]>
  private let json = Option(
    flag: "json", help: "For programs: one object a line for each transition and mode.")
  private let scenarios = Option(
    repeated: "scenario", .path.called("NAME"), shown: "forward-finish, back-finish",
    help: "Counts this scenario; 'rehearse list --scenarios' names them.")
  private let modes = Option(
    repeated: "mode", .mode, shown: "plain",
    help: "What the stage is like: words of \(Mode.words.joined(separator: ", ")), joined by +.")
  private let work = Option(
    flag: "work",
    help: "Measure as well, and say how much longer the busiest frame took than the typical one.")
  private let overlay = Option<String?>(
    optional: "overlay",
    .choice(
      "overlay", among: CostCommand.overlays,
      hint: "there are \(CostCommand.overlays.joined(separator: ", "))"
    ).called("KIND"), shown: "none",
    help: "Write a strip with coloured layers: blended, offscreen or misaligned; needs --output.")
  private let output = Option<String?>(
    optional: "output", short: "o", .path.called("FILE.png"), shown: "none",
    help: "Where the strip goes.")
  private let package = Option(
    optional: "package", .path.called("DIR"),
    help: "A Swift package in the place of a name: the most telling transition in it.")

  nonisolated static let overlays = ["blended", "offscreen", "misaligned"]

  init(studio: any Studio) {
    self.studio = studio
    names = Positional(
      repeated: .path.called("NAME"),
      help: "The transitions, or the Swift files of one of yours; all of the catalogue unless told."
    )
  }

  var signature: Signature {
    Signature(
      name: "cost", summary: "What a transition takes to show, counted",
      discussion: "Counts, for each frame, the layers that are drawn, what takes an offscreen pass "
        + "and why, what is painted and blended in screens, pictures that are scaled or lie "
        + "between pixels, texts drawn, views laid out. Names the worst frame, each cause with "
        + "its layer, and a line that mends it. Counted, not measured: the same on every machine, "
        + "and no prediction for a phone.",
      positionals: [names.shape],
      options: [
        scenarios.shape, modes.shape, overlay.shape, output.shape, work.shape, json.shape,
        package.shape,
      ],
      examples: [
        Example("rehearse cost hero-push", "The way there and the way back."),
        Example(
          "rehearse cost hero-push --overlay offscreen -o strip.png",
          "Yellow is drawn into a picture of its own first."),
        Example("rehearse cost ZoomTransition.swift", "A transition in a file of yours."),
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let words = try arguments[names]
    let tint = try arguments[overlay].flatMap(Tint.init)
    let target = try arguments[output]
    guard (tint == nil) == (target == nil) else {
      throw UsageError("--overlay and --output go together")
    }
    if let target { try checkStripTarget(target) }
    if let source = try SourcePlay(words, package: try arguments[package]) {
      return try source.perform(
        try line(arguments), writing: [target].compactMap { $0 }, console)
    }
    let known = studio.items.map(\.slug)
    if let word = words.first(where: { !known.contains($0) }) {
      throw UsageError.unknown("transition", word, among: known, hint: "see 'rehearse list'")
    }
    let slugs = known.filter { words.isEmpty || words.contains($0) }
    guard !slugs.isEmpty else { throw UsageError("there is no transition to count") }
    try studio.checkScenarios(try arguments[scenarios], of: slugs)
    guard tint == nil || slugs.count == 1 else {
      throw UsageError("--overlay shows one transition: name it")
    }
    let chosen = try arguments[modes]
    for slug in slugs {
      console.progress("counting \(slug)")
      for mode in chosen.isEmpty ? [.plain] : chosen {
        try count(slug, mode, arguments, console)
      }
    }
    console.endProgress()
    if let tint, let target {
      try draw(tint, of: slugs[0], chosen.first ?? .plain, to: target, arguments)
      console.out(target + "\n")
    }
    return .well
  }

  private func count(
    _ slug: String, _ mode: Mode, _ arguments: Arguments, _ console: Console
  ) throws {
    let flow = try studio.flow(slug)
    let watch = try arguments[work] ? Stopwatch() : nil
    // What is loaded once is no work of a frame.
    if watch != nil {
      _ = TransitionCost(of: flow, in: try played(arguments, of: flow), mode: mode)
    }
    var ratios: [String: (times: Double, at: Double)] = [:]
    let cost = TransitionCost(
      of: flow, in: try played(arguments, of: flow), mode: mode,
      work: watch.map(\.work)
    ) { ratios[$0.scenario] = watch?.take($0.frames.map(\.time)) }
    console.endProgress()
    console.out(
      try arguments[json] ? cost.json(ratios).text + "\n" : cost.text(ratios: ratios) + "\n")
  }

  private func played(_ arguments: Arguments, of flow: ScreenFlow) throws -> [Scenario] {
    let wanted = try arguments[scenarios]
    let names = wanted.isEmpty ? TransitionCost.ordinary : wanted
    return Sweep.scenarios(for: flow).filter { names.contains($0.name) }
  }

  private func draw(
    _ tint: Tint, of slug: String, _ mode: Mode, to path: String, _ arguments: Arguments
  ) throws {
    let flow = try studio.flow(slug)
    guard let scenario = try played(arguments, of: flow).first else {
      throw UsageError("there is no scenario to draw")
    }
    let replay = Replay(of: flow, in: scenario, scale: 1, mode: mode, tint: tint)
    do {
      try replay.film.write(to: URL(fileURLWithPath: path), format: .strip)
    } catch {
      throw UsageError("cannot write '\(path.printable)': \(error)")
    }
  }

  private func checkStripTarget(_ path: String) throws(UsageError) {
    guard path.hasSuffix(".png") else {
      throw UsageError("a strip is a .png, not '\(path.printable)'")
    }
    try checkFilmTarget(path)
  }

  /// The same as words for the program that counts.
  private func line(_ arguments: Arguments) throws -> [String] {
    var line = ["cost"]
    for name in try arguments[scenarios] { line += ["--scenario", name] }
    for mode in try arguments[modes] { line += ["--mode", "\(mode)"] }
    if let overlay = try arguments[overlay] { line += ["--overlay", overlay] }
    if let output = try arguments[output] { line += ["-o", absolutePath(output)] }
    if try arguments[work] { line.append("--work") }
    if try arguments[json] { line.append("--json") }
    return line
  }
}

/// How long the work of each frame takes here.
@MainActor
private final class Stopwatch {
  private var seconds: [Double] = []

  var work: FrameWork { { [self] work in measure(work) } }

  private func measure(_ work: () -> Void) {
    let clock = ContinuousClock()
    let span = clock.measure(work)
    seconds.append(Double(span.components.seconds) + Double(span.components.attoseconds) * 1e-18)
  }

  /// The busiest frame's share of the typical one's, and when it was.
  /// - Parameter times: The instants of the frames, of which the first came with the action.
  func take(_ times: [Double]) -> (times: Double, at: Double)? {
    defer { seconds = [] }
    let last = Array(seconds.suffix(times.count))
    let typical = last.sorted()[safe: last.count / 2] ?? 0
    guard last.count == times.count, typical > 0,
      let worst = last.indices.max(by: { last[$0] < last[$1] })
    else { return nil }
    return (last[worst] / typical, times[worst])
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
