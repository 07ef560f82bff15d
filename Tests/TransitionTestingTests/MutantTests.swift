import Foundation
import TestSupport
import Testing
import TransitionTesting
import UIKit

@MainActor @Suite("Broken transitions")
struct MutantTests {
  @Test("are caught by the rule that is meant for them")
  func caught() throws {
    for mutant in Mutants.all {
      let report = try mutant.report()
      let names = Set(report.findings.map(\.rule.name))
      #expect(names.contains(mutant.rule.name), "meant: \(mutant.rule.name) \(report)")
    }
  }

  @Test("leave no rule without one")
  func everyRuleHasOne() {
    // What ends the process ends that of the tests: that rule is held by a check of files.
    let caught = Set(Mutants.all.map(\.rule.name) + ["survives-process"])
    #expect(Rule.all.map(\.name).filter { !caught.contains($0) } == [])
  }

  @Test("are all at work: no class of theirs lies about unused")
  func everyClassIsUsed() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Mutants")
    let lines = try names(in: folder).flatMap { name in
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        .split(separator: "\n").filter { !$0.contains("// ") }.map(String.init)
    }
    let classes = lines.compactMap { line in
      line.firstMatch(of: /class (\w+)/).map { (name: String($0.1), line: line) }
    }
    #expect(classes.count > 60)
    // The lines that say a name in a way that uses it.
    var using: [Substring: Set<String>] = [:]
    for line in lines {
      for match in line.matches(of: /\b(\w+)[(.:, ]/) {
        using[match.1, default: []].insert(line)
      }
    }
    for (name, line) in classes {
      #expect(using[name[...], default: []].contains { $0 != line }, "\(name)")
    }
  }

  @Test("stand in the documentation with what is said of them")
  func documented() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Pitfalls.md")
    let mode = try RecordMode(ProcessInfo.processInfo.environment)
    let outcome = try GoldenOutcome(MutantTable.page(), file: file, mode: mode)
    #expect(outcome == .same, "Documentation/Pitfalls.md is out of date: record it")
  }

  @Test("name every pitfall, caught or not")
  func allPitfalls() {
    let caught = Mutants.all.flatMap {
      $0.pitfalls.split(separator: ",").map { $0.filter { $0 != " " } }
    }
    let named = Set(caught + MutantTable.uncaught.map(\.key))
    let all = (1...32).map { "P\($0)" } + (1...30).map { "Q\($0)" }
    #expect(all.filter { !named.contains($0) } == [])
  }

  @Test("are sound where they are not broken")
  func slideIsSound() throws {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      let report = try TransitionCheck.run(.animator("slide", style: style) { SlideAnimator() })
      #expect(report.isClean, "\(report)")
    }
  }

  @Test("are sound where a finger drives them and they are not broken")
  func swipeIsSound() throws {
    for make in [{ SwipeScreen() }, { ListScreen() }] as [@MainActor () -> SwipeScreen] {
      let flow = SwipeMutants.flow("swipe", make)
      let report = try TransitionCheck.run(flow)
      #expect(report.isClean, "\(report)")
      let swipes = report.scenarios.filter { $0.scenario.name.contains("swipe") }
      #expect(swipes.count == 6)
      #expect(swipes.map(\.isReached) == Array(repeating: true, count: 6))
    }
  }

  @Test("of pixels alone escape a look from afar")
  func pixels() throws {
    for mutant in PixelMutants.all {
      let report = try TransitionCheck.run(mutant.flow, scenarios: ["forward-finish"])
      #expect(!report.findings.contains { $0.rule == mutant.rule }, "\(mutant.name) \(report)")
    }
  }
}
