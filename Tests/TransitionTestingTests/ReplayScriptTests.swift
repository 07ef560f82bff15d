import Foundation
import Rehearsal
import TestSupport
import Testing
import UIKit

@testable import TransitionTesting

/// Fingers of a script on the screens of a flow.
@MainActor @Suite("A script on a flow") struct ReplayScriptTests {
  private let there = RehearsalScript([.act("act", ""), .settle])

  @Test("starts it, takes it back, and says who was called; the same in every run")
  func acts() throws {
    let script = try RehearsalScript(parsing: "act\nsettle\nact second\nsettle\n")
    let replay = try Replay(of: SameTests.card(), playing: script, named: "both", scale: 0.25)
    let ends = replay.moments.filter { $0.what == "context.completeTransition(true)" }
    #expect(ends.count == 2 && replay.name == "both" && replay.scenario == nil)
    #expect(replay.film.frames.count > 20 && replay.trace.rows.contains { $0.time > 0 })
    let again = try Replay(of: SameTests.card(), playing: script, named: "both", scale: 0.25)
    #expect(again.moments == replay.moments && again.trace.rows == replay.trace.rows)
    try expectSame(film: again, film: replay)
  }

  @Test("looks as the scenario does that is the same")
  func asScenario() throws {
    let scripted = try Replay(of: SameTests.card(), playing: there, named: "there", scale: 0.25)
    let played = try Replay(of: SameTests.card(), in: "forward-finish", scale: 0.25)
    #expect(scripted.moments.map(\.what) == played.moments.map(\.what))
  }

  @Test("with a line that does not go on says which")
  func wrong() throws {
    let script = try RehearsalScript(parsing: "act\nsettle\ntap nowhere\n")
    let error = #expect(throws: ScriptPlayError.self) {
      try Replay(of: SameTests.card(), playing: script, named: "wrong", scale: 0.25)
    }
    #expect("\(error as Any)".contains("no view on the screen is called 'nowhere'"))
    #expect(throws: ScriptPlayError.self) {
      try Replay(
        of: SameTests.card(), playing: RehearsalScript([.act("act", "third")]), named: "none")
    }
  }

  @Test(
    "is held by one line of a test, beside its file",
    arguments: [Snapshotting.timeline, .trace(), .filmstrip(scale: 0.25), .commands()])
  func goldens(strategy: Snapshotting) throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("CardTests.swift").path
      let golden = folder.appendingPathComponent(
        "__Snapshots__/CardTests/goldens.there.\(strategy.kind.fileExtension)")
      #expect(throws: SnapshotFailure.self) {
        try assertSnapshot(
          of: SameTests.card(), playing: there, named: "there", as: strategy, record: .never,
          file: file)
      }
      let replay = try Replay(
        of: SameTests.card(), playing: there, named: "there", scale: strategy.kind.scale,
        mode: .plain, keepsDrawn: true)
      _ = try GoldenFile(golden, recording: .missing, artifacts: nil, environment: [:])
        .evaluate(strategy.kind, replay, .plain)
      try assertSnapshot(
        of: SameTests.card(), playing: there, named: "there", as: strategy, record: .never,
        file: file)
    }
  }
}
