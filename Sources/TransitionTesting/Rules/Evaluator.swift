import Choreography

/// Holds the record of one scenario against the rules.
enum Evaluator {
  /// Every breach, one finding for each fault, in the order of the rules.
  static func findings(in record: ScenarioRecord) -> [Finding] {
    let noted = record.isPlayed ? breaches(in: record) : []
    let found = ContractRules.all.flatMap { contract in
      let rule = contract.rule
      return noted.filter { $0.rule == rule } + contract.findings(in: record)
    }
    var keys: Set<[String]> = []
    return found.filter { keys.insert($0.key).inserted }
  }

  /// Only what was noted while the scenario ran, in the order of time.
  static func breaches(in record: ScenarioRecord) -> [Finding] {
    record.breaches.compactMap { noted in
      let facts = noted.breach.facts
      guard let duty = facts.duty, !isAskedFor(duty, record),
        let contract = ContractRules.all.first(where: { $0.duty == duty })
      else { return nil }
      return Finding(
        contract.rule, record, at: noted.time,
        in: record.transition.map(record.subject) ?? record.flow, facts.call, seen: facts.seen,
        cause: facts.cause, remedy: facts.mend ?? facts.advice)
    }
  }

  /// A second request that UIKit ignores is no breach where the scenario made it.
  private static func isAskedFor(_ duty: BreachDuty, _ record: ScenarioRecord) -> Bool {
    duty == .requestsAreSound && record.scenario.outcome == .twiceAtOnce
  }
}
