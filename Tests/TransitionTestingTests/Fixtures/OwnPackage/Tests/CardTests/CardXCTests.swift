import TransitionTesting
import UIKit
import XCTest

final class CardXCTests: XCTestCase {
  func testKeepsTheContractInEveryOutcome() throws {
    try MainActor.assumeIsolated {
      let report = try TransitionCheck.run(card)
      XCTAssert(report.isClean, "\(report)")
    }
  }

  func testKeepsItInOneOutcome() {
    XCTAssertContract(of: card, in: ["back-cancel-50"])
  }

  func testAMistakeIsNamed() async throws {
    let rules = try await MainActor.run {
      try TransitionCheck.run(hasty).violations.map(\.rule.name)
    }
    XCTAssert(rules.contains("completes-truthfully"))
  }
}
