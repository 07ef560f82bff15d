import Foundation
import Rehearsal
import Testing
import Timing
import UIKit

@MainActor @Suite("UIView animation against the reference numbers, seen through a stage")
struct AnimationReferenceTests {
  /// A hundred points to the right; what shows is a percentage of the way.
  private func fraction(of rig: AnimationRig, at t: Double) -> Double {
    rig.x(at: rig.stage.now + t) / 100
  }

  @Test("a spring by damping and duration is the spring of the mapping table")
  func springMapping() throws {
    let rows = try AnimationReference.table("uiview_spring_mapping.tsv")
    #expect(rows.count > 100)
    for row in rows {
      let (ratio, duration) = (row.number("dampingRatio"), row.number("duration"))
      let velocity = row.number("initialSpringVelocity")
      let rig = AnimationRig()
      rig.stage.perform {
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: ratio,
          initialSpringVelocity: velocity
        ) { rig.move(to: 100) }
      }
      let truth = SpringMotion(
        stiffness: row.number("stiffness(mass=1)"), damping: row.number("damping"),
        initialVelocity: velocity)
      for step in 0..<20 {
        let t = duration * Double(step) / 20
        let seen = fraction(of: rig, at: t)
        #expect(abs(seen - truth.value(at: t)) < 1e-9 * max(1, abs(seen)), "\(row) at \(t)")
      }
    }
  }

  @Test("an animator on a spring with constants moves as the spring table says")
  func springTable() throws {
    let rows = try AnimationReference.table("springs.tsv").filter {
      $0["variant"] == "asGiven" && $0.number("damping") > 0
        && $0.number("damping") <= 2 * ($0.number("mass") * $0.number("stiffness")).squareRoot()
    }
    let springs = Dictionary(grouping: rows) { $0["id"]! }
    #expect(springs.count > 8)
    for (id, samples) in springs {
      let rig = AnimationRig()
      let spring = samples[0]
      let velocity = spring.number("initialVelocity")
      let animator = UIViewPropertyAnimator(
        duration: 4,
        timingParameters: UISpringTimingParameters(
          mass: spring.number("mass"), stiffness: spring.number("stiffness"),
          damping: spring.number("damping"), initialVelocity: CGVector(dx: velocity, dy: velocity)))
      animator.addAnimations { rig.move(to: 100) }
      rig.stage.perform { animator.startAnimation() }
      for sample in samples where sample.number("t") < animator.duration {
        let seen = fraction(of: rig, at: sample.number("t"))
        #expect(abs(seen - sample.number("value")) < 1e-9, "\(id) at \(sample.number("t"))")
      }
    }
  }

  @Test(
    "the named curves are the reference curves",
    arguments: [
      ("linear", UIView.AnimationOptions.curveLinear), ("easeIn", .curveEaseIn),
      ("easeOut", .curveEaseOut), ("easeInEaseOut", .curveEaseInOut),
      ("default", UIView.AnimationOptions(rawValue: 5 << 16)),
    ])
  func curves(name: String, options: UIView.AnimationOptions) throws {
    let samples = try AnimationReference.curve(name)
    #expect(samples.count > 8)
    let rig = AnimationRig()
    rig.stage.perform {
      UIView.animate(withDuration: 2, delay: 0, options: options) { rig.move(to: 100) }
    }
    for (t, value) in samples where t < 1 {
      #expect(abs(fraction(of: rig, at: 2 * t) - value) < 1e-9)
    }
  }

  @Test("raw curve 7 is the system's spring, cut off at the duration")
  func systemSpring() {
    let rig = AnimationRig()
    rig.stage.perform {
      UIView.animate(withDuration: 0.25, delay: 0, options: .init(rawValue: 7 << 16)) {
        rig.move(to: 100)
      }
    }
    let rate = (1000.0 / 3).squareRoot()
    for t in [0.05, 0.1, 0.2] {
      #expect(abs(fraction(of: rig, at: t) - (1 - (1 + rate * t) * exp(-rate * t))) < 1e-9)
    }
    #expect(fraction(of: rig, at: 0.25) == 1)
    #expect(UIView.AnimationCurve(rawValue: 7) != nil)
  }

  @Test("springs with constants take their own time, fitted ones the animator's")
  func durations() {
    let own = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let settling = UIViewPropertyAnimator(duration: 4, timingParameters: own).duration
    #expect(abs(settling - 1.4727003346780927) < 1e-12)
    #expect(UIViewPropertyAnimator(duration: 4, dampingRatio: 0.5).duration == 4)
    let felt = UISpringTimingParameters(duration: 0.5, bounce: 0)
    #expect(
      UIViewPropertyAnimator(duration: 4, timingParameters: felt).duration == 0.7999999999999999)
  }

  @Test("timing parameters answer as UIKit's do")
  func parameters() {
    let plain = UICubicTimingParameters()
    #expect(plain.animationCurve.rawValue == 5 && plain.timingCurveType == .builtin)
    #expect(plain.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(plain.controlPoint2 == CGPoint(x: 0.25, y: 1))
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(own.animationCurve.rawValue == 6 && own.timingCurveType == .cubic)
    let spring = UISpringTimingParameters()
    #expect(spring.timingCurveType == .spring && spring.cubicTimingParameters == nil)
  }

  @Test("a spring's velocity counts for x and y apart")
  func vectorVelocity() {
    let rig = AnimationRig()
    let still = SpringMotion.fitted(dampingRatio: 0.7, duration: 1)
    let quick = SpringMotion.fitted(dampingRatio: 0.7, duration: 1, initialVelocity: 6)
    let animator = UIViewPropertyAnimator(
      duration: 1,
      timingParameters: UISpringTimingParameters(
        dampingRatio: 0.7, initialVelocity: CGVector(dx: 0, dy: 6)))
    animator.addAnimations { rig.view.center = CGPoint(x: 100, y: 300) }
    rig.stage.perform { animator.startAnimation() }
    for frame in 1..<60 {
      let t = Double(frame) / 60
      rig.stage.advance(to: t)
      #expect(abs(rig.shown.position.x - 100 * still.value(at: t)) < 1e-9)
      #expect(abs(rig.shown.position.y - (200 + 100 * quick.value(at: t))) < 1e-9)
    }
  }
}

extension [String: String] {
  /// The number in a column.
  func number(_ column: String) -> Double { Double(self[column]!)! }
}
