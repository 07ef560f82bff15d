import TestSupport
import Testing
import Timing

@testable import QuartzCore

@MainActor @Suite("Animation groups") struct GroupTests {
  private func group(_ children: [CAAnimation]) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = children
    return group
  }

  @Test("children run in the group's time and are cut off at its end")
  func clipping() {
    let rig = Rig()
    let long = basic("zPosition", from: 0, to: 10)
    long.duration = 4
    rig.add(group([long, basic("borderWidth", from: 0, to: 10)])) { $0.duration = 2 }
    #expect(agree(rig.number("zPosition", at: 1), 2.5))
    #expect(agree(rig.number("borderWidth", at: 1), 5))
    #expect(rig.number("zPosition", at: 2.1) == 0)
  }

  @Test("a child begins relative to the group, wherever the group begins")
  func begin() {
    let rig = Rig()
    rig.turn(at: 10)
    let late = basic("zPosition", from: 5, to: 9)
    (late.beginTime, late.duration) = (0.5, 0.25)
    rig.add(group([late]))
    #expect(rig.number("zPosition", at: 10.4) == 0)
    #expect(agree(rig.number("zPosition", at: 10.625), 7))
    #expect(rig.number("zPosition", at: 10.8) == 0)
  }

  @Test("a group that fills forwards holds the end of children that end with it")
  func filled() {
    let rig = Rig()
    rig.add(group([basic("zPosition", from: 0, to: 10)])) { $0.fillMode = .forwards }
    #expect(rig.number("zPosition", at: 5) == 10)
  }

  @Test("the group's repeats, reversal and pace act on all children")
  func whole() {
    let rig = Rig()
    rig.add(group([basic("zPosition", from: 0, to: 10)])) {
      ($0.autoreverses, $0.repeatCount) = (true, 2)
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    let eased = CAMediaTimingFunction(name: .easeIn).curve.value(at: 0.25) * 10
    for time in [0.25, 1.75, 2.25, 3.75] {
      #expect(agree(rig.number("zPosition", at: time), eased), "\(time)")
    }
    #expect(rig.number("zPosition", at: 1) == 10)
  }

  @Test("only the group's delegate is told")
  func delegates() {
    let rig = Rig()
    let log = EventLog(rig.server)
    let child = basic("zPosition", from: 0, to: 10)
    child.delegate = log
    child.duration = 0.25
    rig.perform {
      let group = group([child])
      group.setValue("group", forKey: "name")
      (group.delegate, group.duration) = (log, 1)
      rig.layer.add(group, forKey: nil)
    }
    for time in [0.5, 1] { rig.turn(at: time) }
    #expect(log.text == "0.0 group start\n1.0 group stop true")
  }

  @Test("groups within groups keep their own time")
  func nested() {
    let rig = Rig()
    let inner = group([basic("zPosition", from: 0, to: 10)])
    (inner.beginTime, inner.duration, inner.speed) = (0.5, 1, 2)
    rig.add(group([inner]))
    #expect(agree(rig.number("zPosition", at: 0.75), 5))
  }
}
