import Foundation
import Rehearsal
import TestSupport
import Testing
import UIKit

/// Every state of a property animator × every method, as a text that a person can review.
///
/// The animator moves a view from 0 to 100 in a second, linearly; the call comes at half time.
@MainActor @Suite("The table of a property animator's states and methods")
struct AnimatorTableTests {
  private typealias Deed = (UIViewPropertyAnimator, AnimationRig) -> Void

  private static let states: [(String, Deed)] = [
    ("inactive", { _, _ in }),
    ("running", { animator, _ in animator.startAnimation() }),
    (
      "reversed",
      { animator, _ in
        animator.isReversed = true
        animator.startAnimation()
      }
    ),
    ("paused", { animator, _ in animator.fractionComplete = 0.5 }),
    ("stopped", { animator, rig in animator.startAnimation() }),
  ]

  private static let methods: [(String, Deed)] = [
    ("startAnimation()", { animator, _ in animator.startAnimation() }),
    (
      "startAnimation(afterDelay: 0.25)",
      { animator, _ in
        animator.startAnimation(afterDelay: 0.25)
      }
    ),
    ("pauseAnimation()", { animator, _ in animator.pauseAnimation() }),
    ("fractionComplete = 0.25", { animator, _ in animator.fractionComplete = 0.25 }),
    ("isReversed = true", { animator, _ in animator.isReversed = true }),
    ("isReversed = false", { animator, _ in animator.isReversed = false }),
    (
      "continueAnimation(nil, 0)",
      { animator, _ in
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
    ),
    (
      "continueAnimation(spring, 2)",
      { animator, _ in
        animator.continueAnimation(
          withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 2)
      }
    ),
    ("stopAnimation(true)", { animator, _ in animator.stopAnimation(true) }),
    ("stopAnimation(false)", { animator, _ in animator.stopAnimation(false) }),
    ("finishAnimation(at: .end)", { animator, _ in animator.finishAnimation(at: .end) }),
    ("finishAnimation(at: .start)", { animator, _ in animator.finishAnimation(at: .start) }),
    (
      "finishAnimation(at: .current)",
      { animator, _ in
        animator.finishAnimation(at: .current)
      }
    ),
    ("addAnimations(to 200)", { animator, rig in animator.addAnimations { rig.move(to: 200) } }),
    (
      "addAnimations(to 200, delayFactor: 0.25)",
      { animator, rig in
        animator.addAnimations({ rig.move(to: 200) }, delayFactor: 0.25)
      }
    ),
    ("addCompletion", { animator, rig in animator.addCompletion { rig.note("more \($0)") } }),
    ("isInterruptible = false", { animator, _ in animator.isInterruptible = false }),
    (
      "isUserInteractionEnabled = false",
      { animator, _ in
        animator.isUserInteractionEnabled = false
      }
    ),
    ("scrubsLinearly = false", { animator, _ in animator.scrubsLinearly = false }),
    ("pausesOnCompletion = true", { animator, _ in animator.pausesOnCompletion = true }),
  ]

  @Test("is as it was reviewed")
  func table() throws {
    var text = ""
    for (state, enter) in Self.states {
      text += "\(state)\n"
      for (method, call) in Self.methods { text += row(enter, state, method, call) + "\n" }
    }
    try expectGolden(text, "animator-table")
  }

  /// `method | at once | after settling`.
  private func row(
    _ enter: Deed, _ state: String, _ method: String, _ call: Deed
  ) -> String {
    let rig = AnimationRig()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { rig.move(to: 100) }
    animator.addCompletion { rig.note("completion \($0)") }
    rig.stage.perform { enter(animator, rig) }
    rig.stage.advance(to: 0.5)
    if state == "stopped" { rig.stage.perform { animator.stopAnimation(false) } }
    rig.stage.perform { call(animator, rig) }
    let now = describe(animator, rig)
    rig.stage.settle(limit: 4)
    let later = describe(animator, rig)
    let rules = rig.stage.violations.map { "  ! \($0.rule)" }.joined()
    let calls = rig.calls.isEmpty ? "no callback" : rig.calls.joined(separator: ", ")
    let outcome = now == later ? "" : " → \(later)"
    animator.stopAnimation(true)
    return "  \(method.padding(toLength: 42, withPad: " ", startingAt: 0))\(now)\(outcome)"
      + "  (\(calls))\(rules)"
  }

  private func describe(_ animator: UIViewPropertyAnimator, _ rig: AnimationRig) -> String {
    func number(_ value: Double) -> String {
      let text = String(format: "%.2f", value)
      return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
    }
    let running = animator.isRunning ? " running" : ""
    let reversed = animator.isReversed ? " reversed" : ""
    return "\(animator.state)\(running)\(reversed) \(number(animator.fractionComplete))"
      + " shows \(number(rig.x)) model \(number(rig.modelX))"
  }
}
