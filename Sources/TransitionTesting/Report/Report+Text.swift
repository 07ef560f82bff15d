extension Report: CustomStringConvertible {
  /// For people: one paragraph for each fault, with the scenarios that show it.
  public var description: String {
    let head =
      "\(flow): \(count(scenarios.count, "scenario")), \(count(violations.count, "violation")), "
      + "\(count(advice.count, "advice", "pieces of advice"))\n"
    let faults = Fault.sorted(findings).map(\.text).joined()
    let idle = unneededExcuses.map {
      "\n  excuse  \($0.rule.name)\n    Nothing breaks this rule any more (\($0.reason)).\n"
        + "    mend      remove the excuse\n"
    }.joined()
    let missed = scenarios.filter { !$0.isReached }.map(\.scenario.name)
    let notReached =
      missed.isEmpty
      ? ""
      : "\n  not played, as the way there did not end well: \(missed.joined(separator: ", "))\n"
    return head + faults + idle + notReached + warnings.map { "\n  warning  \($0)\n" }.joined()
  }

  private func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }
}

/// One fault, in all the scenarios that show it.
struct Fault {
  let first: Finding
  var scenarios: [String]

  /// By the order of the rules, then by when they were met.
  static func sorted(_ findings: [Finding]) -> [Fault] {
    var faults: [Fault] = []
    var places: [[String]: Int] = [:]
    for finding in findings {
      if let place = places[finding.key] {
        faults[place].scenarios.append(finding.scenario)
      } else {
        places[finding.key] = faults.count
        faults.append(Fault(first: finding, scenarios: [finding.scenario]))
      }
    }
    return Rule.all.flatMap { rule in faults.filter { $0.first.rule == rule } }
  }

  var text: String {
    let what = [first.subject, first.property].compactMap { $0 }.joined(separator: " · ")
    let time = first.time.map { " at \(instantText($0))" } ?? ""
    let others = scenarios.dropFirst()
    let more =
      others.isEmpty
      ? ""
      : "    also in   \(others.prefix(4).joined(separator: ", "))"
        + (others.count > 4 ? " and \(others.count - 4) more" : "") + "\n"
    return "\n  \(first.severity.rawValue)  \(first.rule.name)  in \(first.scenario)\(time)\n"
      + "    \(what): \(first.seen).\n"
      + "    expected  \(first.rule.expectation) (\(first.rule.facts))\n"
      + "    likely    \(first.cause)\n"
      + "    mend      \(first.remedy)\n" + more
  }
}
