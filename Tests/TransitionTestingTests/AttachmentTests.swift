import Foundation
import Raster
import Rehearsal
import RehearsalTesting
import TestSupport
import Testing
import UIKit

@testable import TransitionTesting

/// What a failing test of a transition brings along.
@MainActor @Suite("A failing test", .tags(.transition)) struct AttachmentTests {
  nonisolated static let sound = ScreenFlow.animator("sound", style: .overFullScreen) {
    SoundAnimator(0.2) { _, _, done in done() }
  }
  private static let stuck = ScreenFlow.animator("stuck card", style: .overFullScreen) {
    SoundAnimator(0.2) { _, _, _ in }
  }

  @Test("brings a film, the calls and a page of what is broken")
  func artifacts() throws {
    let report = try TransitionCheck.run(Self.stuck, scenarios: ["forward-finish"])
    let artifacts = try report.artifacts()
    #expect(
      artifacts.map(\.name) == [
        "stuck-card.forward-finish.webp", "stuck-card.forward-finish.txt", "stuck-card.html",
      ])
    #expect(artifacts[0].bytes.starts(with: Array("RIFF".utf8)))
    let text = String(decoding: artifacts[1].bytes, as: UTF8.self)
    #expect(text.contains("calls") && text.contains("forward-finish"))
    #expect(String(decoding: artifacts[2].bytes, as: UTF8.self).contains("<html"))
    #expect(try report.artifacts() == artifacts)
  }

  @Test("brings nothing where all is well")
  func nothing() throws {
    #expect(try expectContract(of: Self.sound).artifacts().isEmpty)
  }

  @Test("records an issue where the contract is broken")
  func issue() throws {
    try withKnownIssue {
      _ = try expectContract(of: Self.stuck, in: [Scenario(.forward, .finish)])
    } matching: { issue in
      "\(issue)".contains("stuck card")
    }
  }

  @Test("can be one of many, a scenario each", arguments: Sweep.scenarios(for: sound).prefix(6))
  func scenario(_ scenario: Scenario) throws {
    let report = try expectContract(of: Self.sound, in: [scenario])
    #expect(report.scenarios.map(\.scenario) == [scenario])
    #expect(scenario.testDescription == scenario.name)
  }

  @Test("keeps the pictures of a difference, and fails all the same")
  func difference() throws {
    let films = ([10, 20] as [UInt8]).map { SameTests.film([$0]) }
    #expect(throws: FilmsDiffer.self) {
      try withAttachments { try expectSame(film: films[0], film: films[1]) }
    }
  }

  @Test("writes them where a runner collects them, and nowhere else")
  func folder() throws {
    let artifact = TestArtifact(name: "a.txt", bytes: [65])
    try withFolder { folder in
      let place = folder.appendingPathComponent("made")
      #expect(try TestArtifact.keep([artifact], environment: [:]).isEmpty)
      let files = try TestArtifact.keep(
        [artifact], environment: ["SNAPSHOT_ARTIFACTS": place.path])
      #expect(files.map(\.lastPathComponent) == ["a.txt"])
      #expect(try Data(contentsOf: files[0]) == Data([65]))
    }
  }
}
