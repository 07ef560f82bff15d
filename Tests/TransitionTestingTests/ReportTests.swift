import Foundation
import TestSupport
import Testing
import TransitionTesting
import UIKit

@MainActor @Suite("A report")
struct ReportTests {
  private let few = ["forward-finish", "forward-cancel-50"]

  @Test("is the same, byte for byte, every time")
  func repeats() throws {
    let count = ProcessInfo.processInfo.environment["SOAK"] == "1" ? 1000 : 5
    let flow = Mutants.outcomes[4].flow
    let first = try TransitionCheck.run(flow, scenarios: few)
    for _ in 1..<count {
      let again = try TransitionCheck.run(flow, scenarios: few)
      #expect(again.description == first.description)
      #expect(again.json == first.json)
      #expect(again.junit == first.junit)
    }
  }

  @Test("reads as a text and as files for programs")
  func texts() throws {
    let report = try TransitionCheck.run(Mutants.outcomes[1].flow, scenarios: few)
    try expectGolden(report.description, "report")
    try expectGolden(report.json, "report-json")
    try expectGolden(Report.junitFile([report]), "report-junit")
  }

  @Test("lets a rule be suppressed, and says when a suppression is idle")
  func suppressions() throws {
    let flow = Mutants.outcomes[3].flow
    let suppression = try #require(Suppression("completes-truthfully", because: "known"))
    let suppressed = try TransitionCheck.run(flow, scenarios: few, suppressing: [suppression])
    #expect(!suppressed.suppressed.isEmpty)
    #expect(suppressed.unneededSuppressions.isEmpty)
    let sound = ScreenFlow.animator("slide") { SlideAnimator() }
    let idle = try TransitionCheck.run(sound, scenarios: few, suppressing: [suppression])
    #expect(idle.unneededSuppressions == [suppression])
    #expect(!idle.isClean)
  }

  @Test("refuses a scenario that there is not, and a root that is shared")
  func refusals() {
    let sound = ScreenFlow.animator("slide") { SlideAnimator() }
    #expect(failure(sound, ["forward-nothing"])?.description.hasPrefix("no scenario") == true)
    let root = UIViewController()
    let shared = ScreenFlow("shared", makeRoot: { root }, start: { _, _ in })
    #expect(failure(shared, nil) == .sharedRoot("shared"))
  }

  private func failure(
    _ flow: ScreenFlow, _ scenarios: [String]?
  ) -> TransitionCheck.Failure? {
    do {
      _ = try TransitionCheck.run(flow, scenarios: scenarios)
      return nil
    } catch {
      return error as? TransitionCheck.Failure
    }
  }

  @Test("shows a scenario again as a film and as a trace")
  func replays() throws {
    let sound = ScreenFlow.animator("slide") { SlideAnimator() }
    let result = try TransitionCheck.run(sound, scenarios: ["forward-finish"]).scenarios[0]
    let replay = result.replay(1)
    #expect(replay.film.frameCount > 10)
    #expect(replay.trace.rows.count > 100)
    #expect(replay.moments == result.moments)
    #expect(result.timeline.contains("PlainScreen.didAppear"))
  }
}
