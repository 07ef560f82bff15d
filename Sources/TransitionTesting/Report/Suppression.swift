/// A rule that a flow may break, and why.
public struct Suppression: Hashable, Sendable {
  /// The rule that may be broken.
  public var rule: Rule
  /// For the report and for whoever reads the test.
  public var reason: String
  /// Only in scenarios whose name contains this; nil for all.
  public var scenario: String?

  /// - Parameter reason: Never empty.
  public init(_ rule: Rule, because reason: String, in scenario: String? = nil) {
    (self.rule, self.reason, self.scenario) = (rule, reason, scenario)
  }

  /// By the rule's name.
  /// - Returns: nil if there is no such rule.
  public init?(_ rule: String, because reason: String, in scenario: String? = nil) {
    guard let rule = Rule.named(rule) else { return nil }
    self.init(rule, because: reason, in: scenario)
  }

  func covers(_ finding: Finding) -> Bool {
    finding.rule == rule && scenario.map { finding.scenario.contains($0) } ?? true
  }
}
