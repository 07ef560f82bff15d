import Foundation
import Raster
import TestSupport
import Testing

@testable import RehearseCommands

/// `rehearse cost` on the gallery.
@MainActor @Suite("rehearse cost") struct CostCommandTests {
  private func cost(_ words: String...) -> Run {
    CommandTests.rehearse(["cost"] + words, studio: StageStudio())
  }

  @Test("prints a table, the worst frame and what mends it; the same twice")
  func table() throws {
    let run = cost("bounce-present")
    #expect(run.code == .well && run.err.isEmpty)
    #expect(run == cost("bounce-present"))
    try expectGolden(run.out, "cost-bounce-present")
  }

  @Test("prints JSON that adds up")
  func json() throws {
    let run = cost("hero-push", "--json", "--scenario", "back-finish")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
    let scenarios = try #require(object["scenarios"] as? [[String: Any]])
    #expect(scenarios.map { $0["name"] as? String } == ["back-finish"])
    let frames = try #require(scenarios[0]["frames"] as? [[String: Any]])
    let passes = frames.compactMap { ($0["counts"] as? [String: Any])?["offscreenPasses"] as? Int }
    let total = try #require(object["total"] as? [String: Any])
    #expect(passes.count == frames.count && frames.count > 10)
    #expect(total["offscreenPasses"] as? Int == passes.reduce(0, +))
  }

  @Test("measures only where it is asked, and says that it predicts nothing")
  func work() {
    #expect(!cost("hero-push").out.contains("typical frame"))
    let run = cost("bounce-present", "--work")
    #expect(run.out.contains("times the typical frame of this machine"))
    #expect(run.out.contains("says nothing about a phone"))
  }

  @Test("draws a strip of coloured layers", arguments: CostCommand.overlays)
  func overlay(kind: String) throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("strip.png")
      let run = cost("bounce-present", "--overlay", kind, "-o", file.path)
      #expect(run.code == .well && run.out.hasSuffix(file.path + "\n"))
      let strip = try ImageDecoder.decode([UInt8](Data(contentsOf: file))).bitmap
      #expect(strip.width > 1000 && strip.height > 800)
    }
  }

  @Test("refuses what it cannot do, in a line")
  func refusals() {
    #expect(cost("bounce-presen").err.contains("bounce-present"))
    #expect(cost("bounce-present", "--overlay", "offscreen").err.contains("--output"))
    #expect(cost("bounce-present", "-o", "x.png").err.contains("go together"))
    #expect(
      cost("bounce-present", "--overlay", "offscreen", "-o", "x.gif").err.contains("a strip is"))
    #expect(cost("--overlay", "offscreen", "-o", "x.png").err.contains("name it"))
    #expect(cost("hero-push", "--scenario", "nowhere").code == .wrongUsage)
    #expect(cost("hero-push", "--package", ".").err.contains("leave out"))
  }
}
