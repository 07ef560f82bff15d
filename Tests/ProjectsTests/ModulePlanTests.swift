import Testing

@testable import Projects

@Suite struct ModulePlanTests {
  @Test("a module whose name is taken is compiled under another one, and only that")
  func taken() {
    var plan = ModulePlan(for: Module(name: "Timing", origin: "", swiftFiles: [])) { _, _ in
      nil
    } isKnown: { _ in
      false
    }
    #expect(plan.aliases.isEmpty)
    plan.rename { ["Timing", "Timing_own"].contains($0) }
    #expect(plan.aliases == ["Timing": "Timing_own_"])
    #expect(plan.modules.map(\.name) == ["Timing"])
  }
}
