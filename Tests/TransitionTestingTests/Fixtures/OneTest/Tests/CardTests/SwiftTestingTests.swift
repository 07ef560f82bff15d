import Testing
import TransitionTesting

@MainActor struct CardSuite {
  @Test func everyEnding() throws {
    let report = try TransitionCheck.run(card)
    #expect(report.violations.isEmpty, "\(report)")
  }

  @Test func looksAsItDid() throws {
    try assertSnapshot(of: card, as: .timeline, record: .never)
  }
}
