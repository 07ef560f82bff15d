import Foundation

/// When a golden is written, in the words of swift-snapshot-testing.
public enum Recording: String, CaseIterable, Hashable, Sendable {
  /// Every golden that is not what is seen now; those that are stay untouched.
  case all
  /// Those that differ, which fails, and those that are missing.
  case failed
  /// Those that are missing, which fails: a golden wants to be looked at.
  case missing
  /// None.
  case never

  /// What an environment asks for by `SNAPSHOT_TESTING_RECORD`; `missing` unless told, and always
  /// `never` where `CI` is `true`. A word that is no mode counts as `never`.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard environment["CI"] != "true" else {
      self = .never
      return
    }
    self =
      environment["SNAPSHOT_TESTING_RECORD"].map { Recording(rawValue: $0) ?? .never }
      ?? .missing
  }
}
