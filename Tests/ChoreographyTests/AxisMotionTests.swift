import Choreography
import TestSupport
import Testing
import Timing

@Suite("Laws of a scroll's motion") struct AxisMotionTests {
  @Test func `a release comes as far as the table of projections says`() throws {
    var seen = 0
    for row in try Reference.table("deceleration_projection.tsv") {
      let motion = AxisMotion.released(
        at: 0, velocity: row.number("velocity_pt_per_s"), within: -1e9...1e9,
        rate: row.number("rate_per_ms"), bounces: true)
      #expect(agree(motion.end, row.number("distance")))
      #expect(abs(motion.value(at: motion.duration - 1e-6) - motion.end) <= 0.2501)
      seen += 1
    }
    #expect(seen > 5)
  }

  @Test(arguments: 1...300)
  func `motion by itself has no jump, and ends where it says`(seed: UInt64) {
    var dice = Seeded(seed: seed)
    let place = dice.number(in: -300...1300)
    let velocity = dice.number(in: -6000...6000)
    let bounces = dice.next() % 2 == 0
    let motion =
      dice.next() % 3 == 0
      ? AxisMotion.steered(from: place, velocity: velocity, to: dice.number(in: 0...1000))
      : AxisMotion.released(
        at: place, velocity: velocity, within: 0...1000, rate: 0.998, bounces: bounces)
    let step = 1.0 / 240
    var last = motion.value(at: 0)
    #expect(abs(last - place) < 1e-9 || motion.duration == 0, "seed \(seed)")
    let speed = 6000 + 15 * 1300.0
    for n in 1...Int(motion.duration / step) + 2 {
      let now = motion.value(at: Double(n) * step)
      #expect(abs(now - last) <= speed * step + 0.2501, "seed \(seed) at \(Double(n) * step)")
      last = now
    }
    #expect(last == motion.end, "seed \(seed)")
    #expect(motion.value(at: motion.duration / 2) == motion.value(at: motion.duration / 2))
  }

  @Test(arguments: 1...100)
  func `a target that lies ahead is not overshot`(seed: UInt64) {
    var dice = Seeded(seed: seed)
    let target = dice.number(in: 10...1000)
    let motion = AxisMotion.steered(
      from: 0, velocity: dice.number(in: 0...8000), to: target)
    for n in 0...200 {
      #expect(motion.value(at: Double(n) / 100) <= target + 1e-9, "seed \(seed)")
    }
  }
}
