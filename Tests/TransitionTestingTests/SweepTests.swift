import Testing
import TransitionTesting

@MainActor @Suite("The sweep")
struct SweepTests {
  private let all = Sweep.scenarios(for: .animator("slide") { SlideAnimator() })

  @Test("has few scenarios, each with a name of its own")
  func names() {
    #expect((55...72).contains(all.count))
    #expect(Set(all.map(\.name)).count == all.count)
  }

  @Test("joins each surrounding with both directions, and with a finish or a cancel in each")
  func pairs() {
    for surroundings in Scenario.Surroundings.allCases {
      let here = all.filter { $0.surroundings == surroundings }
      #expect(Set(here.map(\.direction)).count == 2)
      #expect(here.contains { $0.ending == .finish })
      #expect(here.contains { $0.ending == .cancel(50) })
    }
  }

  @Test("joins each ending with both directions")
  func endings() {
    for ending in Set(all.map(\.ending)) {
      let directions = all.filter { $0.ending == ending }.map(\.direction)
      #expect(Set(directions).count == 2, "\(ending)")
    }
  }
}
