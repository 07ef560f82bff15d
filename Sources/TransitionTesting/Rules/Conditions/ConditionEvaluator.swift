/// Tells what a transition does anyway from what only a condition brings out.
enum ConditionEvaluator {
  /// The record of a scenario, and what is wrong with it at first sight.
  struct Play {
    var record: ScenarioRecord
    var findings: [Finding]
  }

  /// Whether the ordinary scenarios are needed to evaluate one.
  static func needsComparison(_ play: Play) -> Bool {
    let scenario = play.record.scenario
    return compared.contains { $0.compares(scenario) }
      || rule(for: scenario) != nil && play.findings.contains(where: \.rule.isSymptom)
  }

  /// The findings of each scenario: with those that the ordinary scenarios do not show put down to
  /// its condition, and with what only the comparison shows.
  static func findings(of plays: [Play]) -> [[Finding]] {
    let ordinary = Set(
      plays.filter { isOrdinary($0.record.scenario) }.flatMap { play in
        play.findings.map { key($0, play.record.scenario) }
      })
    return plays.map { play in
      adopted(play, unlessIn: ordinary) + comparisons(of: play.record, plays.map(\.record))
    }
  }

  /// Whether a scenario shows what a transition does anyway.
  static func isOrdinary(_ scenario: Scenario) -> Bool {
    scenario.condition == .plain
      && [.finish, .cancel(0), .cancel(50), .swipe, .swipeBack].contains(scenario.outcome)
  }

  private static let conditions = ContractRules.all.compactMap { $0 as? any ConditionRule }
  private static let compared = ContractRules.all.compactMap { $0 as? any ComparedRule }

  private static func rule(for scenario: Scenario) -> (any ConditionRule)? {
    conditions.first { $0.applies(to: scenario) }
  }

  private static func key(_ finding: Finding, _ scenario: Scenario) -> [String] {
    [scenario.direction.rawValue] + finding.key
  }

  private static func adopted(_ play: Play, unlessIn ordinary: Set<[String]>) -> [Finding] {
    let scenario = play.record.scenario
    guard let rule = rule(for: scenario) else { return play.findings }
    return play.findings.map { finding in
      let isKnown = ordinary.contains(key(finding, scenario))
      return isKnown || !finding.rule.isSymptom ? finding : rule.adopt(finding)
    }
  }

  private static func comparisons(
    of record: ScenarioRecord, _ records: [ScenarioRecord]
  ) -> [Finding] {
    compared.filter { $0.compares(record.scenario) }.flatMap { rule -> [Finding] in
      let plain = Scenario(record.scenario.direction, .finish)
      guard let other = records.first(where: { $0.scenario == plain }) else { return [] }
      return rule.findings(in: record, beside: other)
    }
  }
}
