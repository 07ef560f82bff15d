import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// `render --script` over items of the gallery, with all kinds of places.
@MainActor @Suite("Scripts on the command line")
struct ScriptCommandTests {
  nonisolated static let scripts = [
    ("swipe-dismiss", "open\nsettle\npan from 50%,30% by 0,200 over 0.3 s\nrelease\nsettle"),
    ("bottom-sheet", "open\nsettle\ntap note\nsettle"),
    ("popover-menu", "tap 196,90\nsettle\ntap \"Following\"\nsettle"),
    ("hero-push", "act\nsettle\nact second\nwait 100 ms"),
    ("system-sheet", "turn\nwait 0.1 s\nturn\nsettle"),
  ]

  @Test("are played, with points, fractions, names and words", arguments: scripts)
  func played(slug: String, script: String) throws {
    try withFolder { folder in
      let (text, film) = (folder.appending(path: "a.txt"), folder.appending(path: "a.png"))
      try Data(script.utf8).write(to: text)
      let run = rehearse(
        [
          "render", slug, "--script", text.path, "-o", film.path, "--at", "0,0.2", "--scale", "0.2",
        ], studio: StageStudio())
      #expect(run.code == .well, "\(run.err)")
      #expect(run.err.isEmpty, "\(run.err)")
      #expect(names(in: folder) == ["a.png", "a.txt"])
    }
  }

  @Test("that are no text, or would never end, or have lines without end, are refused in few words")
  func hostile() throws {
    let cases: [(script: [UInt8], complaint: String)] = [
      ([0x6F, 0xFF, 0xFE], "it is not text in UTF-8"),
      (Array("wait 100000 s".utf8), "a film lasts ten minutes at the most"),
      (Array("pan from 1,1 by 0,9 over 10000000 s".utf8), "a film lasts ten minutes at the most"),
      (Array("rotate 50%,50% by 9 over 10000000 s".utf8), "a film lasts ten minutes at the most"),
      (Array(String(repeating: "wait 1 s\n", count: 700).utf8), "line 201, column 1: a film"),
      (Array(repeating: 0x61, count: 1 << 20), "nobody here knows 'aaa"),
      (Array("tap \"\(String(repeating: "b", count: 1 << 20))".utf8), "line 1"),
    ]
    try withFolder { folder in
      let file = folder.appending(path: "a.txt")
      for (script, complaint) in cases {
        try Data(script).write(to: file)
        let run = rehearse(
          ["render", "popover-menu", "--script", file.path, "-o", folder.path + "/a.png"],
          studio: StageStudio())
        #expect(run.code == .wrongUsage && run.err.contains(complaint), "\(run.err.prefix(900))")
        #expect(run.err.utf8.count < 2000)
        #expect(names(in: folder) == ["a.txt"])
      }
      let missing = rehearse(
        ["render", "popover-menu", "--script", folder.path], studio: StageStudio())
      #expect(missing.err.hasSuffix("': Is a directory\n"), "\(missing.err)")
    }
  }

  @Test("that are wrong are shown with line and column, and nothing is written")
  func wrong() throws {
    let scripts = [
      "open\nsettle\npan form 50%,30% by 0,200 over 0.3 s", "open\nwait 1", "swipe down",
      "open\nsettle\ntap nowhere", "move by 1,1 over 1 s", "opne",
      "settle\npress 1,1 finger 2\nrelease finger 1",
    ]
    var text = ""
    for script in scripts {
      try withFolder { folder in
        let file = folder.appending(path: "a.txt")
        try Data(script.utf8).write(to: file)
        let run = rehearse(
          ["render", "popover-menu", "--script", file.path, "-o", folder.path + "/a.png"],
          studio: StageStudio())
        #expect(run.code == .wrongUsage && run.out.isEmpty)
        #expect(names(in: folder) == ["a.txt"])
        text += run.err.replacingOccurrences(of: folder.path, with: "$") + "\n"
      }
    }
    try expectGolden(text, "script-errors")
  }
}
