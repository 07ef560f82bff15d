import TransitionTesting

extension Studio {
  /// The names of all scenarios of a transition, in the order in which they are played.
  @MainActor
  func scenarios(of slug: String) throws -> [String] {
    Sweep.scenarios(for: try flow(slug)).map(\.name)
  }

  /// Refuses names of scenarios that none of some transitions has: nothing would be played, and
  /// nobody would know. What only some of them have is played where it is.
  @MainActor
  func checkScenarios(_ names: [String], of slugs: [String]) throws {
    guard !names.isEmpty else { return }
    let all = try slugs.flatMap(scenarios).reduce(into: [String]()) { known, name in
      if !known.contains(name) { known.append(name) }
    }
    guard let unknown = names.first(where: { !all.contains($0) }) else { return }
    let near = nearestNames(to: unknown.printable, among: all)
    let list =
      CheckNotes.ofProcess == nil
      ? "'rehearse list --scenarios\(slugs.count == 1 ? " " + slugs[0] : "")'" : "--check --json"
    throw UsageError(
      "unknown scenario '\(unknown.printable)'"
        + (near.isEmpty ? "" : "; near it: \(near.joined(separator: ", "))")
        + "; \(list) has all of them")
  }
}
