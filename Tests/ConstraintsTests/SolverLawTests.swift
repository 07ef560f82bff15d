import Constraints
import Foundation
import TestSupport
import Testing

/// A solver with the constraints that were put into it.
private struct Rig {
  var solver = Solver()
  var variables: [Variable] = []
  var entries: [(handle: Solver.Handle, constraint: LinearConstraint)] = []

  init(_ count: Int) {
    for _ in 0..<count { variables.append(solver.makeVariable()) }
  }

  mutating func add(_ constraint: LinearConstraint) {
    entries.append((solver.add(constraint), constraint))
  }

  func value(_ expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + $1.factor * solver.value(of: $1.variable)
    }
  }

  /// How far a constraint is from holding.
  func error(_ constraint: LinearConstraint) -> Double {
    let value = value(constraint.expression)
    switch constraint.relation {
    case .equal: return value.magnitude
    case .lessThanOrEqual: return max(value, 0)
    case .greaterThanOrEqual: return max(-value, 0)
    }
  }

  var values: [Double] { variables.map(solver.value) }
}

/// A constraint over a few variables that holds at a point, with some room or none.
private func satisfiable(
  _ rig: Rig, at point: [Double], _ random: inout Seeded, priority: Double = 1000
) -> LinearConstraint {
  let count = Int.random(in: 1...3, using: &random)
  let places = (0..<point.count).shuffled(using: &random).prefix(count)
  var expression = LinearExpression()
  var sum = 0.0
  for place in places {
    let factors: [Double] = [-2, -1, -0.5, 0.5, 1, 2]
    let factor: Double = factors.randomElement(using: &random) ?? 1
    expression.terms.append(.init(variable: rig.variables[place], factor: factor))
    sum += factor * point[place]
  }
  let relations: [LinearConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
  let relation = relations.randomElement(using: &random) ?? .equal
  let room = Bool.random(using: &random) ? 0 : Double.random(in: 0...50, using: &random)
  expression.constant = -sum + room * Double(relation.rawValue)
  return LinearConstraint(expression, relation, priority: priority)
}

@Suite struct SolverLawTests {
  static let seeds: ClosedRange<UInt64> =
    1...(ProcessInfo.processInfo.environment["SOAK"] == "1" ? 3_000 : 60)

  @Test("Any satisfiable random system is satisfied", arguments: [3, 8, 20])
  func satisfiesWhatCanBe(count: Int) {
    for seed in Self.seeds {
      var random = Seeded(seed: seed)
      var rig = Rig(count)
      let point = (0..<count).map { _ in Double.random(in: -200...200, using: &random).rounded() }
      for _ in 0..<(2 * count) { rig.add(satisfiable(rig, at: point, &random)) }
      let conflicts = rig.solver.solve()
      #expect(conflicts.isEmpty, "seed \(seed)")
      for entry in rig.entries {
        #expect(rig.error(entry.constraint) < 1e-5, "seed \(seed) \(entry.constraint)")
      }
    }
  }

  @Test("A higher priority comes first, however many lower ones stand against it")
  func prioritiesInOrder() {
    for seed in Self.seeds {
      var random = Seeded(seed: seed)
      var rig = Rig(1)
      var wishes: [(priority: Double, value: Double)] = []
      for priority in [999.0, 750, 501, 250, 50].shuffled(using: &random) {
        for _ in 0..<(priority == 999 ? 1 : 7) {
          let value = Double.random(in: 0...100, using: &random)
          wishes.append((priority, value))
          rig.add(
            LinearConstraint(LinearExpression(rig.variables[0]) + -value, priority: priority))
        }
      }
      _ = rig.solver.solve()
      let first = wishes.first { $0.priority == 999 }?.value ?? -1
      #expect(agree(rig.values[0], first, within: 1e-6), "seed \(seed)")
    }
  }

  @Test("Lower priorities decide what higher ones leave open")
  func lowerOnesDecideTheRest() {
    var rig = Rig(2)
    let (a, b) = (LinearExpression(rig.variables[0]), LinearExpression(rig.variables[1]))
    rig.add(LinearConstraint(a + b + -100))
    rig.add(LinearConstraint(a + -80, .lessThanOrEqual, priority: 750))
    rig.add(LinearConstraint(a + -90, priority: 500))
    rig.add(LinearConstraint(b + -70, priority: 250))
    _ = rig.solver.solve()
    #expect(rig.values == [80, 20])
  }

  @Test("Removing a constraint returns to the former solution")
  func removalReturns() {
    for seed in Self.seeds {
      var random = Seeded(seed: seed)
      var rig = Rig(8)
      let point = (0..<8).map { _ in Double.random(in: -100...100, using: &random).rounded() }
      // Stays of different priorities make the solution the only one.
      for (index, variable) in rig.variables.enumerated() {
        let wish = Double.random(in: -100...100, using: &random).rounded()
        rig.add(
          LinearConstraint(LinearExpression(variable) + -wish, priority: 10 + Double(index)))
      }
      for _ in 0..<8 { rig.add(satisfiable(rig, at: point, &random)) }
      _ = rig.solver.solve()
      let former = rig.values
      let handles = (0..<4).map { _ in
        rig.solver.add(
          satisfiable(rig, at: point, &random, priority: Bool.random(using: &random) ? 1000 : 600))
      }
      _ = rig.solver.solve()
      for handle in handles.shuffled(using: &random) { rig.solver.remove(handle) }
      _ = rig.solver.solve()
      for (new, old) in zip(rig.values, former) {
        #expect(agree(new, old, within: 1e-6), "seed \(seed)")
      }
    }
  }

  @Test("Changed constants lead where a new solver would come")
  func constantsAreIncremental() {
    for seed in Self.seeds {
      var random = Seeded(seed: seed)
      var rig = Rig(6)
      for (index, variable) in rig.variables.enumerated() {
        rig.add(LinearConstraint(LinearExpression(variable), priority: 10 + Double(index)))
      }
      let point = (0..<6).map { _ in Double.random(in: -100...100, using: &random).rounded() }
      for index in 0..<6 {
        rig.add(
          satisfiable(rig, at: point, &random, priority: index < 2 ? 1000 : 100 + Double(index)))
      }
      _ = rig.solver.solve()
      for _ in 0..<10 {
        let place = Int.random(in: 0..<rig.entries.count, using: &random)
        let constant = Double.random(in: -100...100, using: &random).rounded()
        rig.entries[place].constraint.expression.constant = constant
        rig.solver.setConstant(rig.entries[place].handle, to: constant)
        _ = rig.solver.solve()
        let required = rig.entries.filter { $0.constraint.priority >= 1000 }
        if required.contains(where: { rig.solver.isBroken($0.handle) }) { continue }
        var fresh = Rig(6)
        for entry in rig.entries { fresh.add(entry.constraint) }
        _ = fresh.solver.solve()
        for (a, b) in zip(rig.values, fresh.values) {
          #expect(agree(a, b, within: 1e-6), "seed \(seed)")
        }
      }
    }
  }

  @Test("A contradiction is named, leaves everything else alone, and heals")
  func contradictions() {
    var rig = Rig(2)
    let (a, b) = (LinearExpression(rig.variables[0]), LinearExpression(rig.variables[1]))
    rig.add(LinearConstraint(a + -10))
    rig.add(LinearConstraint(b - a + -5))
    rig.add(LinearConstraint(b + -100))
    let conflicts = rig.solver.solve()
    #expect(conflicts.map(\.broken) == [rig.entries[2].handle])
    #expect(conflicts.first?.others == [rig.entries[0].handle, rig.entries[1].handle])
    #expect(rig.values == [10, 15])
    #expect(rig.solver.solve().isEmpty)
    rig.solver.remove(rig.entries[0].handle)
    #expect(rig.solver.solve().isEmpty)
    #expect(rig.values == [95, 100])
  }

  @Test("Constants that come to contradict each other are reported too")
  func contradictionByConstant() {
    var rig = Rig(1)
    let a = LinearExpression(rig.variables[0])
    rig.add(LinearConstraint(a + -10, .greaterThanOrEqual))
    rig.add(LinearConstraint(a + -20, .lessThanOrEqual))
    #expect(rig.solver.solve().isEmpty)
    rig.solver.setConstant(rig.entries[0].handle, to: -30)
    #expect(rig.solver.solve().map(\.broken) == [rig.entries[1].handle])
    #expect(rig.values[0] >= 30)
    rig.solver.setConstant(rig.entries[0].handle, to: -15)
    #expect(rig.solver.solve().isEmpty)
    #expect((15...20).contains(rig.values[0]))
  }

  @Test("Numbers that are none are left out and named")
  func notANumber() {
    var rig = Rig(1)
    rig.add(LinearConstraint(LinearExpression(rig.variables[0]) + .nan))
    #expect(rig.solver.solve().count == 1)
    #expect(rig.values == [0])
  }

  @Test("A variable is ambiguous as long as nothing fixes it")
  func ambiguity() {
    var rig = Rig(2)
    let (a, b) = (LinearExpression(rig.variables[0]), LinearExpression(rig.variables[1]))
    rig.add(LinearConstraint(a + b + -100))
    _ = rig.solver.solve()
    #expect(rig.solver.isAmbiguous(rig.variables[0]))
    rig.add(LinearConstraint(a + -60, .lessThanOrEqual))
    _ = rig.solver.solve()
    #expect(rig.solver.isAmbiguous(rig.variables[0]))
    rig.add(LinearConstraint(a - b, priority: 1))
    _ = rig.solver.solve()
    #expect(!rig.solver.isAmbiguous(rig.variables[0]))
    #expect(rig.values == [50, 50])
  }

  @Test("The same calls give the same bits")
  func determinism() {
    func run() -> [UInt64] {
      var random = Seeded(seed: 7)
      var rig = Rig(12)
      let point = (0..<12).map { _ in Double.random(in: -9...9, using: &random) }
      for _ in 0..<30 { rig.add(satisfiable(rig, at: point, &random)) }
      _ = rig.solver.solve()
      return rig.values.map(\.bitPattern)
    }
    #expect(run() == run())
  }
}
