import Geometry
import TestSupport
import Testing
import Timing

@testable import QuartzCore

/// One animation of every kind, by name.
enum Kinds {
  static let all: [(name: String, make: @Sendable () -> CAAnimation)] = [
    ("basic", { basic("position", from: CGPoint.zero, to: CGPoint(x: 90, y: 40)) }),
    (
      "eased",
      {
        let animation = basic("opacity", from: 0, to: 1)
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return animation
      }
    ),
    (
      "spring",
      {
        let animation = CASpringAnimation(keyPath: "bounds.size.width")
        animation.fromValue = 10
        return animation
      }
    ),
    ("turn", { basic("transform.rotation.y", from: 0, to: 6) }),
    (
      "transform",
      {
        basic(
          "transform", from: CATransform3DMakeScale(2, 1, 1),
          to: CATransform3DMakeRotation(2, 0, 1, 0))
      }
    ),
    (
      "repeated",
      {
        let animation = basic("zPosition", from: 0, to: 10)
        (animation.repeatCount, animation.duration, animation.isCumulative) = (5, 0.2, true)
        return animation
      }
    ),
    (
      "reversing",
      {
        let animation = basic("cornerRadius", by: 8)
        (animation.autoreverses, animation.duration, animation.isAdditive) = (true, 0.5, true)
        return animation
      }
    ),
    (
      "keyframes",
      {
        let animation = CAKeyframeAnimation(keyPath: "backgroundColor")
        animation.values = [0.1, 0.9, 0.4].map { CGColor(red: $0, green: 0, blue: 1, alpha: $0) }
        animation.calculationMode = .cubic
        return animation
      }
    ),
    (
      "path",
      {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = CGPath(
          ellipseIn: CGRect(x: 0, y: 0, width: 90, height: 60), transform: nil)
        (animation.calculationMode, animation.rotationMode) = (.paced, .rotateAuto)
        return animation
      }
    ),
    (
      "group",
      {
        let group = CAAnimationGroup()
        let late = basic("shadowRadius", from: 1, to: 9)
        (late.beginTime, late.duration) = (0.25, 0.5)
        group.animations = [basic("opacity", from: 1, to: 0.2), late]
        group.timingFunction = CAMediaTimingFunction(name: .easeOut)
        return group
      }
    ),
    ("fade", { CATransition() }),
  ]
}

@MainActor @Suite("Time is an argument") struct AnyOrderTests {
  /// Everything that a frame holds of the rig, as text.
  private func look(_ rig: Rig, at time: Seconds) -> String {
    "\(LayerSampler.sample(rig.root, atMediaTime: time))"
  }

  private func rig(_ make: () -> CAAnimation) -> Rig {
    let rig = Rig()
    rig.quietly { rig.layer.backgroundColor = CGColor(gray: 0.5, alpha: 1) }
    let animation = make()
    rig.perform {
      if animation.duration == 0 { animation.duration = 1 }
      rig.layer.add(animation, forKey: nil)
      CATransaction.setDisableActions(true)
      rig.layer.borderWidth = 3
    }
    return rig
  }

  @Test("the same instant gives the same frame, in any order and backwards")
  func anyOrder() {
    let times = (0...20).map { Double($0) / 20 }
    for kind in Kinds.all {
      let rig = rig(kind.make)
      let forwards = times.map { look(rig, at: $0) }
      let backwards = times.reversed().map { look(rig, at: $0) }
      #expect(forwards == backwards.reversed(), "\(kind.name)")
      #expect(Set(forwards).count > 5, "\(kind.name) does not move")
    }
  }

  @Test("an ancestor that stands still at x shows what running to x shows")
  func frozen() {
    for kind in Kinds.all {
      let running = rig(kind.make)
      let frozen = Rig()
      frozen.quietly {
        frozen.layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
        frozen.root.speed = 0
      }
      let animation = kind.make()
      frozen.perform {
        if animation.duration == 0 { animation.duration = 1 }
        frozen.layer.add(animation, forKey: nil)
        CATransaction.setDisableActions(true)
        frozen.layer.borderWidth = 3
      }
      frozen.turn(at: 7)
      for step in [3, 17, 0, 9, 20, 1].map({ Double($0) / 20 }) {
        frozen.root.timeOffset = step
        #expect(look(frozen, at: 123) == look(running, at: step), "\(kind.name) at \(step)")
      }
    }
  }

  @Test("a second additive motion begins where the first one shows, and goes on as fast")
  func continuity() {
    for delay in [0.05, 0.3, 0.75] {
      let rig = Rig()
      func move(to target: Double) {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.fromValue, spring.toValue) = (rig.layer.position.x - target, 0)
        (spring.isAdditive, spring.duration) = (true, 3)
        rig.layer.add(spring, forKey: nil)
        CATransaction.setDisableActions(true)
        rig.layer.position.x = target
      }
      rig.turn(at: 0) { move(to: 100) }
      let before = rig.number("position.x", at: delay)
      let speedBefore = (before - rig.number("position.x", at: delay - 1e-6)) / 1e-6
      rig.turn(at: delay) { move(to: -40) }
      #expect(agree(rig.number("position.x", at: delay), before))
      let speedAfter = (rig.number("position.x", at: delay + 1e-6) - before) / 1e-6
      #expect((speedAfter - speedBefore).magnitude < 0.05, "\(speedBefore) \(speedAfter)")
      #expect(agree(rig.number("position.x", at: 2.9), -40, within: 1e-2))
    }
  }
}
