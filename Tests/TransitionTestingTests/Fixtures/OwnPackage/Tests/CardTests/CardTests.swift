import Card
import Rehearsal
import RehearsalTesting
import Testing
import TransitionTesting
import UIKit

let card = ScreenFlow.animator("card") { CardAnimator() }
let hasty = ScreenFlow.animator("hasty") { HastyAnimator() }

@MainActor @Suite(.tags(.transition)) struct CardTests {
  @Test(arguments: Sweep.scenarios(for: card))
  func keepsItsContract(scenario: Scenario) throws {
    try expectContract(of: card, in: [scenario])
  }

  @Test func keepsTheContractInEveryOutcome() throws {
    let report = try TransitionCheck.run(card)
    #expect(report.isClean, "\(report)")
  }

  @Test func aMistakeIsNamed() throws {
    let report = try TransitionCheck.run(hasty)
    #expect(report.violations.contains { $0.rule.name == "completes-truthfully" })
  }

  @Test func theWayThereAndBack() throws {
    let script = try RehearsalScript(parsing: "act\nsettle\nact second\n")
    let replay = try Replay(of: card, playing: script, named: "both")
    #expect(replay.moments.filter { $0.what == "context.completeTransition(true)" }.count == 2)
  }

  @Test func isRecordedOnAStageOfItsOwn() {
    let stage = Stage()
    let recorder = CallRecorder(stage)
    let (list, detail) = (UIViewController(), UIViewController())
    stage.perform { stage.window.rootViewController = list }
    stage.perform { list.present(detail, animated: true) }
    stage.settle()
    #expect(recorder.calls.last?.text == "presentation ends")
    #expect(recorder.spans.map(\.isCompleted) == [true])
  }

  @Test(arguments: Mode.matrix(appearances: [.light, .dark]))
  func keepsItInEveryMode(mode: Mode) throws {
    #expect(try TransitionCheck.run(card, scenarios: ["forward-finish"], mode: mode).isClean)
  }
}
