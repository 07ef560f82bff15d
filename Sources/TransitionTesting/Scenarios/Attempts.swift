/// A scenario that ended its process when it was tried, or kept it from going on.
package struct Trap: Codable, Hashable, Sendable {
  /// What the stage was like, and which scenario.
  package var mode, scenario: String
  /// What happened: `Unexpectedly found nil while unwrapping an Optional value`.
  package var what: String
  /// Where, as `/app/Zoom.swift:22:114`; empty where nobody knows.
  package var place: String

  package init(mode: String, scenario: String, what: String, place: String) {
    (self.mode, self.scenario, self.what, self.place) = (mode, scenario, what, place)
  }
}

/// For checks of code that may end their process: what is known of the processes before this one,
/// and who is told what is tried next.
package struct Attempts: Sendable {
  package var traps: [Trap]
  /// Is told the mode and the scenario.
  package var willTry: @Sendable (_ mode: String, _ scenario: String) -> Void

  package init(
    traps: [Trap], willTry: @escaping @Sendable (_ mode: String, _ scenario: String) -> Void
  ) {
    (self.traps, self.willTry) = (traps, willTry)
  }

  func trap(of scenario: Scenario, in mode: Mode) -> Trap? {
    traps.first { $0.scenario == scenario.name && $0.mode == "\(mode)" }
  }
}
