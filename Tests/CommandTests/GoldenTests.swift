import Foundation
import TestSupport
import Testing

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
