/// One fault, in all the scenarios that show it, with what follows from it.
struct Fault {
  let first: Finding
  var scenarios: [String]
  /// What comes of it, in the order of the rules: mended with it, and no error of its own.
  var consequences: [Fault] = []

  /// By the order of the rules, then by when they were met; what follows from another is within it.
  static func sorted(_ findings: [Finding]) -> [Fault] {
    var faults: [Fault] = []
    var places: [[String]: Int] = [:]
    // Where only a lent finger shows it, it is advice; where anything else does, it is known already.
    let own = findings.filter { !$0.isLent }
    let known = Set(own.map(\.key))
    for finding in own + findings.filter({ $0.isLent && !known.contains($0.key) }) {
      if let place = places[finding.key] {
        faults[place].scenarios.append(finding.scenario)
      } else {
        places[finding.key] = faults.count
        faults.append(Fault(first: finding, scenarios: [finding.scenario]))
      }
    }
    return folded(Rule.all.flatMap { rule in faults.filter { $0.first.rule == rule } })
  }

  /// Puts what follows from a fault under it.
  private static func folded(_ faults: [Fault]) -> [Fault] {
    var causes = faults
    var order = Array(causes.indices)
    for index in faults.indices {
      let cause = faults.indices.first { faults[index].follows(from: faults[$0]) }
      guard var cause else { continue }
      // What follows from a consequence stands under the cause of both.
      while let deeper = faults.indices.first(where: { faults[cause].follows(from: faults[$0]) }) {
        cause = deeper
      }
      causes[cause].consequences.append(faults[index])
      order.removeAll { $0 == index }
    }
    return order.map { causes[$0] }
  }

  /// Whether one is seen wherever the other is, and can come of it.
  private func follows(from cause: Fault) -> Bool {
    guard first.severity == cause.first.severity, first.isLent == cause.first.isLent,
      let depth = first.depth, let deeper = cause.first.depth, deeper < depth
    else { return false }
    return Set(scenarios).isSubset(of: cause.scenarios)
  }
}
