import Foundation
import Testing
import TransitionTesting
import UIKit

@testable import RehearseCommands

@MainActor @Suite("The gallery")
struct GalleryCheckTests {
  @Test("keeps the contract in every outcome")
  func clean() throws {
    let studio = StageStudio()
    let isSoak = ProcessInfo.processInfo.environment["SOAK"] == "1"
    let few = [
      Scenario(.forward, .finish), Scenario(.forward, .fling), Scenario(.forward, .reversed),
    ]
    .map(\.name)
    for item in studio.items {
      let report = try TransitionCheck.run(studio.flow(item.slug), scenarios: isSoak ? nil : few)
      #expect(report.violations.isEmpty, "\(report)")
      #expect(report.scenarios.count >= few.count)
    }
  }
}
