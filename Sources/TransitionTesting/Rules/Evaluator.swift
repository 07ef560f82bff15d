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
    record.breaches.compactMap { BreachFindings.finding(for: $0, in: record) }
  }
}
