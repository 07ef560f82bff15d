import Foundation

/// What is wrong with how something ended.
package enum Verdict: Equatable, Sendable, CustomStringConvertible {
  case signal(Int32)
  case hang
  /// An exit code that is no answer.
  case code(Int32)
  /// What was left in the folder for temporary files.
  case leftovers([String])
  /// What appeared beside what was asked for.
  case strays([String])
  /// What was there before and is gone, or is other than it was.
  case harmed([String])
  /// Control characters on the way to a terminal.
  case noise(UInt8)
  /// More than anybody reads, in bytes.
  case flood(Int)
  /// It failed, and said nothing.
  case silence

  package var description: String {
    switch self {
    case .signal(let number): "ended by signal \(number)"
    case .hang: "did not end"
    case .code(let code): "exit code \(code)"
    case .leftovers(let paths): "left temporary files: \(paths.joined(separator: ", "))"
    case .strays(let paths): "wrote what nobody asked for: \(paths.joined(separator: ", "))"
    case .harmed(let paths): "changed or removed: \(paths.joined(separator: ", "))"
    case .noise(let byte): "said the control character \(byte)"
    case .flood(let count): "said \(count) bytes"
    case .silence: "failed without a word"
    }
  }

  /// Whether another verdict is of the same kind: what is shrunk has to fail in the same way.
  func isLike(_ other: Verdict) -> Bool {
    switch (self, other) {
    case (.signal(let a), .signal(let b)): a == b
    case (.code(let a), .code(let b)): a == b
    case (.hang, .hang), (.leftovers, .leftovers), (.strays, .strays), (.harmed, .harmed),
      (.noise, .noise), (.flood, .flood), (.silence, .silence):
      true
    default: false
    }
  }
}
