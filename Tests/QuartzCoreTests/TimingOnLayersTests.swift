import TestSupport
import Testing
import Timing

@testable import QuartzCore

@MainActor @Suite("Animations and layers in time") struct TimingOnLayersTests {
  private static let named: [String: @Sendable (CAAnimation) -> Void] = [
    "autoreverses": { $0.autoreverses = true },
    "repeatCount=2.5": { $0.repeatCount = 2.5 },
    "repeatDuration=1.7": { $0.repeatDuration = 1.7 },
    "speed=2": { $0.speed = 2 },
    "timeOffset=0.3": { $0.timeOffset = 0.3 },
    "speed=-1": { $0.speed = -1 },
    "fillMode=removed,beginTime=1": { $0.beginTime = 1 },
    "fillMode=forwards,beginTime=1": { ($0.beginTime, $0.fillMode) = (1, .forwards) },
    "fillMode=backwards,beginTime=1": { ($0.beginTime, $0.fillMode) = (1, .backwards) },
    "fillMode=both,beginTime=1": { ($0.beginTime, $0.fillMode) = (1, .both) },
  ]

  @Test("agree with the rows measured on Core Animation")
  func rows() throws {
    let rows = try Reference.json("media_timing.json")["rows"]
    #expect(rows.keys.count == Self.named.count)
    for name in rows.keys {
      let rig = Rig()
      rig.quietly { rig.layer.zPosition = -7 }
      rig.add(basic("zPosition", from: 0, to: 1), try #require(Self.named[name]))
      for (t, expected) in zip(rows[name]["t"].numbers, rows[name]["progress"].list) {
        let wanted = expected.text == "-" ? -7 : expected.number
        #expect(agree(rig.number("zPosition", at: t), wanted), "\(name) at \(t)")
      }
    }
  }

  private func layer(_ speed: Float, _ offset: Double, _ begin: Double = 0) -> CALayer {
    let layer = CALayer()
    (layer.speed, layer.timeOffset, layer.beginTime) = (speed, offset, begin)
    return layer
  }

  @Test("times convert up and down the tree as measured, before a begin too")
  func convert() throws {
    let tables = try Reference.json("media_timing.json")["convertTime"].list
    let root = layer(2, 3)
    let child = layer(4, 5)
    root.addSublayer(child)
    #expect(
      child.convertTime(10, from: root) == tables[0]["child.convertTime(10,from:root)"].number)
    #expect(
      root.convertTime(10, from: child) == tables[0]["root.convertTime(10,from:child)"].number)

    let late = layer(2, 3, 1)
    let lateChild = layer(4, 5, 6)
    late.addSublayer(lateChild)
    let second = tables[1]
    #expect(late.convertTime(10, from: nil) == second["root.convertTime(10,from:nil)"].number)
    #expect(late.convertTime(10, to: nil) == second["root.convertTime(10,to:nil)"].number)
    #expect(lateChild.convertTime(10, from: nil) == second["child.convertTime(10,from:nil)"].number)
    #expect(lateChild.convertTime(10, to: nil) == second["child.convertTime(10,to:nil)"].number)

    let siblings = (layer(4, 5, 6), layer(0.5, 7, 8))
    late.addSublayer(siblings.0)
    late.addSublayer(siblings.1)
    let third = tables[2]
    #expect(
      siblings.0.convertTime(10, from: late) == third["first.convertTime(10,from:root)"].number)
    #expect(
      late.convertTime(10, from: siblings.0) == third["root.convertTime(10,from:first)"].number)
    #expect(siblings.1.convertTime(10, from: siblings.0) == 0)
    #expect(
      siblings.0.convertTime(10, from: siblings.1)
        == third["first.convertTime(10,from:second)"].number)
  }

  @Test("a time before a layer's begin is 0; a layer that stands still has no way back")
  func clamped() {
    let root = layer(1, 0)
    let child = layer(0.5, 7, 8)
    root.addSublayer(child)
    #expect([7, 8, 10].map { child.convertTime($0, from: root) } == [0, 7, 8])
    let moving = layer(2, 3, 1)
    let still = layer(0, 7, 8)
    moving.addSublayer(still)
    #expect(still.convertTime(10, from: moving) == 7)
    #expect(moving.convertTime(10, from: still) == 0)
    #expect(still.convertTime(10, to: nil) == -0.5)
  }

  @Test("a begin in the future shows the model until then, with backwards fill the start")
  func future() {
    for (fill, waiting) in [(CAMediaTimingFillMode.removed, 9.0), (.backwards, 1)] {
      let rig = Rig()
      rig.quietly { rig.layer.zPosition = 9 }
      rig.turn(at: 2)
      rig.add(basic("zPosition", from: 1, to: 3)) { ($0.beginTime, $0.fillMode) = (5, fill) }
      #expect(rig.number("zPosition", at: 4.9) == waiting)
      #expect(agree(rig.number("zPosition", at: 5.5), 2))
      #expect(rig.number("zPosition", at: 6.5) == 9)
    }
  }

  @Test("the speed of every ancestor counts, negative ones too")
  func ancestors() {
    let rig = Rig()
    rig.perform { (rig.root.speed, rig.layer.speed) = (2, 0.25) }
    rig.add(basic("zPosition", from: 0, to: 1))
    #expect(agree(rig.number("zPosition", at: 1), 0.5))
    let back = Rig()
    back.perform { (back.root.speed, back.root.timeOffset) = (-1, 10) }
    back.add(basic("zPosition", from: 0, to: 1)) { $0.beginTime = 4 }
    #expect(agree(back.number("zPosition", at: 5.25), 0.75))
    #expect(agree(back.number("zPosition", at: 5.75), 0.25))
  }
}
