import Choreography

/// One thing that a transition owes: what is asked, how that is known, how a breach is seen in the
/// record of a scenario, and what mends it.
///
/// A rule is one struct in one file, and `ContractRules.all` lists them. Beside what `findings(in:)`
/// sees for itself, a rule has the breaches that were noted while the scenario ran and that fail in
/// its duty.
protocol ContractRule: Sendable {
  /// Stable, lower case and hyphens; also the name to suppress it by.
  var identifier: String { get }
  /// What UIKit expects, in a sentence.
  var expectation: String { get }
  /// Where that is known from: numbers of facts and pitfalls.
  var facts: String { get }
  /// How grave a breach is; an error unless the rule says otherwise.
  var severity: Rule.Severity { get }
  /// A line of code that mends a breach, or what to do.
  var remedy: String { get }
  /// How far a breach is from where the fault lies; nil for what neither follows from other rules'
  /// breaches nor is followed by them, and unless the rule says otherwise.
  var depth: FaultDepth? { get }
  /// Whether a breach says what went wrong, and not why: seen under a condition alone, it is put
  /// down to the condition. Unless the rule says otherwise it is not.
  var isSymptom: Bool { get }
  /// Which noted breaches are breaches of this rule; nil for none, and unless the rule says
  /// otherwise.
  var duty: BreachDuty? { get }
  /// Every breach in the record of one scenario, in the order in which they are met. None by
  /// default: some rules are broken only by noted breaches, or beside another scenario.
  func findings(in record: ScenarioRecord) -> [Finding]
}

extension ContractRule {
  var severity: Rule.Severity { .error }
  var depth: FaultDepth? { nil }
  var isSymptom: Bool { false }
  var duty: BreachDuty? { nil }

  func findings(in record: ScenarioRecord) -> [Finding] { [] }

  /// The rule as findings carry it.
  var rule: Rule { Rule(self) }
}

/// How far a breach is from where a fault lies, as a rule: nearer ones cause farther ones.
enum FaultDepth: Int, Comparable {
  /// Something was called wrongly.
  case call
  /// A screen is not there.
  case screen
  /// Something was left behind, or not put in place.
  case state
  /// A screen cannot be seen.
  case visibility
  /// What is seen of any of these, and what conditions bring out of them.
  case appearance

  static func < (one: FaultDepth, other: FaultDepth) -> Bool { one.rawValue < other.rawValue }
}
