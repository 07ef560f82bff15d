import Foundation
import Raster
import TestSupport
import Testing

@testable import RehearseCommands
@testable import TransitionTesting

/// What `prune` may take away, and what it may not.
@MainActor @Suite("Goldens that are taken away")
struct PruneTests {
  private let sound = ScreenFlow.animator("slide") { SlideAnimator() }

  @Test("are those that this program has written, and nothing else")
  func strangers() throws {
    try withFolder { folder in
      let goldens = ["--goldens", folder.path, "--scenario", "forward-finish"]
      #expect(play(["record"] + goldens).code == .well)
      let picture = [UInt8](
        try Data(contentsOf: folder.appendingPathComponent("slide/forward-finish.png")))
      let plain =
        PNGFile.signature
        + (try PNGFile.chunks(of: picture)).filter { $0.type != "iTXt" }.flatMap(\.bytes)
      let strangers: [String: [UInt8]] = [
        "images/logo.png": plain, "images/forward-finish.png": plain,
        "CardTests/looksAsItDid.forward-finish.png": picture,
        "CardTests/looksAsItDid.forward-finish.timeline.txt": Array("0.000\tA.b\n".utf8),
        "notes/forward-finish.trace.txt": Array("what I measured\n".utf8),
        "notes/forward-finish.timeline.txt": Array("Monday\tnothing\n".utf8),
        "notes/empty.png": [],
      ]
      for (name, bytes) in strangers { try write(bytes, to: name, in: folder) }
      let run = play(["prune", "--force"] + goldens)
      #expect(run.out == "0 removed\n", "\(run.out)")
      for name in strangers.keys { #expect(exists(name, in: folder), "\(name)") }
      // And those that it has written go, whole.
      let gone = ScreenFlow.animator("gone") { SlideAnimator() }
      #expect(play(["record"] + goldens, [gone]).code == .well)
      #expect(play(["prune", "--force"] + goldens).out.hasSuffix("3 removed\n"))
      #expect(!exists("gone", in: folder))
      #expect(exists("slide/forward-finish.png", in: folder))
    }
  }

  @Test("are not what looks like them: changed, beside them, or behind a link")
  func lookalikes() throws {
    try withFolder { folder in
      let (kept, elsewhere) = (
        folder.appendingPathComponent("kept"), folder.appendingPathComponent("elsewhere")
      )
      let gone = ScreenFlow.animator("gone") { SlideAnimator() }
      let words = ["--scenario", "forward-finish", "--goldens"]
      for place in [kept, elsewhere] {
        #expect(play(["record"] + words + [place.path], [gone]).code == .well)
      }
      #expect(play(["record"] + words + [kept.path]).code == .well)
      let picture = try Data(contentsOf: kept.appendingPathComponent("gone/forward-finish.png"))
      try picture.write(to: kept.appendingPathComponent("gone/back-finish.png"))
      try Data("mine".utf8).write(to: kept.appendingPathComponent("gone/forward-finish.trace.txt"))
      try FileManager.default.createSymbolicLink(
        at: kept.appendingPathComponent("linked"),
        withDestinationURL: elsewhere.appendingPathComponent("gone"))
      let run = play(["prune", "--force"] + words + [kept.path])
      #expect(run.out.hasSuffix("2 removed\n"), "\(run.out)")
      #expect(
        names(in: kept.appendingPathComponent("gone")) == [
          ".rehearse-goldens", "back-finish.png", "forward-finish.trace.txt",
        ])
      #expect(names(in: elsewhere.appendingPathComponent("gone")).count == 4)
    }
  }

  @Test("are not those of another program")
  func otherProgram() throws {
    try withFolder { folder in
      let goldens = ["--goldens", folder.path, "--scenario", "forward-finish"]
      #expect(play(["record"] + goldens).code == .well)
      let other = ScreenFlow.animator("other") { SlideAnimator() }
      #expect(play(["prune"] + goldens, [other]).out.hasSuffix("3 to remove: --force\n"))
      let run = play(["prune", "--force"] + goldens, [other])
      #expect(run.code == .wrongUsage && run.err.contains("none of them"), "\(run.err)")
      #expect(names(in: folder.appendingPathComponent("slide")).count == 4)
    }
  }

  private func write(_ bytes: [UInt8], to name: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  private func exists(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  private func play(_ words: [String], _ flows: [ScreenFlow]? = nil) -> ToolRun {
    ToolRun(flows ?? [sound], words)
  }
}

/// What the command line says over some flows.
@MainActor
struct ToolRun {
  private(set) var code = ExitCode.fault
  private(set) var out = ""
  private(set) var err = ""

  init(_ flows: [ScreenFlow], _ words: [String], environment: [String: String] = [:]) {
    var (out, err) = ("", "")
    let console = Console(isTerminal: false, out: { out += $0 }, err: { err += $0 })
    code = Tool(studio: FlowStudio(flows), console: console, environment: environment).run(words)
    (self.out, self.err) = (out, err)
  }
}
