import Foundation
import TestSupport
import Testing

@Suite("A package that only adds this one")
struct OwnPackageTests {
  private static let isSoak = ProcessInfo.processInfo.environment["SOAK"] == "1"

  @Test("tests its transition with Swift Testing and with XCTest", .enabled(if: isSoak))
  func runs() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/OwnPackage")
    try withFolder { folder in
      let output = folder.appendingPathComponent("output")
      try Data().write(to: output)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "swift", "test", "--package-path", package.path, "--scratch-path", folder.path, "-Xcc",
        "-O2",
      ]
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = process.standardOutput
      try process.run()
      process.waitUntilExit()
      let said = try String(contentsOf: output, encoding: .utf8)
      #expect(process.terminationStatus == 0, "\(said)")
      #expect(said.contains("Executed 3 tests, with 0 failures"), "\(said)")
      #expect(said.contains("Test run with 6 tests"), "\(said)")
    }
  }
}
