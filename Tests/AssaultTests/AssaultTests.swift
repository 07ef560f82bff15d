import Assault
import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// Blows against the program as it was built, and programs that cannot stand them.
@Suite(.serialized) struct AssaultTests {
  private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private var arena: Arena {
    Arena(
      tool: Self.products.appending(path: "rehearse"),
      reader: Self.products.appending(path: "assault"))
  }

  @Test("seventy blows leave no trace, and each is answered")
  func blows() throws {
    let isSoak = ProcessInfo.processInfo.environment["SOAK"] == "1"
    var campaign = Campaign(try Attacks.all(in: arena, sources: Self.root), in: arena, seed: 25)
    let end = Date().addingTimeInterval(600)
    try campaign.run(while: { isSoak ? Date() < end : $0 < 70 })
    #expect(campaign.finds.isEmpty, "\(campaign.finds)")
    #expect(campaign.counts.count == 7, "\(campaign.summary)")
    print(campaign.summary)
  }

  /// Programs with faults, by what is to be said of each.
  nonisolated static let faults: [(script: String, words: [String], verdict: Verdict)] = [
    ("kill -SEGV $$", [], .signal(11)),
    ("exec sleep 60", [], .hang),
    ("while :; do :; done", [], .hang),
    ("exit 3", [], .code(3)),
    ("exit 139", [], .code(139)),
    ("touch \"$TMPDIR/rest\"", [], .leftovers(["rest"])),
    ("echo half > out.web", [], .strays(["out.web"])),
    ("rm notes.txt", [], .harmed(["notes.txt"])),
    ("echo ours > theirs/index.html", [], .harmed(["theirs/index.html"])),
    ("rm link", [], .harmed(["link"])),
    ("printf '\\033[31m' >&2", [], .noise(27)),
    ("head -c 50000 /dev/zero | tr '\\0' x >&2", [], .flood(50_000)),
    ("exit 2", [], .silence),
  ]

  @Test("each kind of fault is seen", arguments: faults)
  func isSeen(script: String, words: [String], verdict: Verdict) throws {
    try withFolder { folder in
      let tool = try program(script, in: folder)
      let arena = Arena(tool: tool, reader: tool, patience: 1)
      #expect(try arena.verdict(on: Blow(words)) == verdict)
    }
  }

  @Test("what cannot be stood is told by as few words and lines as fail in the same way")
  func shrinks() throws {
    try withFolder { folder in
      let tool = try program(
        "for w in \"$@\"; do if [ \"$w\" = -1 ] && grep -q bad script.txt; then exit 9; fi; done",
        in: folder)
      var campaign = Campaign(
        [Planted()], in: Arena(tool: tool, reader: tool, patience: 5), seed: 1)
      try campaign.run(while: { $0 < 1 })
      let find = try #require(campaign.finds.first)
      #expect(find.verdict == .code(9))
      #expect(find.blow.line == "rehearse render -1")
      #expect(find.blow.files["script.txt"].map { String(decoding: $0, as: UTF8.self) } == "bad")
    }
  }

  private struct Planted: Attack {
    let name = "planted"

    func blow(_ random: inout Seeded) -> Blow {
      var blow = Blow(["render", "a", "b", "-1", "c", "--at", "0"])
      blow.files["script.txt"] = Array("one\ntwo\nbad\nthree\n".utf8)
      return blow
    }
  }

  private func program(_ script: String, in folder: URL) throws -> URL {
    let file = folder.appending(path: "program")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file
  }
}
