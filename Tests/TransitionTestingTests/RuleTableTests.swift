import Choreography
import Testing

@testable import TransitionTesting

@MainActor @Suite("The table of rules") struct RuleTableTests {
  @Test("has every rule once, under the name that people know it by")
  func names() {
    #expect(ContractRules.all.count == Rule.all.count && Rule.all.count >= 48)
    #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
    for contract in ContractRules.all {
      #expect(Rule.named(contract.identifier) == contract.rule)
      #expect(!contract.expectation.isEmpty && !contract.facts.isEmpty && !contract.remedy.isEmpty)
    }
    #expect(Rule.named("no-such-rule") == nil)
  }

  @Test("has one rule for each duty that a breach can fail in", arguments: BreachDuty.allCases)
  func duties(duty: BreachDuty) {
    #expect(ContractRules.all.count { $0.duty == duty } == 1)
  }

  @Test("puts what conditions bring out behind what they bring it out of")
  func depths() throws {
    let symptoms = ContractRules.all.filter(\.isSymptom).compactMap(\.depth)
    #expect(symptoms.count > 5)
    for condition in ContractRules.all.compactMap({ $0 as? any ConditionRule }) {
      // What ends a gesture is a call, and stands for itself.
      guard let depth = condition.depth else { continue }
      #expect(symptoms.allSatisfy { $0 <= depth }, "\(condition.identifier)")
    }
  }

  @Test("has at most one rule for the condition of a scenario")
  func conditions() {
    let flow = ScreenFlow.animator("slide") { SlideAnimator() }
    let conditions = ContractRules.all.compactMap { $0 as? any ConditionRule }
    #expect(conditions.count == 10)
    for scenario in Sweep.scenarios(for: flow) {
      #expect(conditions.count { $0.applies(to: scenario) } <= 1, "\(scenario)")
    }
  }
}
