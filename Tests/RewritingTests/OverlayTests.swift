import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// Sources that are compiled where they lie.
@Suite(.serialized) struct OverlayTests {
  @Test("the corpus compiles through the overlay without an error")
  func corpus() throws {
    let apps = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("RewritingCorpus/Apps")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: apps.path).sorted()
      .filter { $0.hasSuffix(".swift") }.map { apps.appendingPathComponent($0).path }
    #expect(paths.count >= 40)
    try withFolder { folder in
      let outcome = try check(paths, in: folder)
      #expect(outcome.status == 0, "\(outcome.err)")
    }
  }

  @Test("what the compiler says points into the file as it is")
  func diagnostics() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Wrong.swift")
      let text = """
        import UIKit

        class Wrong: UIViewController {
          @objc func tapped() {}
          func wire() {
            _ = #selector(tapped)
            let number: Int = "no"
          }
        }
        """
      try Data(text.utf8).write(to: file)
      let outcome = try check([file.path], in: folder)
      #expect(outcome.status != 0)
      #expect(outcome.err.contains("\(file.path):7:23: error:"), "\(outcome.err)")
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test("timers and queues of a compiled file follow the stage's clock")
  func standIns() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Later.swift")
      let text = """
        import UIKit

        func later() {
          let timer: StageClock.Timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) {
            _ in
          }
          let queue: StageClock.DispatchQueue = DispatchQueue.main
          _ = (timer, queue)
        }
        """
      try Data(text.utf8).write(to: file)
      let outcome = try check([file.path], in: folder)
      #expect(outcome.status == 0, "\(outcome.err)")
    }
  }

  @Test("a module whose public face names timers and queues compiles, and one that imports it")
  func publicStandIns() throws {
    try withFolder { folder in
      let texts = [
        "Clocks": """
        import UIKit

        open class Clock {
          public var timer: Timer?
          public init() {}
          open func go(on queue: DispatchQueue, after time: DispatchTime = .now()) {}
        }
        """,
        "Uses": """
        import Clocks
        import UIKit

        func use(_ clock: Clock) {
          clock.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
          clock.go(on: DispatchQueue.main)
        }
        """,
      ]
      for name in ["Clocks", "Uses"] {
        let file = folder.appendingPathComponent("\(name).swift")
        try Data(texts[name]!.utf8).write(to: file)
        let own = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        let overlay = try Overlay(of: [[file.path]], in: own)
        let outcome = try Program.named("swiftc").run(
          ["-emit-module", "-swift-version", "5", "-module-name", name, "-I", folder.path]
            + ["-o", folder.appendingPathComponent("\(name).swiftmodule").path]
            + overlay.compilerFlags + (try kitFlags()) + [file.path])
        #expect(outcome.status == 0, "\(outcome.err)")
      }
    }
  }

  @Test(
    "a module that names no UIKit and imports one whose public face has timers has one kind of each"
  )
  func foreignStandIns() throws {
    let texts = [
      "Alarms": "import UIKit\npublic typealias Callback = (Timer) -> Void\n",
      "Middle": """
      import Alarms
      import Foundation

      public final class Ticker {
        private let tell: Callback
        public private(set) var timer: Timer?
        public init(tell: @escaping Callback) { self.tell = tell }
        public func start() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { self.tell($0) }
        }
      }
      """,
      "Top": """
      import Foundation
      import Middle

      func last(_ ticker: Ticker) -> Timer? { ticker.timer }
      """,
    ]
    try withFolder { folder in
      let names = ["Top", "Middle", "Alarms"]
      let files = try names.map { name in
        let file = folder.appendingPathComponent("\(name).swift")
        try Data(texts[name]!.utf8).write(to: file)
        return file.path
      }
      let overlay = try Overlay(of: files.map { [$0] }, called: names, in: folder)
      for (name, file) in zip(names, files).reversed() {
        let outcome = try Program.named("swiftc").run(
          ["-emit-module", "-swift-version", "5", "-module-name", name, "-I", folder.path]
            + ["-o", folder.appendingPathComponent("\(name).swiftmodule").path]
            + overlay.compilerFlags + (try kitFlags()) + [file])
        #expect(outcome.status == 0, "\(outcome.err)")
      }
    }
  }

  private func kitFlags() throws -> [String] {
    let kit = try BuildContext.ofThisProgram()
    try kit.prepareHeaders()
    return kit.compilerFlags
  }

  private func check(_ paths: [String], in folder: URL) throws -> Program.Outcome {
    let overlay = try Overlay(of: [paths], in: folder)
    return try Program.named("swiftc").run(
      ["-typecheck", "-swift-version", "5", "-module-name", "Corpus"] + overlay.compilerFlags
        + (try kitFlags()) + paths)
  }
}
