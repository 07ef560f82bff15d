import ConformanceProbes
import Foundation

/// `rehearse conformance`: what UIKit does, asked here and on a Mac.
struct ConformanceCommand: Command {
  private let report = Positional(
    repeated: .path.called("REPORT"), help: "Answers of another UIKit, a line of JSON each.")
  private let prints = Option(
    flag: "print", help: "Prints the answers of this UIKit, a line of JSON each, and no more.")

  var signature: Signature {
    Signature(
      name: "conformance", summary: "What UIKit does in small: asked here, held against the facts",
      discussion: "Stages small things, and looks at orders of calls, frames, flags and values. "
        + "Without REPORT the answers are held against Documentation/Facts.md. With one, which "
        + "Apple's UIKit has written, what differs is printed, probe by probe. How a report is "
        + "made on a Mac stands in Conformance/README.md. Exits with 1 if an answer differs.",
      positionals: [report.shape], options: [prints.shape],
      examples: [
        Example("rehearse conformance", "This UIKit against the facts."),
        Example("rehearse conformance report.jsonl", "This UIKit against Apple's."),
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let files = try arguments[report]
    if try arguments[prints] {
      guard files.isEmpty else { throw UsageError("--print asks this UIKit: leave REPORT out") }
      for probe in Probe.all { console.out(ConformanceReport.ask(probe) + "\n") }
      return .well
    }
    let here = ConformanceReport.here()
    let facts = try ConformanceFacts.shipped()
    guard !files.isEmpty else {
      return tell(ConformanceDifference.between(here, and: facts), here.answers.count, console)
    }
    var code = ExitCode.well
    for file in files {
      let other = try ConformanceReport(file: file)
      let found = ConformanceDifference.between(here, and: other, facts)
      if tell(found, other.answers.count, console) != .well { code = .different }
    }
    return code
  }

  private func tell(
    _ found: [ConformanceDifference], _ count: Int, _ console: Console
  ) -> ExitCode {
    for difference in found { console.out(difference.text + "\n") }
    console.out("\(count) answers, \(found.count) of them differ\n")
    return found.isEmpty ? .well : .different
  }
}

/// An answer that is not what it should be.
struct ConformanceDifference {
  let name: String
  let here: Answer?
  let there: Answer?
  /// Who says otherwise.
  let source: String

  var text: String {
    let words = { (answer: Answer?) in answer?.json ?? "was not asked" }
    return "\(name)\n  here:  \(words(here))\n  \(source): \(words(there))"
  }

  static func between(
    _ here: ConformanceReport, and facts: ConformanceFacts
  ) -> [ConformanceDifference] {
    let names = here.names + facts.facts.keys.filter { here.answers[$0] == nil }.sorted()
    return names.compactMap { name in
      let (own, fact) = (here.answers[name], facts.facts[name])
      if let own, let fact, own.agrees(with: fact.answer) { return nil }
      let words = [fact?.number, fact?.known].compactMap { $0 }.filter { !$0.isEmpty }
      return ConformanceDifference(
        name: name, here: own, there: fact?.answer,
        source: fact == nil ? "no fact" : "fact (\(words.joined(separator: ", ")))")
    }
  }

  /// Only what the report answers counts; a probe that it knows and this program does not is newer.
  static func between(
    _ here: ConformanceReport, and other: ConformanceReport, _ facts: ConformanceFacts
  ) -> [ConformanceDifference] {
    other.names.compactMap { name in
      guard let there = other.answers[name] else { return nil }
      let own = here.answers[name]
      if let own, own.agrees(with: there) { return nil }
      let known = facts.facts[name].map { ", which our facts call \($0.known)" } ?? ""
      return ConformanceDifference(
        name: name, here: own, there: there, source: "there\(known)")
    }
  }
}
