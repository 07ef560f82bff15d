/// A rule about what a condition brings out: breaches of other rules that say what went wrong and
/// not why, and that ordinary scenarios do not show.
protocol ConditionRule: ContractRule {
  /// Whether a scenario has the condition.
  func applies(to scenario: Scenario) -> Bool
  /// Why such a breach comes, where the condition tells more than the breach; nil unless the rule
  /// says otherwise.
  var cause: String? { get }
  /// Whether the rule's own line mends it, whatever line the breach had found. Unless the rule says
  /// otherwise it does only where the breach had found none.
  var alwaysMends: Bool { get }
}

extension ConditionRule {
  var cause: String? { nil }
  var alwaysMends: Bool { false }

  /// A breach of another rule as one of this.
  func adopt(_ finding: Finding) -> Finding {
    var finding = finding
    let hasCommonRemedy = finding.remedy == finding.rule.remedy
    (finding.rule, finding.severity, finding.depth) = (rule, severity, depth)
    if hasCommonRemedy || alwaysMends { finding.remedy = remedy }
    finding.cause = cause ?? finding.cause
    return finding
  }
}

/// A rule whose breaches only two scenarios together show.
protocol ComparedRule: ContractRule {
  /// Whether a scenario is held against the same direction on a plain screen, run to its end.
  func compares(_ scenario: Scenario) -> Bool
  /// What is seen in a scenario beside the plain one.
  func findings(in record: ScenarioRecord, beside plain: ScenarioRecord) -> [Finding]
}
