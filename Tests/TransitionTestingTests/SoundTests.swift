import Foundation
import Testing
import TransitionTesting

@MainActor @Suite("Sound transitions")
struct SoundTests {
  @Test("pass clean, however odd they are")
  func clean() throws {
    let isSoak = ProcessInfo.processInfo.environment["SOAK"] == "1"
    let few = [
      "forward-finish", "forward-cancel-50", "forward-fling", "back-finish", "back-cancel-100",
      "back-reversed", "forward-twice-at-once", "forward-finish-after-cancel",
      "forward-finish-resized",
    ]
    #expect(Sound.all.count >= 50)
    for flow in Sound.all {
      let report = try TransitionCheck.run(flow, scenarios: isSoak ? nil : few)
      #expect(report.violations.isEmpty, "\(report)")
      let areReached = report.scenarios.allSatisfy { $0.isReached }
      #expect(areReached, "\(report)")
    }
  }
}
