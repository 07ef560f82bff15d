import Foundation
import Rehearsal
import Testing
import UIKit

@MainActor @Suite("Rules of property animators")
struct AnimatorRulesTests {
  private func animator(_ rig: AnimationRig) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { rig.move(to: 100) }
    animator.addCompletion { rig.note("\($0)") }
    return animator
  }

  @Test("a delay factor counts in the whole duration, before the start and on the way")
  func delayFactor() {
    let rig = AnimationRig()
    let animator = animator(rig)
    animator.addAnimations({ rig.view.alpha = 0 }, delayFactor: 0.6)
    rig.stage.perform { animator.startAnimation() }
    rig.stage.advance(to: 0.6)
    #expect(rig.opacity == 1)
    rig.stage.perform {
      animator.addAnimations({ rig.view.bounds.size.width = 80 }, delayFactor: 0.2)
    }
    rig.stage.advance(to: 0.8)
    #expect(abs(rig.opacity - 0.5) < 1e-6 && abs(rig.shown.bounds.width - 40) < 1e-9)
    rig.stage.advance(to: 0.9)
    #expect(abs(rig.shown.bounds.width - 60) < 1e-9)
    rig.stage.settle()
    #expect(rig.calls == ["60 end"])
  }

  @Test("what may not be interrupted runs on")
  func notInterruptible() {
    let rig = AnimationRig()
    let animator = animator(rig)
    animator.isInterruptible = false
    rig.stage.perform { animator.startAnimation() }
    rig.stage.advance(to: 0.5)
    rig.stage.perform {
      animator.pauseAnimation()
      animator.fractionComplete = 0.1
    }
    #expect(animator.isRunning && abs(rig.x - 50) < 1e-9)
    #expect(rig.stage.violations.map(\.rule) == ["not-interruptible", "not-interruptible"])
    rig.stage.settle()
    #expect(rig.calls == ["60 end"])
  }

  @Test("started without blocks it waits for the first one")
  func waits() {
    let rig = AnimationRig()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    rig.stage.perform { animator.startAnimation() }
    #expect(animator.state == .active && !animator.isRunning && rig.stage.isSettled)
    rig.stage.advance(to: 0.5)
    rig.stage.perform { animator.addAnimations { rig.move(to: 100) } }
    #expect(animator.isRunning && rig.x == 0)
    rig.stage.advance(to: 1)
    #expect(abs(rig.x - 50) < 1e-9)
    rig.stage.settle()
  }

  @Test("blocks that change nothing, and no duration: over in the next turn")
  func nothing() {
    for duration in [0, 1.0] {
      let rig = AnimationRig()
      let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
        if duration == 0 { rig.move(to: 100) }
      }
      animator.addCompletion { rig.note("\($0)") }
      rig.stage.perform { animator.startAnimation() }
      rig.stage.advance(to: 0.1)
      #expect(rig.calls == ["1 end"] && rig.x == (duration == 0 ? 100 : 0))
    }
  }

  @Test("a delayed start shows the old place first")
  func delayedStart() {
    let rig = AnimationRig()
    let animator = animator(rig)
    rig.stage.perform { animator.startAnimation(afterDelay: 0.5) }
    #expect(animator.delay == 0.5 && animator.isRunning)
    rig.stage.advance(to: 0.5)
    #expect(rig.x == 0)
    rig.stage.advance(to: 0.75)
    #expect(abs(rig.x - 25) < 1e-9)
    rig.stage.settle()
    #expect(rig.calls == ["90 end"])
  }

  @Test("inside a block a running animator takes the block's duration and pace")
  func inherits() {
    let rig = AnimationRig()
    rig.stage.perform {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 0.1, delay: 0, animations: { rig.move(to: 100) })
      }
    }
    rig.stage.advance(to: 0.5)
    #expect(abs(rig.x - 25) < 1e-9)
    rig.stage.settle()
  }

  @Test("inside a block of an animator that is scrubbed, a running animator follows it")
  func scrubbed() {
    let rig = AnimationRig()
    let outer = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.1, delay: 0, animations: { rig.move(to: 100) })
    }
    for fraction in [0.25, 0.8, 0.5] {
      rig.stage.perform { outer.fractionComplete = fraction }
      rig.stage.advance(to: rig.stage.now + 0.3)
      #expect(abs(rig.x - 100 * fraction) < 1e-9)
    }
    rig.stage.perform {
      outer.isReversed = true
      outer.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    rig.stage.settle()
    #expect(abs(rig.x) < 1e-9 && abs(rig.modelX) < 1e-9)
  }

  @Test("touches reach what an animator moves, unless it says otherwise")
  func touches() {
    for isEnabled in [true, false] {
      let rig = AnimationRig()
      let animator = animator(rig)
      animator.isUserInteractionEnabled = isEnabled
      rig.stage.perform { animator.startAnimation() }
      let hit = rig.stage.window.hitTest(CGPoint(x: 100, y: 200), with: nil)
      #expect((hit === rig.view) == isEnabled)
      rig.stage.settle()
      #expect(rig.stage.window.hitTest(CGPoint(x: 100, y: 200), with: nil) === rig.view)
    }
  }

  @Test("a view that leaves the window ends the animator")
  func viewLeaves() {
    let rig = AnimationRig()
    let animator = animator(rig)
    rig.stage.perform { animator.startAnimation() }
    rig.stage.advance(to: 0.25)
    rig.stage.perform { rig.view.removeFromSuperview() }
    rig.stage.settle()
    #expect(animator.state == .inactive && rig.calls.count == 1)
  }

  @Test("timing parameters come back from an archive as they went in")
  func archive() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    UISpringTimingParameters(
      mass: 2, stiffness: 90, damping: 7, initialVelocity: CGVector(dx: 1, dy: -2)
    ).encode(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let spring = try #require(UISpringTimingParameters(coder: reader))
    #expect(spring.initialVelocity == CGVector(dx: 1, dy: -2))
    let own = UISpringTimingParameters(
      mass: 2, stiffness: 90, damping: 7, initialVelocity: CGVector(dx: 1, dy: -2))
    #expect(
      UIViewPropertyAnimator(duration: 1, timingParameters: spring).duration
        == UIViewPropertyAnimator(duration: 1, timingParameters: own).duration)
  }

  @Test("of five ways to interrupt, only the one that removes the first animation jumps")
  func interruptionCurves() {
    for way in InterruptionCurve.Way.allCases {
      let curve = InterruptionCurve(way, framesPerSecond: 120)
      #expect(curve.times.count == 193 && curve.positions[0] == 0)
      let steps = zip(curve.positions, curve.positions.dropFirst()).map { abs($1 - $0) }
      #expect((steps.max()! > 10) == (way == .removal), "\(way)")
      #expect(abs(curve.positions.last! - (way == .hold ? 100 : 0)) < 0.5, "\(way)")
    }
  }
}
