import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// `scripts/rehearse`, with a stand-in for the container engine that writes down what it is asked.
@Suite struct WrapperTests {
  /// Runs the wrapper in a folder, as on a machine without Swift.
  /// - Parameter knowsImage: Whether the engine has the image already.
  private func wrapper(
    _ words: [String], in folder: URL, knowsImage: Bool = true, hasEngine: Bool = true,
    isRunning: Bool = true
  ) throws -> (outcome: Program.Outcome, calls: [String]) {
    let log = folder.appendingPathComponent("calls")
    let engine = folder.appendingPathComponent("engine")
    let text = """
      #!/bin/sh
      printf '%s|' "$@" >>'\(log.path)'; echo >>'\(log.path)'
      [ "$1 $2" = "image inspect" ] && exit \(knowsImage ? 0 : 1)
      [ "$1" = build ] && exit \(isRunning ? 0 : 1)
      exit 0
      """
    if hasEngine {
      try Data(text.utf8).write(to: engine)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: engine.path)
    }
    let outcome = try Program.named("env").run(
      ["REHEARSE_ENGINE=\(engine.path)", "REHEARSE_CONTAINER=1", script] + words, in: folder)
    let calls = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return (outcome, calls.split(separator: "\n").map(String.init))
  }

  private var script: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("scripts/rehearse").path
  }

  @Test("a command runs in a container that has the current folder, words untouched")
  func runs() throws {
    try withFolder { folder in
      let (outcome, calls) = try wrapper(
        ["render", "hero-push", "-o", "a film.gif"], in: folder)
      #expect(outcome.status == 0)
      #expect(calls.count == 2)
      let call = try #require(calls.last)
      #expect(call.hasPrefix("run|--rm|"))
      #expect(call.contains("|-v|\(folder.resolvingSymlinksInPath().path):/work|-w|/work|"))
      #expect(call.hasSuffix("|rehearsal|render|hero-push|-o|a film.gif|"))
    }
  }

  @Test(
    "a path that leads out of the current folder is refused: what is written there would be lost",
    arguments: [
      ["render", "hero-push", "-o", "/tmp/hero.gif"], ["gallery", "--output=/tmp/page"],
      ["gallery", "-o=../page"], ["check", "--package", ".."], ["run", "../Card.swift"],
      ["report", "-o", "a/../../b"],
    ])
  func outside(words: [String]) throws {
    try withFolder { folder in
      let (outcome, calls) = try wrapper(words, in: folder)
      #expect(outcome.status == 2 && outcome.err.contains("leads out of"), "\(outcome.err)")
      #expect(calls.isEmpty)
    }
  }

  @Test("a whole path in the current folder is what it is in the container")
  func inside() throws {
    try withFolder { folder in
      let here = folder.resolvingSymlinksInPath().path
      let (outcome, calls) = try wrapper(
        [
          "gallery", "-o", "\(here)/a b", "--stamp=\(here)/c", "--package", here, "..x",
          "/dev/stdout",
        ],
        in: folder)
      #expect(outcome.status == 0, "\(outcome.err)")
      #expect(
        try #require(calls.last).hasSuffix(
          "|rehearsal|gallery|-o|a b|--stamp=c|--package|.|..x|/dev/stdout|"))
    }
  }

  @Test("whoever runs it owns what is written, and has a home for the compiler's cache")
  func owner() throws {
    try withFolder { folder in
      let (_, calls) = try wrapper(["run", "Card.swift"], in: folder)
      #expect(try #require(calls.last).contains("|--user|\(getuid()):\(getgid())|-e|HOME=/tmp|"))
    }
  }

  @Test("the image is made when there is none, and again when asked")
  func makesImage() throws {
    try withFolder { folder in
      let (_, calls) = try wrapper(["list"], in: folder, knowsImage: false)
      #expect(calls.map { $0.prefix { $0 != "|" } } == ["image", "build", "run"])
      #expect(calls[1].hasPrefix("build|-t|rehearsal|"))
      let (_, more) = try wrapper(["--rebuild"], in: folder)
      #expect(more.count == 4 && more[3] == calls[1])
    }
  }

  @Test("an engine that is there and does not run is told of")
  func sleeps() throws {
    try withFolder { folder in
      let (outcome, calls) = try wrapper(
        ["list"], in: folder, knowsImage: false, isRunning: false)
      #expect(outcome.status == 2 && outcome.err.contains("Docker Desktop has to be started"))
      #expect(calls.count == 2)
    }
  }

  @Test("without an engine, and for a window, it says what to do")
  func refuses() throws {
    try withFolder { folder in
      let (outcome, calls) = try wrapper(["list"], in: folder, hasEngine: false)
      #expect(outcome.status == 2 && outcome.err.contains("install Docker Desktop"))
      let (window, more) = try wrapper(["play", "hero-push"], in: folder)
      #expect(window.status == 2 && window.err.contains("needs a display"))
      #expect(calls.isEmpty && more.isEmpty)
    }
  }

  @Test("what is served in a browser has one port published, on this machine alone")
  func serves() throws {
    try withFolder { folder in
      let (outcome, calls) = try wrapper(
        ["play", "hero-push", "--browser", "--open", "--port", "8123"], in: folder)
      #expect(outcome.status == 0, "\(outcome.err)")
      let call = try #require(calls.last)
      #expect(call.contains("|-p|127.0.0.1:8123:8123|-e|REHEARSE_PUBLISHED=1|"))
      #expect(call.hasSuffix("|rehearsal|play|hero-push|--browser|--port|8123|"))
    }
  }

  @Test("where no port is said one is chosen, and the program is told")
  func choosesPort() throws {
    try withFolder { folder in
      let (_, calls) = try wrapper(["run", "Card.swift", "--browser"], in: folder)
      let words = try #require(calls.last).split(separator: "|").map(String.init)
      let port = try #require(words.last.flatMap { Int($0) })
      #expect((20_000..<40_000).contains(port))
      #expect(words.contains("127.0.0.1:\(port):\(port)"))
      #expect(words.suffix(5) == ["run", "Card.swift", "--browser", "--port", "\(port)"])
      let (_, more) = try wrapper(["gallery", "--serve", "--lan"], in: folder)
      let open = try #require(more.last).split(separator: "|").map(String.init)
      #expect(open.contains { $0.hasPrefix("REHEARSE_HOST=") })
      #expect(open.contains { $0.wholeMatch(of: /\d+:\d+/) != nil })
    }
  }

  @Test("without a browser nothing is published")
  func publishesNothing() throws {
    try withFolder { folder in
      let (_, calls) = try wrapper(["list"], in: folder)
      #expect(!(try #require(calls.last).contains("|-p|")))
    }
  }

  @Test("the steps of the image are those of a bare machine")
  func image() throws {
    let root = URL(fileURLWithPath: script).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("Dockerfile"), encoding: .utf8)
    let steps = text.split(separator: "\n").filter { $0.hasPrefix("RUN ") }
    #expect(steps.count == 4)
    #expect(steps[1].hasPrefix("RUN scripts/bootstrap"))
    #expect(steps[2] == "RUN scripts/build -c release --product rehearse")
    let example = "Examples/CardAnimator.swift"
    #expect(steps[3].hasPrefix("RUN .build/release/rehearse run \(example) -o /tmp/"))
    #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent(example).path))
  }
}
