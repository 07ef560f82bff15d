import Foundation
import Rehearsal
import Rewriting

/// Has a program try what can be touched, in processes of its own: one that ends before its time is
/// followed by one that goes on behind what ended it.
struct FilesExploring {
  let program: FilesProgram
  /// The class that is to be played; nil for whatever there is.
  let only: String?
  /// Words of what is to be played; nil for the most telling.
  let start: String?
  /// Whether everything is tried, to be listed.
  let isThorough: Bool
  /// Whether pans that lead back are looked for, for a check.
  let triesPans: Bool

  /// How a list is told: for people, or as one JSON document.
  enum ListForm { case lines, json }

  /// What was found, and what to play.
  struct Result {
    let plan: ExplorationPlan
    let crashes: [(path: ExplorationPath, message: String)]
  }

  private static let restarts = 12

  /// - Parameter folder: For what is made on the way.
  func run(in folder: URL) throws -> Result {
    let file = folder.appendingPathComponent("exploring")
    try Data().write(to: file)
    var crashes: [(ExplorationPath, String)] = []
    for _ in 0..<Self.restarts {
      let outcome = try program.program.run(
        ["explore", file.path] + words, with: ["SWIFT_BACKTRACE": CrashText.setting])
      let notes = try ExplorationNotes(file)
      guard !notes.isOver, let path = notes.unfinished else { break }
      let crash = CrashText(outcome.err, status: outcome.status)
      crashes.append((path, crash.text))
      var failed = ExplorationOutcome()
      failed.failure = crash.line
      try append(.tried(.init(path: path, outcome: failed)), to: file)
      // What does not come back once is not waited for a second time.
      if outcome.status == 128 + SIGQUIT { break }
    }
    var plan = ExplorationPlan(ranks: program.roots.map(\.rank))
    for item in try ExplorationNotes(file).tries { plan.record(item.path, item.outcome) }
    return Result(plan: plan, crashes: crashes.map { (path: $0.0, message: $0.1) })
  }

  private var words: [String] {
    var words: [String] = []
    if isThorough || start != nil { words.append("--all") }
    if triesPans { words.append("--pans") }
    guard let only else { return words }
    if program.roots.contains(where: { $0.name == only && $0.rank < 3 }) {
      return words + ["--root", only]
    }
    return words + ["--wanted", only]
  }

  private func append(_ line: ExplorationLine, to file: URL) throws {
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    handle.write(try JSONEncoder().encode(line) + Data("\n".utf8))
    try handle.close()
  }
}

// MARK: - What to play

extension FilesExploring {
  /// What is played of what was found.
  /// - Throws: `UsageError` where nothing goes by the words that were given.
  func choice(_ result: Result) throws -> ExplorationPlan.Try? {
    let all = result.plan.starts
    if let start {
      let found = all.first { FoundStart.story(of: $0).localizedCaseInsensitiveContains(start) }
      guard let found else {
        let known = all.prefix(12).map { "  " + FoundStart.story(of: $0) + "\n" }.joined()
        throw UsageError(
          "nothing that starts a transition goes by '\(start.printable)'"
            + (all.isEmpty ? "" : "; there is\n" + known.dropLast()))
      }
      return found
    }
    guard let only else {
      // What a method that crashed would have shown is not made up for by a screen of ours.
      let best = result.plan.best
      let isLent = best.map { program.roots[$0.path.root].rank >= 3 } ?? false
      return isLent && !result.crashes.isEmpty ? nil : best
    }
    try checkName(only)
    return all.first { takesPart(only, in: $0) && $0.outcome.worth > 0 }
  }

  private func takesPart(_ name: String, in start: ExplorationPlan.Try) -> Bool {
    if program.roots[start.path.root].name == name { return true }
    return start.outcome.transitions.contains {
      $0.actors.contains(name) || $0.to == name || $0.from == name
    }
  }

  private func checkName(_ name: String) throws(UsageError) {
    var known: [String] = []
    for one in program.roots.map(\.name) + program.wanted where !known.contains(one) {
      known.append(one)
    }
    guard known.contains(name) else { throw .unknown("class", name, among: known) }
  }

  /// What is said of a choice: what is played, how it goes back, and what else there is.
  func story(of choice: ExplorationPlan.Try, _ result: Result) -> [String] {
    let root = program.roots[choice.path.root].name
    let back = result.plan.wayBack(from: choice.path)
    var lines = ["played in \(root): \(FoundStart.story(of: choice))"]
    lines[0] += back.map { "; then \($0.description)" } ?? "; nothing leads back"
    let others = result.plan.starts.filter { $0 != choice }
    // What a screen lacks that the files make otherwise is no news.
    let rank = program.roots[choice.path.root].rank
    let crashes = result.crashes.filter {
      program.roots[$0.path.root].rank == 0 || program.roots[$0.path.root].rank < rank
        || $0.path.root == choice.path.root
    }
    for crash in crashes.prefix(3) {
      lines.append(
        "\(crash.path.steps.map(\.description).joined(separator: ", then ")): \(crash.message)")
    }
    let kinds = FilesExploring.kinds(of: others)
    if !others.isEmpty {
      let shown = kinds.prefix(3).joined(separator: "; ")
      let rest = kinds.count > 3 ? "; and \(kinds.count - 3) more (--list)" : ""
      lines.append("there is also: \(shown)\(rest) · --start WORDS plays one")
    }
    return lines
  }

  /// Stories of things that are started, those that are alike as one: `tap "Two" and 5 alike · pushes
  /// Detail`.
  private static func kinds(of starts: [ExplorationPlan.Try]) -> [String] {
    var groups: [(key: String, items: [ExplorationPlan.Try])] = []
    for start in starts {
      let key = start.path.alikeKey + start.outcome.transitions.map(\.description).joined()
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].items.append(start)
      } else {
        groups.append((key, [start]))
      }
    }
    return groups.map { group in
      let story = FoundStart.story(of: group.items[0])
      guard group.items.count > 1, let cut = story.range(of: " · ") else { return story }
      return story[..<cut.lowerBound] + " and \(group.items.count - 1) alike"
        + story[cut.lowerBound...]
    }
  }

  /// Why there is nothing to film.
  func reason(_ result: Result) -> String {
    if let crash = result.crashes.first { return crash.message }
    let touched = result.plan.tries.filter { !$0.path.steps.isEmpty }
    let roots = Set(result.plan.tries.map { program.roots[$0.path.root].name }).sorted()
    guard !touched.isEmpty else {
      return "no transition began: there is nothing to touch in \(roots.joined(separator: ", "))"
    }
    let shown = touched.prefix(6).map { $0.path.steps.last?.description ?? "" }
    return "no transition began: in \(roots.joined(separator: ", ")), "
      + shown.joined(separator: ", ") + (touched.count > 6 ? " and \(touched.count - 6) more" : "")
      + " started none"
  }

  /// Everything that was found: a line each, or one document.
  func list(_ result: Result, _ form: ListForm) -> String {
    let starts = result.plan.starts
    guard form == .json else {
      return starts.map { item in
        "\(program.roots[item.path.root].name): \(FoundStart.story(of: item))\n"
      }.joined()
    }
    return JSON.lines(
      starts.map { item in
        .object([
          "in": .string(program.roots[item.path.root].name),
          "steps": .array(item.path.steps.map { .string($0.description) }),
          "starts": .array(item.outcome.transitions.map { .string($0.description) }),
        ])
      })
  }
}
