import Foundation
import Testing

/// What to do with a text kept in `Goldens/`, in the words of `SNAPSHOT_TESTING_RECORD`.
package enum RecordMode: String, Sendable {
  case all, failed, missing, never

  /// The mode an environment asks for; never on a machine that says `CI=true`.
  package init(_ environment: [String: String]) throws {
    guard environment["CI"] != "true" else {
      self = .never
      return
    }
    let word = environment["SNAPSHOT_TESTING_RECORD"] ?? "missing"
    self = try #require(RecordMode(rawValue: word), "SNAPSHOT_TESTING_RECORD=\(word) is no mode")
  }
}

/// How a text stands to its golden.
package enum GoldenOutcome: Equatable, Sendable {
  case same, recorded
  case different(firstLine: Int)
  case missing

  /// Compares a text with a file, and records it where the mode says so.
  package init(_ text: String, file: URL, mode: RecordMode) throws {
    let kept = try? String(contentsOf: file, encoding: .utf8)
    let records =
      switch mode {
      case .all: true
      case .failed: kept != text
      case .missing: kept == nil
      case .never: false
      }
    if records {
      if kept != text { try Data(text.utf8).write(to: file) }
      self = .recorded
    } else if let kept {
      self = kept == text ? .same : .different(firstLine: firstDifference(kept, text))
    } else {
      self = .missing
    }
  }
}

/// Expects a text to be what `Goldens/name.txt` beside the test's file holds. Recording always
/// fails, so that a recorded golden is looked at.
package func expectGolden(
  _ text: String, _ name: String, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
  let file = folder.appendingPathComponent("Goldens/\(name).txt")
  let mode = try RecordMode(ProcessInfo.processInfo.environment)
  let outcome = try GoldenOutcome(text, file: file, mode: mode)
  let accept =
    "to accept what is new: SNAPSHOT_TESTING_RECORD=failed make try T=\(folder.lastPathComponent)"
  #expect(
    outcome == .same, "\(file.lastPathComponent) · \(accept)\n\(text)",
    sourceLocation: sourceLocation)
}

private func firstDifference(_ kept: String, _ text: String) -> Int {
  let (old, new) = (
    kept.split(separator: "\n", omittingEmptySubsequences: false),
    text.split(separator: "\n", omittingEmptySubsequences: false)
  )
  return (zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count))
    + 1
}
