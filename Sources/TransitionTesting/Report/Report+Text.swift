extension Report: CustomStringConvertible {
  /// For people: one paragraph for each fault, with the scenarios that show it.
  public var description: String { text() }

  /// The same, in more words if they are wanted.
  /// - Parameter isVerbose: Whether the numbers of facts and pitfalls stand behind what is expected.
  public func text(isVerbose: Bool = false) -> String {
    let faults = Fault.sorted(findings)
    let own = faults.filter { !$0.first.isLent }
    let lent = faults.filter(\.first.isLent)
    let errors = own.count { $0.first.severity == .error }
    let advice = own.count - errors + (lent.isEmpty ? 0 : 1)
    let head =
      "\(flow): \(count(scenarios.count, "scenario")), \(count(errors, "violation")), "
      + "\(count(advice, "piece of advice", "pieces of advice"))\n"
    let idle = unneededSuppressions.map {
      "\n  excuse  \($0.rule.name)\n    Nothing breaks this rule any more (\($0.reason)).\n"
        + "    mend      remove the excuse\n"
    }.joined()
    return head + own.map { $0.text(isVerbose) }.joined() + Fault.lentText(lent) + idle + notPlayed
      + warnings.map { "\n  warning  \($0)\n" }.joined()
  }

  /// A paragraph for each reason why scenarios were not played.
  private var notPlayed: String {
    var reasons: [String] = []
    for reason in scenarios.compactMap(\.notPlayed) where !reasons.contains(reason) {
      reasons.append(reason)
    }
    return reasons.map { reason in
      let names = scenarios.filter { $0.notPlayed == reason }.map(\.scenario.name)
      let rest = names.count > 7 ? " and \(names.count - 6) more" : ""
      let shown = names.prefix(names.count > 7 ? 6 : 7).joined(separator: ", ")
      return "\n  not played, as \(reason): \(shown)\(rest)\n"
    }.joined()
  }

  private func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }
}

extension Fault {
  /// - Parameter isVerbose: Whether the numbers of facts and pitfalls stand in it.
  func text(_ isVerbose: Bool = false) -> String {
    let time = first.time.map { " at \(instantText($0))" } ?? ""
    let facts = isVerbose ? " (\(first.rule.facts))" : ""
    return "\n  \(first.severity.rawValue)  \(first.rule.name)  in \(first.scenario)\(time)\n"
      + "    \(what): \(first.seen).\n"
      + "    expected  \(first.rule.expectation)\(facts)\n" + reason
      + "    mend      \(first.remedy)\n" + more + following
  }

  private var what: String {
    [first.subject, first.property].compactMap { $0 }.joined(separator: " · ")
  }

  /// Why, and whether that is only a guess.
  private var reason: String {
    (first.isCertain ? "    because   " : "    perhaps   ") + first.cause + "\n"
  }

  private var more: String {
    let others = scenarios.dropFirst()
    guard !others.isEmpty else { return "" }
    return "    also in   \(others.prefix(4).joined(separator: ", "))"
      + (others.count > 4 ? " and \(others.count - 4) more" : "") + "\n"
  }

  /// What is mended with it.
  private var following: String {
    guard !consequences.isEmpty else { return "" }
    let all = consequences.map { fault in
      "\(fault.first.rule.name) (\(fault.what)) in \(fault.scenarios.count == 1 ? fault.scenarios[0] : "\(fault.scenarios.count)")"
    }
    return "    and so    " + all.joined(separator: "\n              ") + "\n"
  }

  /// All that only a lent finger shows, as one piece of advice.
  static func lentText(_ faults: [Fault]) -> String {
    guard !faults.isEmpty else { return "" }
    let count = Set(faults.flatMap(\.scenarios)).count
    let lines = faults.map { fault in
      "    \(fault.first.rule.name)  in \(fault.first.scenario)\n"
        + "      \(fault.what): \(fault.first.seen).\n"
        + "      mend    \(fault.first.remedy)\n"
    }
    return "\n  advice  ready-for-fingers  in \(count) scenario\(count == 1 ? "" : "s")\n"
      + "    Nothing here is driven by a finger today, so none of this can happen. If you add an interactor:\n"
      + lines.joined()
  }
}
