import TestSupport
import Testing

@testable import Timing

@Suite("Media timing") struct MediaTimingTests {
  /// The timings behind the row names of media_timing.json; each cycle lasts a second.
  static let named: [String: MediaTiming] = [
    "autoreverses": MediaTiming(duration: 1, autoreverses: true),
    "repeatCount=2.5": MediaTiming(duration: 1, repeatCount: 2.5),
    "repeatDuration=1.7": MediaTiming(duration: 1, repeatDuration: 1.7),
    "speed=2": MediaTiming(speed: 2, duration: 1),
    "timeOffset=0.3": MediaTiming(timeOffset: 0.3, duration: 1),
    "speed=-1": MediaTiming(speed: -1, duration: 1),
    "fillMode=removed,beginTime=1": MediaTiming(beginTime: 1, duration: 1),
    "fillMode=forwards,beginTime=1": MediaTiming(beginTime: 1, duration: 1, fillMode: .forwards),
    "fillMode=backwards,beginTime=1": MediaTiming(beginTime: 1, duration: 1, fillMode: .backwards),
    "fillMode=both,beginTime=1": MediaTiming(beginTime: 1, duration: 1, fillMode: .both),
  ]

  @Test("agrees with the rows measured on Core Animation")
  func table() throws {
    let rows = try Reference.json("media_timing.json")["rows"]
    #expect(rows.keys.count == Self.named.count)
    for name in rows.keys {
      let timing = try #require(Self.named[name])
      for (t, expected) in zip(rows[name]["t"].numbers, rows[name]["progress"].list) {
        let progress = timing.progress(atParentTime: t)
        if expected.text == "-" {
          #expect(progress == nil, "\(name) at \(t)")
        } else {
          #expect(agree(try #require(progress), expected.number), "\(name) at \(t)")
        }
      }
    }
  }

  @Test("phases meet at begin and end, whatever rounding does to their sum")
  func phases() throws {
    for frame in 0..<600 {
      let timing = MediaTiming(beginTime: Double(frame) / 60, duration: 0.5)
      #expect(timing.phase(atParentTime: Double(frame) / 60) == .active)
      #expect(timing.phase(atParentTime: Double(frame + 29) / 60) == .active)
      #expect(timing.phase(atParentTime: Double(frame + 30) / 60) == .after)
      #expect(timing.phase(atParentTime: Double(frame - 1) / 60) == .before)
    }
  }

  @Test("ends when its active time is used up; never when it stands still or repeats for ever")
  func end() {
    #expect(MediaTiming(beginTime: 2, speed: 2, duration: 1).endTime == 2.5)
    #expect(MediaTiming(beginTime: 2, speed: -2, duration: 1).endTime == 2.5)
    #expect(MediaTiming(duration: 1, repeatCount: 3, autoreverses: true).endTime == 6)
    #expect(MediaTiming(duration: 1, repeatDuration: 3, autoreverses: true).endTime == 3)
    #expect(MediaTiming(speed: 0, duration: 1).endTime == nil)
    #expect(MediaTiming(duration: 1, repeatCount: .infinity).endTime == nil)
    #expect(MediaTiming(duration: .infinity).endTime == nil)
  }

  @Test("forward fill shows the end of the last cycle, not the start of another")
  func forwardFill() {
    func end(_ timing: MediaTiming) -> Double? { timing.progress(atParentTime: 1e6) }
    #expect(end(MediaTiming(duration: 0.1, repeatCount: 3, fillMode: .forwards)) == 1)
    #expect(end(MediaTiming(duration: 0.1, repeatDuration: 0.3, fillMode: .forwards)) == 1)
    #expect(end(MediaTiming(duration: 1, repeatCount: 2.25, fillMode: .forwards)) == 0.25)
    #expect(end(MediaTiming(duration: 1, autoreverses: true, fillMode: .both)) == 0)
    #expect(end(MediaTiming(speed: -1, duration: 1, fillMode: .both)) == 0)
    #expect(end(MediaTiming(timeOffset: 0.25, duration: 1, fillMode: .both)) == 0.25)
    #expect(
      end(MediaTiming(duration: 1, repeatCount: 0.5, autoreverses: true, fillMode: .both)) == 1)
  }

  @Test("a repeat boundary shows the next cycle, and cycles are counted")
  func cycles() {
    let timing = MediaTiming(duration: 0.1, repeatCount: 10, fillMode: .forwards)
    for cycle in 0..<10 {
      let t = Double(cycle) * 0.1
      #expect(timing.progress(atParentTime: t) == 0, "cycle \(cycle)")
      #expect(timing.completedCycles(atParentTime: t) == Double(cycle))
      #expect(timing.completedCycles(atParentTime: t + 0.05) == Double(cycle))
    }
    #expect(timing.completedCycles(atParentTime: 5) == 9)
    let back = MediaTiming(speed: -1, duration: 1, repeatCount: 3)
    #expect([0, 0.5, 1.5, 2.5].map(back.completedCycles) == [0, 0, 1, 2])
  }

  @Test("the way back shows the same values in reverse")
  func reversal() {
    let timing = MediaTiming(duration: 2, autoreverses: true)
    for step in 0...20 {
      let t = Double(step) / 10
      #expect(agree(timing.progress(atParentTime: t)!, t / 2))
      if t > 0 { #expect(agree(timing.progress(atParentTime: 4 - t)!, t / 2)) }
      #expect(agree(timing.basicTime(atParentTime: t)!, t))
    }
    #expect(!timing.isReversedCycle(atParentTime: 1) && timing.isReversedCycle(atParentTime: 3))
  }

  @Test("speed 0 stands at the time offset for good")
  func frozen() {
    let timing = MediaTiming(timeOffset: 0.3, speed: 0, duration: 1)
    for t in [0, 0.5, 1, 1e9, .infinity] {
      #expect(timing.progress(atParentTime: t) == 0.3 && timing.activeTime(atParentTime: t) == 0.3)
    }
  }

  @Test("moving the offset of a still timing scrubs it, backwards and in any order")
  func scrub() {
    var random = Seeded(seed: 3)
    var timing = MediaTiming(speed: 0, duration: 0.35)
    for _ in 0..<200 {
      timing.timeOffset = random.number(in: 0...0.349)
      #expect(agree(timing.progress(atParentTime: 12)!, timing.timeOffset / 0.35, within: 1e-14))
    }
  }

  @Test("degenerate timings answer and stay within 0…1", arguments: [UInt64(21), 22])
  func total(seed: UInt64) {
    var random = Seeded(seed: seed)
    let odd = [0, -1, 1, 0.3, .leastNonzeroMagnitude, 1e300, .infinity, -.infinity, .nan]
    for _ in 0..<5000 {
      let timing = MediaTiming(
        beginTime: odd.randomElement(using: &random)!,
        timeOffset: odd.randomElement(using: &random)!,
        speed: odd.randomElement(using: &random)!, duration: odd.randomElement(using: &random)!,
        repeatCount: odd.randomElement(using: &random)!,
        repeatDuration: odd.randomElement(using: &random)!,
        autoreverses: Bool.random(using: &random), fillMode: .both)
      let progress = timing.progress(atParentTime: odd.randomElement(using: &random)!)
      #expect(progress.map { (0...1).contains($0) } ?? false, "\(timing), seed \(seed)")
    }
  }
}
