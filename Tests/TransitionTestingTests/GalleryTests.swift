import Testing
import TransitionTesting
import UIKit

@testable import RehearseCommands

@MainActor @Suite("The gallery")
struct GalleryCheckTests {
  @Test("keeps the contract in every ending")
  func clean() throws {
    let studio = StageStudio()
    for item in studio.items {
      let report = try TransitionCheck.run(studio.flow(item.slug))
      #expect(report.violations.isEmpty, "\(report)")
      #expect(report.scenarios.count > 20)
    }
  }
}
