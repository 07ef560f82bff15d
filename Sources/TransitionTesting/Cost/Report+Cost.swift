import Rehearsal

extension Report {
  /// Plays the transition again and counts what it takes to show, there and back, where those were
  /// played; of a report on other scenarios, what the first of them takes. Plays once: what was
  /// counted is kept.
  @preconcurrency @MainActor
  public func measureCost() -> TransitionCost {
    if let known = costCache.cost { return known }
    let played = scenarios.filter(\.isReached)
    let ordinary = played.filter { TransitionCost.ordinary.contains($0.scenario.name) }
    let chosen = ordinary.isEmpty ? Array(played.prefix(1)) : ordinary
    let cost = TransitionCost(flow: flow, scenarios: chosen.flatMap { $0.count().scenarios })
    costCache.cost = cost
    return cost
  }
}

/// What has been counted for a report, once somebody asked.
@MainActor
final class CostCache {
  var cost: TransitionCost?
  nonisolated init() {}
}
