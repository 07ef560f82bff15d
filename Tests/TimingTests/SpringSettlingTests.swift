import TestSupport
import Testing

@testable import Timing

@Suite("Spring durations") struct SpringSettlingTests {
  @Test("settling follows Core Animation's rule, on the grid to the bit")
  func settling() throws {
    let rows = try Reference.table("settling.tsv")
    #expect(rows.count == 19)
    for row in rows {
      let spring = SpringMotion(
        mass: row.number("mass"), stiffness: row.number("stiffness"),
        damping: row.number("damping"), initialVelocity: row.number("initialVelocity"))
      let exact = row.number("computed")
      let onGrid = row["regime"] != "under"
      #expect(
        onGrid
          ? spring.settlingDuration == exact
          : agree(spring.settlingDuration, exact, within: 1e-14), "\(row)")
    }
  }

  @Test("duration and bounce give Apple's stiffness, damping and settling, and read back")
  func perceptual() throws {
    let rows = try Reference.table("perceptual.tsv")
    #expect(rows.count == 15)
    for row in rows {
      let (duration, bounce) = (row.number("perceptualDuration"), row.number("bounce"))
      let spring = SpringMotion(perceptualDuration: duration, bounce: bounce)
      #expect(agree(spring.stiffness, row.number("stiffness"), within: 1e-14))
      #expect(agree(spring.damping, row.number("damping"), within: 1e-14))
      #expect(agree(spring.perceptualDuration, duration, within: 1e-14))
      #expect(agree(spring.bounce, bounce, within: 1e-14))
      #expect(agree(spring.settlingDuration, expectedSettling(row), within: 1e-14), "\(row)")
    }
  }

  /// The value Apple printed where there is one, else the rule's.
  private func expectedSettling(_ row: [String: String]) -> Double {
    for column in ["measuredSettling", "settling_overdamped_hypothesis", "settling_rule"] {
      if let text = row[column], let value = Double(text) { return value }
    }
    return SpringMotion.neverSettles
  }

  @Test("constants that others derive from them")
  func constants() throws {
    let constants = try Reference.json("settling_constants.json")
    let root = constants["criticalRoot (1+x)e^-x=0.001"].number
    let fitted = SpringMotion.fitted(dampingRatio: 1, duration: 1)
    #expect(agree(fitted.angularFrequency, root, within: 1e-14))
    let never = constants["undamped settlingDuration (FLT_MAX)"].number
    #expect(SpringMotion(damping: 0).settlingDuration == never)
    #expect(Double(Float.greatestFiniteMagnitude) == never)
    let omega = constants["uikitDefaultSpring omega0=sqrt(1000/3)"].number
    #expect(agree(SpringMotion.system.angularFrequency, omega, within: 1e-15))
    #expect(SpringMotion.system.settlingDuration == 0.6)
  }

  @Test("a motion is at rest once settled")
  func rest() {
    for spring in SpringMotionTests.grid where spring.damping > 0 && spring.dampingRatio <= 1 {
      let settled = spring.settlingDuration
      for step in 1...20 where spring.dampingRatio < 0.9 {
        #expect((spring.value(at: settled * (1 + Double(step) / 10)) - 1).magnitude < 0.001_01)
      }
      #expect((spring.value(at: settled) - 1).magnitude < 0.001_01)
    }
  }

  @Test("springs slower than any screen still settle in finite time")
  func slow() {
    let slow = SpringMotion(mass: 1, stiffness: 1e-12, damping: 2e-6)
    #expect(slow.settlingDuration > 9e6 && slow.settlingDuration < 2e7)
  }

  @Test("UIView's fit meets the table, largest roots included")
  func fitted() throws {
    let rows = try Reference.table("uiview_spring_mapping.tsv")
    #expect(rows.count == 147)
    for row in rows {
      let spring = SpringMotion.fitted(
        dampingRatio: row.number("dampingRatio"), duration: row.number("duration"),
        initialVelocity: row.number("initialSpringVelocity"))
      let omega = row.number("omega(largestRoot)")
      #expect((spring.angularFrequency / omega - 1).magnitude < 1e-12, "\(row)")
      #expect((spring.stiffness / row.number("stiffness(mass=1)") - 1).magnitude < 1e-12)
      #expect((spring.damping / row.number("damping") - 1).magnitude < 1e-12)
      #expect(spring.mass == 1 && spring.initialVelocity == row.number("initialSpringVelocity"))
    }
  }

  @Test("every fit satisfies its equation and no larger one does", arguments: [UInt64(5), 6])
  func fitLaw(seed: UInt64) {
    var random = Seeded(seed: seed)
    for _ in 0..<200 {
      let (ratio, duration) = (random.number(in: 0.05...0.999), random.number(in: 0.1...3))
      let velocity = random.number(in: -30...30)
      let omega = SpringMotion.fitted(
        dampingRatio: ratio, duration: duration, initialVelocity: velocity
      ).angularFrequency
      func rest(_ w: Double) -> Double {
        let sine = (ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot())
        return sine.magnitude * SpringMotion.envelope(ratio * w * duration)
      }
      #expect((rest(omega) / 0.001 - 1).magnitude < 1e-9, "\(ratio) \(duration) \(velocity)")
      for factor in stride(from: 1.01, to: 4, by: 0.03) {
        #expect(rest(omega * factor) < 0.001, "\(ratio) \(duration) \(velocity) × \(factor)")
      }
    }
  }

  @Test("fits of impossible wishes are springs all the same")
  func fitEnds() {
    for ratio in [-1.0, 0, 1e-9, 0.001, 2, 1e9] {
      for velocity in [0, -1e12, 1e12, 1e300] {
        let spring = SpringMotion.fitted(
          dampingRatio: ratio, duration: 0, initialVelocity: velocity)
        #expect(spring.stiffness > 0 && spring.stiffness.isFinite && spring.dampingRatio <= 1.001)
      }
    }
  }
}

extension SpringMotion {
  /// e^(−x) by the series of a small step squared back: independent of the code under test.
  fileprivate static func envelope(_ x: Double) -> Double {
    let small = -x / 1024
    var (sum, term) = (1.0, 1.0)
    for n in 1...12 {
      term *= small / Double(n)
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }
}
