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

  @Test("are not accused of what only a coarse look takes for a fault")
  func acquitted() throws {
    for (name, scenario) in [
      // Fast, and sent back a hundredth of its way before its end: less than a frame is left.
      ("a wild spring, over", "back-cancel-1"),
      // In perspective: what stands edge-on at its side covers nothing.
      ("system 1 0", "forward-cancel-100"),
      // Another view of the same kind in the same place, in a window of another size.
      ("a container that replaces its view", "forward-cancel-50-resized"),
      ("a container that replaces its view", "back-finish-resized"),
    ] {
      let flow = try #require(Sound.all.first { $0.name == name })
      let report = try TransitionCheck.run(flow, scenarios: [scenario])
      #expect(report.scenarios.count == 1 && report.violations.isEmpty, "\(report)")
    }
  }
}
