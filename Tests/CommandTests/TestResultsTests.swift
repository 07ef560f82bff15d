import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// The tests of a package as JUnit XML, out of what a run says and writes.
@Suite("Results of a package's tests") struct TestResultsTests {
  private static let said = """
    Building for debugging...
    Test Suite 'CardTests' started at 2026-01-01 12:00:00.000
    Test Case 'CardTests.testBad' started at 2026-01-01 12:00:00.000
    /a/T.swift:6: error: CardTests.testBad : XCTAssert failed - no & <good>
      error  completes-once  in forward-finish
    Test Case 'CardTests.testBad' failed (0.019 seconds)
    Test Case 'CardTests.testGood' started at 2026-01-01 12:00:00.000
    Test Case 'CardTests.testGood' passed (0.5 seconds)
    Test Case 'CardTests.testLater' started at 2026-01-01 12:00:00.000
    /a/T.swift:9: CardTests.testLater : Test skipped: later
    Test Case 'CardTests.testLater' skipped (0.0 seconds)
    Test Case 'Other.testTrap' started at 2026-01-01 12:00:00.000
    Fatal error: Unexpectedly found nil
    """

  private static let written = """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
      <testsuite name="TestResults" errors="0" tests="1" failures="0" skipped="0" time="0.01">
        <testcase classname="PkTests.STests" name="good()" time="0.1" />
      </testsuite>
    </testsuites>

    """

  private func results(_ said: String) -> TestResults {
    var results = TestResults()
    for line in said.split(separator: "\n", omittingEmptySubsequences: false) {
      results.hear(String(line))
    }
    return results
  }

  @Test("are in one file, whichever library they are of, and a crash is a failure")
  func whole() throws {
    let text = results(Self.said).junit(swiftTesting: Self.written, .different)
    try expectGolden(text, "package-junit")
    #expect(text.matches(of: #/<testsuite /#).count == 3)
    #expect(text.matches(of: #/<testcase /#).count == 5)
    #expect(text.matches(of: #/<failure /#).count == 2)
  }

  @Test("of a run that fails are never all well")
  func fails() throws {
    let silent = TestResults()
    #expect(!silent.junit(swiftTesting: nil, .well).contains("failure"))
    for written in [nil, Self.written] {
      #expect(silent.junit(swiftTesting: written, .different).contains("<failure"))
    }
    // Nothing is said twice.
    let text = results(Self.said).junit(swiftTesting: nil, .different)
    #expect(!text.contains("builds and runs"))
  }

  @Test("that hold what no XML may are written without it")
  func controls() throws {
    let line = "/a/T.swift:6: error: A.testB : \u{1b}[2J\u{1}é </testcase>"
    let said =
      "Test Case 'A.testB' started at now\n\(line)\nTest Case 'A.testB' failed (0.1 seconds)"
    let text = results(said).junit(swiftTesting: nil, .different)
    #expect(text.contains("A.testB : [2Jé &lt;/testcase&gt;</failure>"), "\(text)")
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 32 || $0 == "\n" })
  }

  @Test("are found under either name that SwiftPM gives them")
  func names() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("tests.xml")
      #expect(TestResults.written(beside: file) == nil)
      try Data("a".utf8).write(to: file)
      #expect(TestResults.written(beside: file) == "a")
      try Data("b".utf8).write(to: folder.appendingPathComponent("tests-swift-testing.xml"))
      #expect(TestResults.written(beside: file) == "b")
    }
  }
}
