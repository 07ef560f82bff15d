import Testing
import Timing

@testable import QuartzCore

@MainActor @Suite("Order of events") struct EventOrderTests {
  private let rig = Rig()

  private func animation(
    _ name: String, _ log: EventLog, _ configure: (CABasicAnimation) -> Void = { _ in }
  ) -> CABasicAnimation {
    let animation = basic("zPosition", from: 0, to: 1)
    animation.setValue(name, forKey: "name")
    animation.delegate = log
    animation.duration = 1
    configure(animation)
    return animation
  }

  @Test("an end: the block, then the delegate; the animation is gone by then")
  func end() {
    let log = EventLog(rig.server)
    rig.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        log.note("block, keys \(rig.layer.animationKeys() ?? [])")
      }
      rig.layer.add(animation("a", log), forKey: "a")
      CATransaction.commit()
      log.note("added")
    }
    for frame in 1...4 { rig.turn(at: Double(frame) * 0.4) }
    #expect(
      log.text == """
        0.0 added
        0.0 a start
        1.2000000000000002 block, keys []
        1.2000000000000002 a stop true
        """)
    #expect(rig.server.isIdle)
  }

  @Test("removal and replacement end unfinished, the block first")
  func early() {
    let log = EventLog(rig.server)
    rig.perform {
      CATransaction.setCompletionBlock { log.note("block") }
      rig.layer.add(animation("a", log), forKey: "key")
    }
    rig.turn(at: 0.5) { rig.layer.add(animation("b", log), forKey: "key") }
    rig.turn(at: 0.75) { rig.layer.removeAllAnimations() }
    #expect(
      log.text == """
        0.0 a start
        0.5 block
        0.5 a stop false
        0.5 b start
        0.75 b stop false
        """)
  }

  @Test("a layer that leaves the tree loses its animations in the next turn")
  func leaving() {
    let log = EventLog(rig.server)
    rig.perform { rig.layer.add(animation("a", log), forKey: nil) }
    rig.turn(at: 0.25) { rig.layer.removeFromSuperlayer() }
    rig.turn(at: 0.5)
    #expect(log.text == "0.0 a start\n0.5 a stop false")
    #expect(rig.layer.animationKeys() == nil)
  }

  @Test("a layer that everybody lets go is told of still")
  func letGo() {
    let log = EventLog(rig.server)
    rig.quietly {
      let layer = CALayer()
      rig.root.addSublayer(layer)
      layer.add(animation("a", log), forKey: nil)
    }
    rig.turn(at: 0.25) {
      CATransaction.setDisableActions(true)
      rig.root.sublayers?.last?.removeFromSuperlayer()
    }
    rig.turn(at: 0.5)
    #expect(log.text == "0.0 a start\n0.5 a stop false")
  }

  @Test("outside any window: start, stop, block")
  func windowless() {
    let log = EventLog(rig.server)
    let layer = CALayer()
    rig.perform {
      CATransaction.setCompletionBlock { log.note("block") }
      layer.add(animation("a", log), forKey: nil)
    }
    #expect(log.text == "0.0 a start\n0.0 a stop false\n0.0 block")
  }

  @Test("a start is told when the active time begins, even if it ends in the same turn")
  func laterStart() {
    let log = EventLog(rig.server)
    rig.perform {
      rig.layer.add(animation("b", log) { $0.beginTime = 0.5 }, forKey: nil)
      rig.layer.add(
        animation("c", log) { ($0.beginTime, $0.duration) = (0.6, 0.1) }, forKey: nil)
    }
    for time in [0.25, 0.5, 1, 2] { rig.turn(at: time) }
    #expect(
      log.text == """
        0.5 b start
        1.0 c start
        1.0 c stop true
        2.0 b stop true
        """)
  }

  @Test("ends come in the order of their times, however late they are told")
  func order() {
    let log = EventLog(rig.server)
    rig.perform {
      for (name, duration) in [("long", 0.9), ("short", 0.2), ("middle", 0.5), ("twin", 0.5)] {
        rig.layer.add(animation(name, log) { $0.duration = duration }, forKey: nil)
      }
    }
    rig.turn(at: 2)
    let stops = log.lines.filter { $0.contains("stop") }.map { $0.split(separator: " ")[1] }
    #expect(stops == ["short", "middle", "twin", "long"])
  }

  @Test("one that stays after its end is told of once and keeps showing")
  func staying() {
    let log = EventLog(rig.server)
    rig.perform {
      rig.layer.add(
        animation("a", log) { ($0.isRemovedOnCompletion, $0.fillMode) = (false, .forwards) },
        forKey: nil)
    }
    for time in [1.0, 2, 3] { rig.turn(at: time) }
    #expect(log.text == "0.0 a start\n1.0 a stop true")
    #expect(rig.layer.presentation()?.zPosition == 1)
    rig.turn(at: 4) { rig.layer.removeAllAnimations() }
    #expect(log.lines.count == 2 && rig.layer.presentation()?.zPosition == 0)
  }

  @Test("nothing ends while an ancestor stands still; it goes on from there")
  func still() {
    let log = EventLog(rig.server)
    rig.perform { rig.layer.add(animation("a", log), forKey: nil) }
    rig.turn(at: 0.5) { (rig.root.speed, rig.root.timeOffset) = (0, 0.5) }
    rig.turn(at: 9)
    #expect(log.lines.count == 1)
    rig.perform {
      rig.root.speed = 1
      rig.root.beginTime = 9
    }
    rig.turn(at: 9.25)
    #expect(log.lines.count == 1)
    rig.turn(at: 9.5)
    #expect(log.lines.last == "9.5 a stop true")
  }

  @Test("blocks wait for inner transactions; without animations they come in the next turn")
  func blocks() {
    let log = EventLog(rig.server)
    rig.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.note("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.note("inner") }
      rig.layer.add(animation("a", log), forKey: nil)
      CATransaction.commit()
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.note("empty") }
      CATransaction.commit()
    }
    #expect(log.lines == ["0.0 a start"])
    rig.turn(at: 0.5)
    rig.turn(at: 1)
    #expect(
      log.text == """
        0.0 a start
        0.5 empty
        1.0 inner
        1.0 outer
        1.0 a stop true
        """)
  }

  @Test("another block closes the first one's set")
  func twoBlocks() {
    let log = EventLog(rig.server)
    rig.perform {
      CATransaction.setCompletionBlock { log.note("first") }
      rig.layer.add(animation("a", log) { $0.duration = 0.5 }, forKey: nil)
      CATransaction.setCompletionBlock { log.note("second") }
      rig.layer.add(animation("b", log), forKey: nil)
    }
    rig.turn(at: 0.5)
    rig.turn(at: 1)
    #expect(
      log.lines.filter { $0.hasSuffix("first") || $0.hasSuffix("second") }
        == ["0.5 first", "1.0 second"])
  }

  @Test("nested transactions inherit, and do not leak")
  func nesting() {
    rig.perform {
      CATransaction.setAnimationDuration(3)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 3)
      CATransaction.setAnimationDuration(5)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      #expect(CATransaction.animationDuration() == 5 && CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 3 && !CATransaction.disableActions())
    }
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test("all animations of a turn begin at its commit, in each layer's own time")
  func commonBegin() {
    rig.turn(at: 2) {
      rig.layer.speed = 2
      rig.layer.timeOffset = 1
      for key in ["a", "b"] { rig.layer.add(basic("zPosition", from: 0, to: 1), forKey: key) }
      rig.root.add(basic("zPosition", from: 0, to: 1), forKey: nil)
      #expect(rig.layer.animations[key: "a"]?.beginTime == nil)
    }
    #expect(rig.layer.animations.all.map(\.beginTime) == [5, 5])
    #expect(rig.root.animations.all.map(\.beginTime) == [2])
    #expect(rig.layer.animation(forKey: "a")?.duration == 0.25)
  }
}
