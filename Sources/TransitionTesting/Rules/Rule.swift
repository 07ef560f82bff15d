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
  public let severity: Severity
  /// A line of code, or what to do.
  public let remedy: String

  init(
    _ name: String, _ expectation: String, facts: String, severity: Severity = .error,
    remedy: String
  ) {
    self.name = name
    self.expectation = expectation
    self.facts = facts
    self.severity = severity
    self.remedy = remedy
  }
}
