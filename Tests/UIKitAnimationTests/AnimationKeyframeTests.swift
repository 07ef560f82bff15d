import QuartzCore
import Rehearsal
import Testing

@testable import UIKit

@MainActor @Suite("Keyframe blocks and the calls of before blocks")
struct AnimationKeyframeTests {
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test("keyframes take their part of the whole; values hold between them")
  func parts() {
    let rig = AnimationRig()
    rig.stage.perform {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { rig.move(to: 100) }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { rig.move(to: 20) }
        UIView.addKeyframe(withRelativeStartTime: 0.9, relativeDuration: 0) { rig.move(to: 60) }
        rig.view.alpha = 0
      } completion: {
        rig.note("done \($0)")
      }
    }
    #expect(rig.modelX == 60)
    for (t, x) in [(0.125, 50.0), (0.25, 100), (0.4, 100), (0.625, 60), (0.8, 20), (0.95, 60)] {
      #expect(abs(rig.x(at: t) - x) < 1e-9, "at \(t)")
    }
    rig.stage.advance(to: 0.5)
    #expect(abs(rig.opacity - 0.5) < 1e-6, "a direct change takes the whole duration")
    rig.stage.settle()
    #expect(rig.calls == ["60 done true"] && rig.x == 60)
  }

  @Test("each keyframe goes at the block's pace, ease in and out unless told")
  func pace() {
    let rig = AnimationRig()
    rig.stage.perform {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { rig.move(to: 100) }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { rig.move(to: 0) }
      }
    }
    // easeInOut at a fifth of its time, from the reference table.
    #expect(abs(rig.x(at: 0.1) - 8.16598562658) < 1e-6)
    #expect(abs(rig.x(at: 0.6) - (100 - 8.16598562658)) < 1e-6)
  }

  @Test("the calculation mode is that of the values: discrete jumps, paced keeps one speed")
  func modes() {
    for (mode, t, x) in [
      (UIView.KeyframeAnimationOptions.calculationModeDiscrete, 0.6, 30.0),
      (.calculationModePaced, 0.5, 55), (.calculationModeLinear, 0.25, 15),
    ] {
      let rig = AnimationRig()
      rig.stage.perform {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [mode, linear]) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { rig.move(to: 30) }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            rig.move(to: 110)
          }
        }
      }
      #expect(abs(rig.x(at: t) - x) < 1e-9, "\(mode.rawValue)")
    }
  }

  @Test("a property animator scrubs keyframes, and runs them back to the start")
  func scrubbed() {
    let rig = AnimationRig()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
      UIView.animateKeyframes(withDuration: 0, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { rig.move(to: 100) }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { rig.move(to: 0) }
        rig.view.bounds.size.width = 80
      }
    }
    rig.stage.perform { animator.fractionComplete = 0.25 }
    #expect(abs(rig.x - 50) < 1e-9)
    rig.stage.perform { animator.fractionComplete = 0.75 }
    #expect(abs(rig.x - 50) < 1e-9 && abs(rig.shown.bounds.width - 70) < 1e-9)
    rig.stage.perform {
      animator.isReversed = true
      animator.startAnimation()
    }
    rig.stage.settle()
    #expect(rig.x == 0 && rig.view.bounds.width == 40 && animator.state == .inactive)
  }

  @Test("no duration, or outside the block: the changes apply")
  func degenerate() {
    let rig = AnimationRig()
    rig.stage.perform {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { rig.move(to: 50) }
      } completion: {
        rig.note("done \($0)")
      }
    }
    #expect(rig.x == 50 && rig.stage.violations.isEmpty)
    rig.stage.perform {
      UIView.animate(withDuration: 1) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { rig.move(to: 70) }
      }
    }
    #expect(rig.stage.violations.map(\.rule) == ["keyframes-inside-block"] && rig.modelX == 70)
    rig.stage.settle()
    #expect(rig.calls == ["1 done true"])
  }

  @Test("a plan of one change and pauses around it")
  func plan() {
    let plan = KeyframePlan([
      .init(start: 0.5, end: 0.75, old: .number(1), new: .number(2)),
      .init(start: 0.6, end: 0.7, old: .number(2), new: .number(3)),
    ])
    #expect(plan.values == [1, 1, 2, 3, 3].map { .number($0) })
    #expect(plan.times == [0, 0.5, 0.75, 0.75, 1])
    #expect(plan.moves == [false, true, true, false])
  }

  @Test("begin and commit: 0.2 s, and what is set in between holds for what follows")
  func beginCommit() {
    let rig = AnimationRig()
    rig.stage.perform {
      UIView.beginAnimations("move", context: nil)
      rig.view.alpha = 0
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelay(0.5)
      rig.move(to: 100)
      UIView.commitAnimations()
      #expect(UIView.inheritedAnimationDuration == 0)
    }
    rig.stage.advance(to: 0.2)
    #expect(rig.opacity == 0 && rig.x == 0)
    rig.stage.advance(to: 1)
    #expect(abs(rig.x - 50) < 1e-9)
    rig.stage.perform { UIView.commitAnimations() }
    #expect(rig.stage.violations.map(\.rule) == ["commit-without-begin"])
  }
}
