import Foundation
import TransitionTesting

/// `rehearse report` and `rehearse compare`: a page of what is broken and what differs.
struct ReportCommand: Command {
  /// What is looked at.
  enum Scope { case everything, goldens }

  private let studio: any Studio
  private let scope: Scope
  private let goldens: GoldenOptions
  private let output = Option(
    "output", short: "o", .path.called("DIR"), default: "rehearsal-report",
    shown: "rehearsal-report", help: "The folder for index.html, report.json and junit.xml.")
  private let merged = Option(
    repeated: "merge", .path.called("DIR"),
    help: "Joins reports that other machines have written, and plays nothing.")

  init(studio: any Studio, scope: Scope = .everything) {
    self.studio = studio
    self.scope = scope
    goldens = GoldenOptions(studio: studio)
  }

  var signature: Signature {
    scope == .everything
      ? Signature(
        name: "report", summary: "A page of every scenario: films, violations, differences",
        discussion: "Checks each transition in every outcome, holds it against its goldens where "
          + "there are any, and writes one page that needs no network, with JSON and JUnit beside "
          + "it. Prints the path of the page. Exits with 0 whatever it shows.",
        positionals: [goldens.names.shape],
        options: [output.shape, merged.shape] + goldens.shapes,
        examples: [
          Example("rehearse report -o build/report", "The whole catalogue."),
          Example(
            "rehearse report --merge shard-1 --merge shard-2", "One page of two machines' work."),
        ])
      : Signature(
        name: "compare", summary: "A page of what differs from the goldens",
        discussion: "As verify, but writes the page of the differences: expected, difference and "
          + "actual side by side. Writes no golden. Exits with 0 whatever differs.",
        positionals: [goldens.names.shape], options: [output.shape] + goldens.shapes,
        examples: [Example("rehearse compare hero-push", "One of them.")])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    var page = ReportPage()
    let others = scope == .everything ? try arguments[merged] : []
    if !others.isEmpty,
      let word = try arguments[goldens.names].first.map({ "'\($0)'" })
        ?? goldens.shapes.map(\.name).first(where: arguments.name).map({ "--\($0)" })
    {
      throw UsageError("--merge plays nothing: leave \(word) out")
    }
    let target = try arguments[output]
    let folder = try WholeFolder(target, marker: ".rehearse-report")
    if others.isEmpty { try play(arguments, into: &page, console) }
    for other in others { try merge(other, into: &page) }
    try folder.write { root in
      do { try page.write(to: root) } catch {
        throw UsageError("cannot write '\(target.printable)': \(reason(error))")
      }
    }
    console.out(target + (target.hasSuffix("/") ? "" : "/") + "index.html\n")
    return .well
  }

  private func play(
    _ arguments: Arguments, into page: inout ReportPage, _ console: Console
  ) throws {
    let suites = try goldens.suites(arguments, .never)
    if scope == .goldens { try refuseWithoutGoldens(suites, arguments) }
    let isChosen = try scope == .goldens || !arguments[goldens.scenarios].isEmpty
    var all: [GoldenResult] = []
    for slug in try goldens.slugs(arguments) {
      console.progress("playing \(slug)")
      let flow = try studio.flow(slug)
      for suite in suites {
        let known = try studio.scenarios(of: slug)
        let chosen = isChosen ? known.filter(suite.scenarios.contains) : nil
        guard chosen?.isEmpty != true else { continue }
        let isHeld = scope == .goldens || suite.hasGoldens(of: flow)
        let results = isHeld ? try goldens.results(slug, [suite]) : []
        try page.add(
          try TransitionCheck.run(flow, scenarios: chosen, mode: suite.mode), goldens: results)
        all += results
      }
    }
    console.endProgress()
    if scope == .goldens { console.out(try goldens.text(all, accept: true, arguments)) }
  }

  /// Where nothing is kept there is nothing to compare with: said before anything is played.
  private func refuseWithoutGoldens(_ suites: [GoldenSuite], _ arguments: Arguments) throws {
    let flows = try goldens.slugs(arguments).map(studio.flow)
    guard !suites.contains(where: { suite in flows.contains { suite.hasGoldens(of: $0) } }) else {
      return
    }
    let folder = try arguments[goldens.folder]
    throw UsageError(
      "there are no goldens in '\(folder.printable)' to compare with; 'rehearse record' makes them")
  }

  private func merge(_ folder: String, into page: inout ReportPage) throws {
    let file = URL(fileURLWithPath: folder).appendingPathComponent("report.json")
    do { try page.merge(try Data(contentsOf: file)) } catch {
      throw UsageError("'\(folder.printable)' holds no report that can be merged")
    }
  }
}
