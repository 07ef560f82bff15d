import Foundation
import Raster
import TestSupport
import Testing
import UIKit

@testable import TransitionTesting

/// The same way in one and a half times the time.
private final class SlowerSlide: SlideAnimator {
  override var duration: TimeInterval { 0.45 }
}

@MainActor @Suite("Goldens of flows")
struct GoldenSuiteTests {
  private let sound = ScreenFlow.animator("slide") { SlideAnimator() }
  /// The same name, and one screen stands 30 pt too low on its way.
  private let lower = ScreenFlow.animator("slide") { StandsLow() }

  private func suite(_ folder: URL, _ recording: Recording) -> GoldenSuite {
    var suite = GoldenSuite(folder: folder, recording: recording)
    suite.scenarios = ["forward-finish"]
    suite.environment = [:]
    return suite
  }

  @Test("of what cannot be reached are missing, and say so")
  func unreached() throws {
    try withFolder { folder in
      var suite = suite(folder, .all)
      suite.scenarios = ["back-finish"]
      let results = try suite.run(ScreenFlow.animator("slide") { NeverCompletes() })
      #expect(results.count == 3 && results.allSatisfy { $0.status == .missing })
      #expect(results.allSatisfy { $0.message.contains("could not be reached") })
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test("are recorded once, found the same, and then left alone")
  func record() throws {
    try withFolder { folder in
      let first = try suite(folder, .all).run(sound)
      #expect(first.map(\.status) == [.added, .added, .added])
      let file = folder.appendingPathComponent("slide/forward-finish.png")
      let former = try modification(file)
      let results = try suite(folder, .all).run(sound)
      #expect(results.allSatisfy { $0.status == .unchanged })
      #expect(try modification(file) == former)
      #expect(GoldenSuite.text(results) == "3 unchanged\n")
    }
  }

  private func modification(_ file: URL) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }

  @Test("name the first bad frame, its instant, the layer and the property")
  func difference() throws {
    try withFolder { folder in
      _ = try suite(folder, .all).run(sound)
      var strict = suite(folder, .never)
      strict.artifacts = folder.appendingPathComponent("artifacts")
      let results = try strict.run(lower)
      #expect(results.allSatisfy { $0.status == .changed })
      let text = results[0].message
      #expect(text.hasPrefix("first bad frame 2/5, t = 0.083 s: "), "\(text)")
      #expect(text.contains("layer and property: first difference at t = "), "\(text)")
      #expect(text.contains("PlainScreen"), "\(text)")
      let kept = names(in: folder.appendingPathComponent("artifacts/slide"))
      let whats = ["difference.png", "failure.png", "reference.png"]
      #expect(kept.filter { $0.hasSuffix(".png") } == whats.map { "forward-finish." + $0 })
      // Nothing has been written over.
      #expect(try suite(folder, .never).run(sound).allSatisfy { !$0.isFailure })
    }
  }

  @Test(
    "of a transition that takes another time say so, and are compared frame by frame all the same")
  func otherInstants() throws {
    try withFolder { folder in
      _ = try suite(folder, .all).run(sound)
      let slower = ScreenFlow.animator("slide") { SlowerSlide() }
      let film = try #require(try suite(folder, .never).run(slower).first)
      let lines = film.message.split(separator: "\n").map(String.init)
      #expect(
        lines.first == "instants 0 0.08 0.15 0.23 0.32 s→0 0.12 0.23 0.35 0.47 s: "
          + "the transition takes another time", "\(film.message)")
      let comparison = try #require(film.comparison)
      #expect(comparison.cells.count == 5)
      // Both ends are the same; on the way the curve is the same and the instants are not.
      #expect(comparison.cells.map { $0.pixels > 0 }.first == false)
      #expect(comparison.cells.last?.pixels == 0)
    }
  }

  @Test("are written as the mode says, and a written one fails")
  func modes() throws {
    try withFolder { folder in
      #expect(try suite(folder, .never).run(sound).allSatisfy { $0.status == .missing })
      #expect(names(in: folder) == [])
      let added = try suite(folder, .missing).run(sound)
      #expect(added.allSatisfy { $0.status == .added && $0.isFailure })
      let kept = try suite(folder, .missing).run(lower)
      #expect(kept.allSatisfy { $0.status == .changed })
      let replaced = try suite(folder, .failed).run(lower)
      #expect(replaced.allSatisfy { $0.status == .recorded })
      #expect(try suite(folder, .never).run(lower).allSatisfy { !$0.isFailure })
    }
  }

