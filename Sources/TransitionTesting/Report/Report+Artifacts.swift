import Foundation
import Rehearsal

extension Report {
  /// What tells the faults of a report: for each of the first scenarios that show one a film and its
  /// calls, and the page of all. Played and painted when it is asked for; none without a fault.
  /// - Parameter most: Scenarios that get a film; 1 or more.
  /// - Throws: `FilmError`.
  @preconcurrency @MainActor
  public func artifacts(most: Int = 3) throws -> [TestArtifact] {
    guard !isClean else { return [] }
    let broken = scenarios.filter { result in
      result.findings.contains { $0.severity == .error }
    }
    var artifacts: [TestArtifact] = []
    // A fault shows in many scenarios: those that show another one come first.
    var seen: Set<[String]> = []
    let telling = broken.filter { result in
      !result.findings.map(\.key).filter { seen.insert($0).inserted }.isEmpty
    }
    for result in telling.prefix(max(most, 1)) {
      let name = GoldenSuite.folderName("\(flow).\(result.scenario.name)".replacing(" ", with: "-"))
      if result.isReached {
        let film = result.replay(0.5).film
        artifacts.append(
          TestArtifact(name: "\(name).webp", bytes: try film.encoded(as: .webp)))
      }
      artifacts.append(TestArtifact(name: "\(name).txt", bytes: Array(text(of: result).utf8)))
    }
    var page = ReportPage()
    page.filmed = []
    page.scale = 0.5
    try page.add(self)
    let name = GoldenSuite.folderName(flow.replacing(" ", with: "-"))
    return artifacts + [TestArtifact(name: "\(name).html", bytes: Array(try page.html.utf8))]
  }

  /// The faults of one scenario, its calls, and how it is played again.
  private func text(of result: ScenarioResult) -> String {
    let faults = result.findings.map {
      Fault(first: $0, scenarios: [$0.scenario]).text()
    }
    let calls = result.moments.map { "    \(instantText($0.time))  \($0.what)\n" }
    return "\(flow), \(result.scenario.name)\n" + faults.joined() + "\n  calls\n" + calls.joined()
      + "\n  again     try TransitionCheck.run(flow, scenarios: [\"\(result.scenario.name)\"])\n"
  }
}
