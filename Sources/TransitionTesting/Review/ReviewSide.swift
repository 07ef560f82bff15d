import Foundation
import Rehearsal

/// What a transition shows on one side of a review, as a folder of files: a film, a trace, the calls and
/// what is drawn of each scenario, and `facts.json`.
package enum ReviewSide {
  /// Plays a flow and writes what it shows into a folder of its own within a folder.
  /// - Parameters:
  ///   - actors: The types that take part, and `files` where they may be; for places in sources.
  ///   - files: Paths, as a review names them.
  @MainActor
  package static func write(
    _ flow: ScreenFlow, actors: [String] = [], files: [String] = [], to folder: URL
  ) throws {
    var suite = GoldenSuite(folder: folder, recording: .all)
    suite.environment = [:]
    suite.kinds = [
      .film(.init(at: instants)), .trace(at: (0...10).map { Double($0) / 10 }, tolerance: 0),
      .timeline, .commands(at: [0, 0.25, 0.5, 0.75, 1]),
    ]
    let report = try TransitionCheck.run(flow)
    // Where the way there does not end well, there is no way back to be seen.
    let reached = Set(report.scenarios.filter(\.isReached).map(\.scenario.name))
    suite.scenarios = suite.scenarios.filter(reached.contains)
    _ = try suite.run(flow)
    var facts = ReviewFacts(flow: flow.name)
    (facts.actors, facts.files) = (actors, files)
    facts.findings = Fault.sorted(report.findings).map(ReviewFacts.StoredFinding.init)
    facts.costs = try TransitionCost(of: flow).scenarios.flatMap { cost in
      cost.most.numbers.map { ReviewFacts.Cost(scenario: cost.scenario, name: $0, value: $1) }
    }
    try facts.write(to: folder)
  }

  /// Parts of the duration of which a film has a picture.
  private static let instants = (0...16).map { Double($0) / 16 }
}

extension CostCounts {
  /// The numbers by their names, areas to hundredths of a screen.
  fileprivate var numbers: [(String, Double)] {
    let round = { (value: Double) in (value * 100).rounded() / 100 }
    return [
      ("layers", Double(layers)), ("offscreen passes", Double(offscreenPasses)),
      ("painted", round(painted)), ("blended", round(blended)),
      ("scaled pictures", Double(scaledPictures)),
      ("misaligned pictures", Double(misalignedPictures)), ("texts drawn", Double(textsDrawn)),
      ("layout passes", Double(layoutPasses)),
    ]
  }
}

/// What is known of a transition beside its files of goldens.
package struct ReviewFacts: Codable, Hashable, Sendable {
  /// A fault of the contract, or advice.
  package struct StoredFinding: Codable, Hashable, Sendable {
    package let rule, severity, subject, seen, remedy, expectation: String
    package let property: String?
    package let scenarios: [String]

    init(_ fault: Fault) {
      let first = fault.first
      (rule, severity) = (first.rule.name, first.severity.rawValue)
      (subject, seen, remedy) = (first.subject, first.seen, first.remedy)
      (property, expectation) = (first.property, first.rule.expectation)
      scenarios = fault.scenarios
    }

    /// What makes it the same one on both sides.
    var key: [String] { [rule, subject, property ?? ""] }
  }

  package struct Cost: Codable, Hashable, Sendable {
    package let scenario, name: String
    package let value: Double
  }

  package let flow: String
  package var actors: [String] = []
  package var files: [String] = []
  package var findings: [StoredFinding] = []
  package var costs: [Cost] = []
  /// What ended the program that plays it; nil where it came to its end.
  package var crash: String?

  package init(flow: String) { self.flow = flow }

  private static let name = "facts.json"

  /// Writes the facts into the flow's folder within a folder.
  package func write(to folder: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let place = folder.appendingPathComponent(GoldenSuite.folderName(flow), isDirectory: true)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try AtomicFile.write(
      [UInt8](try encoder.encode(self)), to: place.appendingPathComponent(Self.name))
  }

  /// Those of a flow's folder; nil where there are none.
  init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(Self.name)),
      let facts = try? JSONDecoder().decode(ReviewFacts.self, from: data)
    else { return nil }
    self = facts
  }
}
