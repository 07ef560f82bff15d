import Foundation
import Serving
import TestSupport
import Testing

@testable import RehearseCommands

@MainActor @Suite struct ListTests {
  @Test("the list has a line for each transition")
  func table() throws {
    #expect(
      rehearse(["list"])
        == Run(
          code: .well,
          out: "bounce-present  0.8 s  Bounce present\nnormal-dismiss  1.5 s  Normal dismiss\n",
          err: ""))
  }

  @Test("the list for programs is JSON with everything")
  func json() throws {
    let run = rehearse(["list", "--json"])
    let items = try #require(
      try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [[String: Any]])
    #expect(items.map { $0["name"] as? String } == ["bounce-present", "normal-dismiss"])
    #expect(items.allSatisfy { $0.count == 6 })
    #expect(rehearse(["list", "--json"], studio: EmptyStudio()).out == "[]\n")
  }
}

@MainActor @Suite struct RenderTests {
  @Test("all options reach the studio, and the files written are printed")
  func options() throws {
    try withFolder { folder in
      let studio = FakeStudio()
      let files = ["a.webp", "b.PNG"].map { folder.appendingPathComponent($0).path }
      let run = rehearse(
        ["render", "normal-dismiss", "-o", files[0], "--output", files[1], "--device", "iPad"]
          + ["--scale=3", "--fps", "24", "--at", "0,1.5", "--dark"], studio: studio)
      #expect(run == Run(code: .well, out: files.map { $0 + "\n" }.joined(), err: ""))
      #expect(
        studio.asked == [
          RenderSettings(
            device: "iPad", scale: 3, framesPerSecond: 24, times: [0, 1.5], dark: true)
        ])
      #expect(files.allSatisfy { FileManager.default.contents(atPath: $0) == Data(FakeReel.dot) })
    }
  }

  @Test("progress is for a terminal, and the line is wiped at the end")
  func progress() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("a.gif").path
      let run = rehearse(["render", "bounce-present", "-o", file], isTerminal: true)
      #expect(run.out == file + "\n")
      #expect(run.err.contains("frame 49 of 49") && run.err.hasSuffix("\r\u{1b}[K"))
    }
  }
}

@MainActor @Suite struct TraceTests {
  @Test("the trace prints what moves, as text and as JSON", arguments: ["", "--json"])
  func golden(option: String) throws {
    let line = ["trace", "bounce-present", "--fps", "10"] + (option.isEmpty ? [] : [option])
    let run = rehearse(line)
    #expect(run.code == .well && run.err.isEmpty)
    try expectGolden(run.out, "trace\(option)")
  }

  @Test("one instant shows what moves in the whole transition")
  func instant() {
    let lines = rehearse(["trace", "normal-dismiss", "--at", "0.75"]).out.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.contains("0.75\twindow/DetailView\tposition\t196.5 639"))
    #expect(!lines.contains { $0.contains("FeedView\tposition") })
  }

  @Test(
    "numbers have up to six decimals, no trailing zeros and no minus zero",
    arguments: [
      (1.0, "1"), (-0.0, "0"), (-1e-9, "0"), (0.1 + 0.2, "0.3"), (1.0 / 60, "0.016667"),
      (-2.5, "-2.5"), (1200, "1200"), (.nan, "nan"), (-.infinity, "-inf"),
    ])
  func decimals(number: Double, text: String) {
    #expect(decimalText(number) == text)
  }

  @Test("JSON survives hostile text, and cannot end a script element")
  func json() throws {
    let text = "</script>\"\\\n\u{1}\u{2028}é表😀"
    let written = JSON.array([.string(text), .number(.nan), .number(0.5), .bool(true)]).text
    #expect(!written.contains("<") && written.hasSuffix(",null,0.5,true]"))
    let read = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [Any]
    #expect(read?.first as? String == text)
  }
}
