import Foundation
import Testing
import TestSupport
import TransitionTesting
import UIKit

@MainActor @Suite("Broken transitions")
struct MutantTests {
  @Test("are caught by the rule that is meant for them")
  func caught() throws {
    for mutant in Mutants.all + SwipeMutants.all {
      let report = try TransitionCheck.run(mutant.flow)
      let names = Set(report.findings.map(\.rule.name))
      #expect(names.contains(mutant.rule.name), "meant: \(mutant.rule.name) \(report)")
      if ProcessInfo.processInfo.environment["SHOW"] != nil { print(report) }
    }
  }

  @Test("leave none of the rules without one, but for those that say why")
  func everyRuleHasOne() {
    let caught = Set(Mutants.all.map(\.rule)).union(SwipeMutants.all.map(\.rule))
    let without = Rule.all.filter { !caught.contains($0) }.map(\.name)
    #expect(Set(without) == Set(MutantTable.withoutMutant.map(\.key)))
  }

  @Test("are sound where they are not broken")
  func slideIsSound() throws {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom] {
      let report = try TransitionCheck.run(.animator("slide", style: style) { SlideAnimator() })
      #expect(report.isClean, "\(report)")
    }
  }
}
