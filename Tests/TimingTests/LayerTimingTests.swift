import TestSupport
import Testing

@testable import Timing

@Suite("Layer time") struct LayerTimingTests {
  @Test("converts as Core Animation does")
  func table() throws {
    let rows = try Reference.json("media_timing.json")["convertTime"].list
    func number(_ row: Int, _ key: String) -> Double {
      Double(rows[row][key].text.split(separator: " ")[0])!
    }
    let child = LayerTiming(timeOffset: 5, speed: 4)
    #expect(child.localTime(fromParentTime: 10) == number(0, "child.convertTime(10,from:root)"))
    #expect(child.parentTime(fromLocalTime: 10) == number(0, "root.convertTime(10,from:child)"))

    let root = LayerTiming(beginTime: 1, timeOffset: 3, speed: 2)
    let late = LayerTiming(beginTime: 6, timeOffset: 5, speed: 4)
    let inRoot = root.localTime(fromParentTime: 10)
    #expect(inRoot == number(1, "root.convertTime(10,from:nil)"))
    #expect(root.parentTime(fromLocalTime: 10) == number(1, "root.convertTime(10,to:nil)"))
    #expect(late.localTime(fromParentTime: inRoot) == number(1, "child.convertTime(10,from:nil)"))
    #expect(
      root.parentTime(fromLocalTime: late.parentTime(fromLocalTime: 10))
        == number(1, "child.convertTime(10,to:nil)"))

    let second = LayerTiming(beginTime: 8, timeOffset: 7, speed: 0.5)
    let fromFirst = late.parentTime(fromLocalTime: 10)
    #expect(late.localTime(fromParentTime: 10) == number(2, "first.convertTime(10,from:root)"))
    #expect(fromFirst == number(2, "root.convertTime(10,from:first)"))
    #expect(
      second.localTime(fromParentTime: fromFirst) == number(2, "second.convertTime(10,from:first)"))
    #expect(
      late.localTime(fromParentTime: second.parentTime(fromLocalTime: 10))
        == number(2, "first.convertTime(10,from:second)"))

    #expect(second.localTime(fromParentTime: 7) == number(3, "from root 7"))
    #expect(second.localTime(fromParentTime: 8) == number(3, "from root 8"))
    #expect(second.localTime(fromParentTime: 10) == number(3, "from root 10"))

    let still = LayerTiming(beginTime: 8, timeOffset: 7, speed: 0)
    #expect(still.localTime(fromParentTime: 10) == number(4, "child.convertTime(10,from:root)"))
    #expect(still.parentTime(fromLocalTime: 10) == number(4, "root.convertTime(10,from:child)"))
    #expect(
      root.parentTime(fromLocalTime: still.parentTime(fromLocalTime: 10))
        == number(4, "child.convertTime(10,to:nil)"))
  }

  @Test("there and back is the same time, while the layer runs")
  func roundTrip() {
    var random = Seeded(seed: 9)
    for _ in 0..<500 {
      let timing = LayerTiming(
        beginTime: random.number(in: 0...5), timeOffset: random.number(in: -3...3),
        speed: random.number(in: 0.1...4))
      let t = timing.beginTime + random.number(in: 0...50)
      #expect(agree(timing.parentTime(fromLocalTime: timing.localTime(fromParentTime: t)), t))
    }
  }

  @Test("the pause and resume recipe of QA1673 loses no time")
  func pauseAndResume() {
    var timing = LayerTiming.identity
    let pausedAt = timing.localTime(fromParentTime: 4)
    timing = LayerTiming(timeOffset: pausedAt, speed: 0)
    #expect(timing.localTime(fromParentTime: 9) == 4)
    timing = .identity
    timing.beginTime = timing.localTime(fromParentTime: 10) - pausedAt
    #expect(timing.localTime(fromParentTime: 10) == 4 && timing.localTime(fromParentTime: 12) == 6)
  }
}
