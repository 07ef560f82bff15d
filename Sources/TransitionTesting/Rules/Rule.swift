/// One thing that a transition owes, by name.
public struct Rule: Hashable, Sendable {
  /// How grave a breach is.
  public enum Severity: String, Sendable {
    /// The contract is broken.
    case error
    /// People will notice, or some of them will.
    case advice
  }

  /// Stable, lower case and hyphens; also the name to excuse it by.
  public let name: String
  /// What UIKit expects, in a sentence.
  public let expectation: String
  /// Where that is known from: numbers of facts and pitfalls.
  public let facts: String
  /// How grave a breach is.
  public let severity: Severity
  /// A line of code, or what to do.
  public let remedy: String
  let depth: FaultDepth?
  let isSymptom: Bool

  init(_ contract: some ContractRule) {
    name = contract.identifier
    expectation = contract.expectation
    facts = contract.facts
    severity = contract.severity
    remedy = contract.remedy
    depth = contract.depth
    isSymptom = contract.isSymptom
  }

  /// Every rule, in the order in which findings are listed.
  public static let all: [Rule] = ContractRules.all.map { $0.rule }

  /// The rule with a name; nil where there is none.
  public static func named(_ name: String) -> Rule? { all.first { $0.name == name } }
}
