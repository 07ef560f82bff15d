import Foundation
import Hunting
import Testing
import TransitionTesting

@MainActor @Suite("Broken transitions, hunted")
struct HuntedMutantTests {
  private static let isSoak = ProcessInfo.processInfo.environment["SOAK"] == "1"

  /// What no sequence of events can show: advice, and what only painted frames tell.
  private var huntable: [Mutant] {
    Mutants.all.filter { $0.rule.severity == .error && $0.frames == .sketched }
  }

  @Test("are found by users by chance")
  func found() throws {
    let mutants =
      Self.isSoak ? huntable : huntable.enumerated().filter { $0.offset % 9 == 0 }.map(\.element)
    var missed: [String] = []
    for mutant in mutants {
      let report = Hunt(mutant.flow).run(tries: 150, steps: 16, most: 1)
      let find = report.finds.first
      if find == nil { missed.append(mutant.name) }
    }
    // Most: some need surroundings that no user brings about, such as a screen in a chain or a status
    // bar that grows. Of a few, all but one.
    #expect(missed.count <= max(mutants.count / 6, 1), "\(missed)")
  }
}
