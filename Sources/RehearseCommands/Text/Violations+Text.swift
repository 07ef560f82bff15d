import UIKit

extension [Violation] {
  /// A line for each rule: the first breach of it, and how many came after it.
  var inBrief: [String] {
    var rules: [String] = []
    for violation in self where !rules.contains(violation.rule) { rules.append(violation.rule) }
    return rules.compactMap { rule in
      let all = filter { $0.rule == rule }
      guard let first = all.first else { return nil }
      let seconds = String(format: "%.3f", first.time)
      let more = all.count > 1 ? " (and \(all.count - 1) more of \(rule))" : ""
      return "\(first.rule) at \(seconds) s: \(first.message)\(more)"
    }
  }
}