  @Test("are never written on a machine of continuous integration")
  func environment() {
    #expect(Recording(environment: [:]) == .missing)
    #expect(Recording(environment: ["SNAPSHOT_TESTING_RECORD": "all"]) == .all)
    #expect(Recording(environment: ["SNAPSHOT_TESTING_RECORD": "all", "CI": "true"]) == .never)
    #expect(Recording(environment: ["SNAPSHOT_TESTING_RECORD": "always"]) == .never)
  }

  @Test("drawn by another renderer say so in one line")
  func renderer() throws {
    try withFolder { folder in
      _ = try suite(folder, .all).run(sound)
      let file = folder.appendingPathComponent("slide/forward-finish.png")
      let chunks = try PNGFile.chunks(of: [UInt8](try Data(contentsOf: file))).map { chunk in
        let text = String(decoding: chunk.data, as: UTF8.self)
        guard chunk.type == "iTXt", let place = text.range(of: "\"renderer\":") else {
          return chunk
        }
        let digits = text[place.upperBound...].prefix { $0.isNumber }
        return PNGFile.Chunk(
          type: "iTXt",
          data: Array(
            text.replacingOccurrences(of: "\"renderer\":\(digits)", with: "\"renderer\":0").utf8))
      }
      try Data(PNGFile.signature + chunks.flatMap(\.bytes)).write(to: file)
      let results = try suite(folder, .never).run(sound)
      #expect(results[0].message.hasPrefix("renderer 0→"), "\(results[0].message)")
      #expect(results[0].message.contains("run record"))
      #expect(results.dropFirst().allSatisfy { !$0.isFailure })
    }
  }

  @Test("that are no films are said to be none")
  func broken() throws {
    try withFolder { folder in
      _ = try suite(folder, .all).run(sound)
      let file = folder.appendingPathComponent("slide/forward-finish.png")
      try Data("no picture".utf8).write(to: file)
      let result = try suite(folder, .never).run(sound)[0]
      #expect(result.status == .changed && result.message.contains("cannot be read"))
    }
  }

  @Test("as texts are compared to the byte, unless something is allowed")
  func bytes() throws {
    try withFolder { folder in
      _ = try suite(folder, .all).run(sound)
      let file = folder.appendingPathComponent("slide/forward-finish.trace.txt")
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(text.replacingOccurrences(of: "seconds", with: "Seconds").utf8).write(to: file)
      var exact = suite(folder, .never)
      exact.kinds = [.trace(at: (0...10).map { Double($0) / 10 }, tolerance: 0)]
      #expect(try exact.run(sound).map(\.status) == [.changed])
      exact.kinds = [.trace(at: (0...10).map { Double($0) / 10 }, tolerance: 0.1)]
      #expect(try exact.run(sound).map(\.status) == [.unchanged])
    }
  }

  @Test("that nothing has any more are found")
  func orphans() throws {
    try withFolder { folder in
      var dark = suite(folder, .all)
      dark.mode = .dark
      _ = try dark.run(sound)
      _ = try suite(folder, .all).run(sound)
      let plain = suite(folder, .never)
      let kinds = ["png", "timeline.txt", "trace.txt"]
      #expect(
        plain.orphans(of: [sound]).map(\.lastPathComponent)
          == kinds.map { "forward-finish[dark].\($0)" })
      #expect(plain.orphans(of: [sound], modes: [.dark]) == [])
      #expect(plain.orphans(of: [sound], modes: nil) == [])
      #expect(plain.orphans(of: [], modes: [.dark]).count == 6)
    }
  }

  @Test(
    "lie in a folder of their own, whatever their flow is called",
    arguments: [
      "", ".", "..", "../../etc", ".hidden", "a/b", "\u{1b}[31mred", "line\nline",
      String(repeating: "long ", count: 60), String(repeating: "é", count: 300),
    ])
  func places(name: String) {
    let folder = GoldenSuite.folderName(name)
    #expect(!folder.isEmpty && !folder.hasPrefix(".") && folder.utf8.count <= 200)
    #expect(folder.allSatisfy { $0 != "/" && $0.isASCII || $0.isLetter })
    #expect(folder.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test("may differ by pixels where it is allowed")
  func allowances() throws {
    try withFolder { folder in
      _ = try suite(folder, .all).run(sound)
      var lenient = suite(folder, .never)
      lenient.kinds = [.film(.init(maxDiffPixels: 1_000_000))]
      let results = try lenient.run(lower)
      #expect(results.map(\.status) == [.unchanged], "\(GoldenSuite.text(results))")
    }
  }

  @Test("are held by one line of a test, beside its file")
  func assertions() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("CardTests.swift").path
      // On a machine of continuous integration nothing is written by it: this is what writes.
      let written = try verifySnapshot(
        of: sound, in: "forward-finish", as: .timeline, named: nil, mode: .plain, record: .missing,
        file: file, testName: #function, environment: [:])
      #expect(written?.contains("added") == true)
      #expect(throws: SnapshotFailure.self) {
        try assertSnapshot(of: sound, as: .timeline, named: "none", record: .never, file: file)
      }
      try assertSnapshot(of: sound, as: .timeline, record: .never, file: file)
      let kept = folder.appendingPathComponent("__Snapshots__/CardTests")
      #expect(names(in: kept) == ["assertions.forward-finish.timeline.txt"])
      let message = try verifySnapshot(
        of: .animator("slide") { IsLate() }, as: .timeline, record: .never, file: file)
      #expect(message?.contains("SNAPSHOT_TESTING_RECORD=failed") == true)
    }
  }
}

