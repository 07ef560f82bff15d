import Rehearsal
import Serving
import UIKit

extension Stage {
  /// What there is to say of what was played: what is not supported, and the breaches of UIKit's contract.
  /// The same breach again is counted, not told again.
  var notes: [String] {
    var last: [Violation.Words: (count: Int, time: Double)] = [:]
    for violation in violations {
      last[violation.words, default: (0, 0)].count += 1
      last[violation.words]?.time = violation.time
    }
    var told: Set<Violation.Words> = []
    let breaches = violations.filter { told.insert($0.words).inserted }.map { violation in
      guard let (count, time) = last[violation.words], count > 1 else {
        return violation.description
      }
      return "\(violation) · \(count) times, the last at \(decimalText(time, places: 3)) s"
    }
    return unsupported.map { "not supported: \($0)" } + breaches
  }
}

extension Violation {
  /// A breach without its time.
  fileprivate struct Words: Hashable {
    let rule, message: String
  }

  fileprivate var words: Words { Words(rule: rule, message: message) }
}
