import TransitionTesting

/// Something that should hold and did not, in the course of a sequence of events.
public struct Failure: Hashable, Codable, Sendable {
  /// Of the rule of a transition or the invariant that is broken: `completes-once`,
  /// `nothing-frozen`. Invariants of one's own go by the name that they were given.
  public var name: String
  /// What it is about: a controller, a view, an act.
  public var subject: String
  /// What should have been.
  public var expected: String
  /// What was seen.
  public var seen: String
  /// What has been done, or most likely been done.
  public var cause: String
  /// A line of code that mends it.
  public var remedy: String
  /// Seconds since the sequence began at which it was seen.
  public var time: Double

  /// What makes two failures one and the same, whatever led to them.
  var key: [String] { [name, subject] }

  init(_ finding: Finding, at time: Double) {
    name = finding.rule.name
    subject = [finding.subject, finding.property].compactMap { $0 }.joined(separator: " · ")
    expected = finding.rule.expectation
    (seen, cause, remedy) = (finding.seen, finding.cause, finding.remedy)
    self.time = time
  }

  init(_ flaw: ScreenState.Flaw, at time: Double) {
    self.init(
      flaw.name, flaw.subject, seen: flaw.seen, cause: flaw.cause, remedy: flaw.remedy, at: time)
  }

  init(
    _ name: String, _ subject: String, seen: String, cause: String, remedy: String,
    at time: Double
  ) {
    self.name = name
    self.subject = subject
    expected = Invariant.expectation(of: name)
    (self.seen, self.cause, self.remedy) = (seen, cause, remedy)
    self.time = time
  }
}