@MainActor @Suite("A trace as a text")
struct TraceGoldenTests {
  private let kept = TraceGolden(
    text: "# head\n0.000\twindow/A\tposition\t10 20\n0.000\twindow/A\topacity\t0.5\n")

  @Test("comes back as it was written")
  func roundTrip() {
    #expect(TraceGolden(text: kept.text).rows == kept.rows)
    #expect(kept.rows.count == 2)
  }

  @Test("forgives lengths by points, and numbers by a hundredth of that")
  func tolerance() {
    let moved = TraceGolden(
      text: "0.000\twindow/A\tposition\t10.4 20\n0.000\twindow/A\topacity\t0.52\n")
    #expect(moved.differences(from: kept, tolerance: 2) == [])
    #expect(
      moved.differences(from: kept, tolerance: 0.5)
        == ["0.000 s: window/A · opacity: 0.5 → 0.52"])
    #expect(moved.differences(from: kept, tolerance: 0.3).count == 2)
  }

  @Test("that cannot be read, or says two things of one value, differs, whatever is allowed")
  func unreadable() {
    let spoilt = [
      "<<<<<<< HEAD\n", "0.000\twindow/A\topacity\t0.5\n", "0.000\twindow/A\topacity\t0.7\n",
      "0.000\twindow/B\tposition\tten 20\n", "0.000\twindow/B\tposition\t\n",
      "soon\twindow/B\tposition\t1 2\n",
    ]
    for line in spoilt {
      let golden = TraceGolden(text: kept.text + line)
      let differences = kept.differences(from: golden, tolerance: 5)
      #expect(differences.contains { $0.contains("line 4") }, "\(line) \(differences)")
    }
    #expect(kept.differences(from: kept, tolerance: 0) == [])
  }

  @Test("keeps what a perspective is made of")
  func perspective() {
    var matrix = [1.0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    matrix[11] = -1.0 / 900
    let rows = [
      TraceGolden.Row(
        time: "0.000", layer: "window/A", property: "sublayerTransform", values: matrix),
      TraceGolden.Row(
        time: "0.000", layer: "window/A", property: "contentsRect", values: [0.33333333, 0, 1, 1]),
      TraceGolden.Row(time: "0.000", layer: "window/A", property: "opacity", values: [0.123456]),
      TraceGolden.Row(
        time: "0.000", layer: "window/A", property: "position", values: [1.23456, 2]),
    ]
    let text = TraceGolden(rows: rows).text
    #expect(text.contains(" -0.001111 "), "\(text)")
    #expect(text.contains("\t0.333333 0 1 1\n"), "\(text)")
    #expect(text.contains("\t0.1235\n") && text.contains("\t1.23 2\n"), "\(text)")
    #expect(TraceGolden(text: text).text == text)
    let other = TraceGolden(text: text.replacingOccurrences(of: "-0.001111", with: "-0.001112"))
    #expect(other.differences(from: TraceGolden(text: text), tolerance: 0).count == 1)
  }

  @Test("tells what has come and what has gone")
  func comings() {
    let other = TraceGolden(text: "0.000\twindow/B\tposition\t10 20\n")
    let differences = other.differences(from: kept, tolerance: 0)
    #expect(differences.count == 3)
    #expect(differences[0].hasSuffix("not there before"))
    #expect(differences[1].hasSuffix("not there any more"))
  }
}
