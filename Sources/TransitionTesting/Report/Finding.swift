/// A breach of a rule, as it was seen in one scenario.
public struct Finding: Hashable, Sendable {
  /// The rule that is broken.
  public var rule: Rule
  /// The flow that was tested.
  public var flow: String
  /// The scenario by its name, to be run alone.
  public var scenario: String
  /// Seconds since the action; nil for what has no instant.
  public var time: Double?
  /// The view, controller or object, as people call it.
  public var subject: String
  /// The property of it, as UIKit spells it; nil if it is not about one.
  public var property: String?
  /// What was seen.
  public var seen: String
  /// What has been done, or most likely been done.
  public var cause: String
  /// Whether the cause was seen, and is no guess.
  public var isCertain: Bool
  /// A line of code that mends it.
  public var remedy: String
  /// How grave it is.
  public var severity: Rule.Severity
  /// Whether it needs a finger that nobody has but the check, which lends one: advice, for the day
  /// on which there is an interactor.
  public var isLent = false
  /// How far it is from where a fault lies; nil for what neither follows nor is followed.
  var depth: FaultDepth?

  init(
    _ rule: Rule, _ record: ScenarioRecord, at time: Double? = nil, in subject: String,
    _ property: String? = nil, seen: String, cause: String, remedy: String? = nil,
    isCertain: Bool = false, depth: FaultDepth? = nil
  ) {
    self.rule = rule
    flow = record.flow
    scenario = record.scenario.name
    self.time = time
    self.subject = subject
    self.property = property
    self.seen = seen
    self.cause = cause
    self.isCertain = isCertain
    self.remedy = remedy ?? rule.remedy
    severity = rule.severity
    self.depth = depth ?? rule.depth
  }

  /// The same as advice for the day on which there is an interactor.
  var asLent: Finding {
    var finding = self
    (finding.isLent, finding.severity) = (true, .advice)
    return finding
  }

  /// What makes two findings one and the same fault in different scenarios.
  var key: [String] { [rule.name, subject, property ?? ""] }
}
