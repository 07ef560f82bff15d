import TransitionTesting
import XCTest

/// Holds a transition to its contract; a film, the calls and a page of what is broken go to the folder
/// that `SNAPSHOT_ARTIFACTS` names.
func XCTAssertContract(
  of flow: ScreenFlow, in scenarios: [String]? = nil, file: StaticString = #filePath,
  line: UInt = #line
) {
  MainActor.assumeIsolated {
    do {
      let report = try TransitionCheck.run(flow, scenarios: scenarios)
      guard !report.isClean else { return }
      let files = try TestArtifact.keep(report.artifacts()).map(\.path)
      XCTFail(([report.description] + files).joined(separator: "\n"), file: file, line: line)
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
  }
}
