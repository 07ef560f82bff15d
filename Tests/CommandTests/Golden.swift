import Foundation
import Testing

/// What to do with a text kept in `Goldens/`, in the words of `SNAPSHOT_TESTING_RECORD`.
enum RecordMode: String {
  case all, failed, missing, never

  /// The mode an environment asks for; never on a machine that says `CI=true`.
  init(_ environment: [String: String]) throws {
    guard environment["CI"] != "true" else {
      self = .never
      return
    }
    let word = environment["SNAPSHOT_TESTING_RECORD"] ?? "missing"
    self = try #require(RecordMode(rawValue: word), "SNAPSHOT_TESTING_RECORD=\(word) is no mode")
  }
}

/// How a text stands to its golden.
enum GoldenOutcome: Equatable {
  case same, recorded
  case different(firstLine: Int)
  case missing

  /// Compares a text with a file, and records it where the mode says so.
  init(_ text: String, file: URL, mode: RecordMode) throws {
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

/// Expects a text to be what `Goldens/name.txt` holds. Recording always fails, so that a recorded
/// golden is looked at.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let file = folder.appendingPathComponent("Goldens/\(name).txt")
  let mode = try RecordMode(ProcessInfo.processInfo.environment)
  let outcome = try GoldenOutcome(text, file: file, mode: mode)
  let accept =
    "to accept what is new: SNAPSHOT_TESTING_RECORD=failed swift test --filter CommandTests"
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

@Suite struct GoldenTests {
  @Test("only never records nothing, and CI is always never")
  func modes() throws {
    #expect(try RecordMode([:]) == .missing)
    #expect(try RecordMode(["SNAPSHOT_TESTING_RECORD": "all"]) == .all)
    #expect(try RecordMode(["SNAPSHOT_TESTING_RECORD": "all", "CI": "true"]) == .never)
  }

  @Test("a golden that differs or is missing is seen", arguments: [RecordMode.never, .missing])
  func differenceIsSeen(mode: RecordMode) throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("a.txt")
      let first = try GoldenOutcome("one\ntwo\n", file: file, mode: mode)
      #expect(first == (mode == .never ? .missing : .recorded))
      try Data("one\ntwo\n".utf8).write(to: file)
      let same = try GoldenOutcome("one\ntwo\n", file: file, mode: mode)
      #expect(same == .same)
      let other = try GoldenOutcome("one\n2\n", file: file, mode: mode)
      #expect(other == .different(firstLine: 2))
    }
  }
}

/// Does something with a new empty folder, which is removed afterwards.
func withFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("rehearse-tests-\(UUID().uuidString)", isDirectory: true)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try work(folder)
}

/// The names of everything in a folder, sorted; hidden things too.
func names(in folder: URL) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? ["no folder"]
}
