import TestSupport
import Testing

@testable import Timing

@Suite("Spring motion") struct SpringMotionTests {
  /// Masses other than 1; damping ratios below, close to, at and above 1; speeds either way.
  static let grid: [SpringMotion] = {
    var random = Seeded(seed: 2026)
    var springs: [SpringMotion] = []
    for ratio in [0, 0.05, 0.5, 0.999_999, 1, 1.000_001, 1.5, 6] {
      for velocity in [-10.0, 0, 5] {
        let (mass, stiffness) = (random.number(in: 0.2...5), random.number(in: 10...1200))
        springs.append(
          SpringMotion(
            mass: mass, stiffness: stiffness,
            damping: ratio * 2 * (mass * stiffness).squareRoot(), initialVelocity: velocity,
            allowsOverdamping: true))
      }
    }
    return springs
  }()

  @Test("agrees with the integrated equation in value and velocity")
  func table() throws {
    let rows = try Reference.table("springs.tsv")
    #expect(rows.count > 900)
    for row in rows {
      let spring = SpringMotion(
        mass: row.number("mass"), stiffness: row.number("stiffness"),
        damping: row.number("damping"), initialVelocity: row.number("initialVelocity"),
        allowsOverdamping: row["variant"] == "asGiven")
      let t = row.number("t")
      #expect(agree(spring.value(at: t), row.number("value"), within: 1e-12), "\(row)")
      #expect(agree(spring.velocity(at: t), row.number("velocity"), within: 1e-12), "\(row)")
    }
  }

  @Test("agrees with what Core Animation printed, to its single precision")
  func measured() throws {
    let rows = try Reference.json("measured.json")["springPosition"].list
    #expect(rows.count == 16)
    for row in rows {
      let spring = SpringMotion(
        mass: row["mass"].number, stiffness: row["stiffness"].number,
        damping: row["damping"].number, initialVelocity: row["initialVelocity"].number)
      let (from, to) = (row["from"].number, row["to"].number)
      let shown = from + (to - from) * spring.value(at: Double("0" + row["t"].text)!)
      #expect((shown - row["measured"].number).magnitude < 1e-5 * (to - from).magnitude)
    }
  }

  @Test("starts at 0 with the initial velocity", arguments: grid)
  func start(spring: SpringMotion) {
    #expect(spring.value(at: 0) == 0 && spring.velocity(at: 0) == spring.initialVelocity)
    #expect(spring.value(at: 1e-9).magnitude < 1e-7)
    #expect(agree(spring.velocity(at: 1e-9), spring.initialVelocity, within: 1e-5))
  }

  @Test("leaves no residual in m·x″ + c·x′ + k·x = 0", arguments: grid)
  func residual(spring: SpringMotion) {
    let h = 1e-4 / spring.angularFrequency
    for step in 1...200 {
      let t = Double(step) * 0.05 / spring.angularFrequency
      let (x, v) = (spring.value(at: t) - 1, spring.velocity(at: t))
      let slope = (spring.value(at: t + h) - spring.value(at: t - h)) / (2 * h)
      let bend = (spring.velocity(at: t + h) - spring.velocity(at: t - h)) / (2 * h)
      let scale = spring.stiffness * (1 + spring.initialVelocity.magnitude)
      #expect((slope - v).magnitude < 1e-6 * (spring.angularFrequency + 10), "t = \(t)")
      let residual = spring.mass * bend + spring.damping * v + spring.stiffness * x
      #expect(residual.magnitude < 1e-6 * scale, "t = \(t)")
    }
  }

  @Test("damping above critical is shown as critical unless allowed")
  func clamp() {
    let critical = SpringMotion(stiffness: 100, damping: 20)
    let clamped = SpringMotion(stiffness: 100, damping: 30)
    let free = SpringMotion(stiffness: 100, damping: 30, allowsOverdamping: true)
    for step in 0...40 {
      let t = Double(step) / 20
      #expect(clamped.value(at: t) == critical.value(at: t))
      #expect(t == 0 || free.value(at: t) < critical.value(at: t))
    }
    #expect(clamped.damping == 30 && clamped.dampingRatio == 1.5)
  }

  @Test("only swings overshoot, and only with enough speed does a critical spring")
  func overshoot() {
    let times = (0...400).map { Double($0) / 100 }
    func highest(_ spring: SpringMotion) -> Double { times.map(spring.value).max()! }
    #expect(highest(SpringMotion(damping: 10)) > 1.1)
    #expect(highest(SpringMotion(damping: 20)) <= 1)
    #expect(highest(SpringMotion(damping: 20, initialVelocity: 15)) > 1)
    #expect(highest(.system) <= 1)
  }

  @Test("the system spring is UIKit's, shown as critical")
  func system() {
    #expect(agree(SpringMotion.system.angularFrequency, 18.257418583505537, within: 1e-15))
    #expect(agree(SpringMotion.system.dampingRatio, 4.56435464587638427880808152334, within: 1e-15))
    #expect(agree(SpringMotion.system.value(at: 0.1), 0.5447783899280, within: 1e-12))
  }

  @Test("answers everywhere on the time axis", arguments: grid)
  func total(spring: SpringMotion) {
    #expect(spring.value(at: -.infinity) == 0 && spring.value(at: -1) == 0)
    #expect(spring.velocity(at: -1) == 0 && spring.velocity(at: .infinity) == 0)
    #expect(spring.value(at: .infinity) == 1)
    #expect(spring.value(at: .nan).isNaN && spring.velocity(at: .nan).isNaN)
    for t in [.leastNonzeroMagnitude, 1e3, 1e9, 1e300, .greatestFiniteMagnitude] {
      #expect(spring.value(at: t).isFinite && spring.velocity(at: t).isFinite, "t = \(t)")
    }
  }

  @Test("infinite damping is there at once")
  func immediate() {
    let spring = SpringMotion(perceptualDuration: 0.5, bounce: -1)
    #expect(spring.damping == .infinity && spring.settlingDuration == 0)
    #expect(spring.value(at: 0) == 0 && spring.value(at: 1e-9) == 1)
  }
}
