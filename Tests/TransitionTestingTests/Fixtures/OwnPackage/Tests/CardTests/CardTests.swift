import Card
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

  @Test(arguments: Mode.matrix(appearances: [.light, .dark]))
  func keepsItInEveryMode(mode: Mode) throws {
    #expect(try TransitionCheck.run(card, scenarios: ["forward-finish"], mode: mode).isClean)
  }
}
