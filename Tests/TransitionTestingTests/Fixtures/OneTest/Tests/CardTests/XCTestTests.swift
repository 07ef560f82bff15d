import TransitionTesting
import XCTest

// No isolation on the class or on the test: corelibs XCTest would end the process.
final class CardXCTests: XCTestCase {
  func testEveryEnding() async throws {
    let violations = try await MainActor.run {
      try TransitionCheck.run(card).violations.map { "\($0)" }
    }
    XCTAssertEqual(violations, [])
  }
}
