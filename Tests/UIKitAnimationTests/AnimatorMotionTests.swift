import QuartzCore
import Rehearsal
import Testing
import UIKit

@MainActor @Suite("A property animator in motion")
struct AnimatorMotionTests {
  /// The paces that every law is held against.
  static let paces: [(String, () -> any UITimingCurveProvider)] = [
    ("linear", { UICubicTimingParameters(animationCurve: .linear) }),
    ("ease in", { UICubicTimingParameters(animationCurve: .easeIn) }),
    (
      "own curve",
      {
        UICubicTimingParameters(
          controlPoint1: CGPoint(x: 0.1, y: 0.7), controlPoint2: CGPoint(x: 0.3, y: 0.9))
      }
    ),
    ("spring", { UISpringTimingParameters(dampingRatio: 0.6) }),
    ("critical", { UISpringTimingParameters() }),
    (
      "push",
      {
        UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 5, dy: -2))
      }
    ),
  ]

  private func animator(
    _ rig: AnimationRig, _ pace: Int, duration: Double = 1
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, timingParameters: Self.paces[pace].1())
    animator.addAnimations {
      rig.view.center = CGPoint(x: 100, y: 300)
      rig.view.alpha = 0
      rig.view.transform = CGAffineTransform(rotationAngle: 1)
    }
    animator.addAnimations({ rig.view.bounds.size.width = 80 }, delayFactor: 0.3)
    return animator
  }

  /// All that shows, as numbers.
  private func look(_ rig: AnimationRig) -> [Double] {
    AnimatableProperty.all.compactMap { $0.read(rig.shown)?.components }.flatMap { $0 }
  }

  private func difference(_ a: [Double], _ b: [Double]) -> Double {
    a.count == b.count ? zip(a, b).map { abs($0 - $1) }.max()! : .infinity
  }

  @Test("pausing anywhere and going on shows the same film, later", arguments: 0..<6)
  func pauseIsADelay(pace: Int) {
    let plain = AnimationRig()
    let straight = animator(plain, pace)
    plain.stage.perform { straight.startAnimation() }
    let held = AnimationRig()
    let paused = animator(held, pace)
    held.stage.perform { paused.startAnimation() }
    for frame in 1...20 {
      plain.stage.advance(to: Double(frame) / 60)
      held.stage.advance(to: Double(frame) / 60)
    }
    held.stage.perform { paused.pauseAnimation() }
    let still = look(held)
    held.stage.advance(to: 1)
    #expect(difference(look(held), still) == 0 && held.stage.isSettled)
    held.stage.perform { paused.startAnimation() }
    for frame in 0...40 {
      plain.stage.advance(to: Double(20 + frame) / 60)
      held.stage.advance(to: 1 + Double(frame) / 60)
      #expect(difference(look(plain), look(held)) < 1e-6, "frame \(frame)")
    }
  }

  @Test("scrubbed to any place, it goes on from the same look", arguments: 0..<6)
  func scrubThenContinue(pace: Int) {
    var numbers = SeededNumbers(UInt64(pace) + 1)
    for _ in 0..<20 {
      let (place, when) = (0.98 * numbers.next(), numbers.next())
      let rig = AnimationRig()
      let animator = animator(rig, pace)
      rig.stage.perform { animator.startAnimation() }
      rig.stage.advance(to: when * animator.duration)
      rig.stage.perform { animator.fractionComplete = place }
      #expect(abs(animator.fractionComplete - place) < 1e-12)
      #expect(abs(rig.x - 100 * place) < 1e-9, "linear in the value, whatever the pace")
      let before = look(rig)
      rig.stage.perform {
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
      #expect(difference(look(rig), before) < 1e-5, "seed \(pace + 1) at \(place)")
      rig.stage.settle()
      #expect(rig.x == 100 && animator.state == .inactive)
    }
  }

  @Test("a new pace takes over without a jump, forward and back", arguments: 0..<6)
  func continueOtherwise(pace: Int) {
    var numbers = SeededNumbers(UInt64(pace) + 100)
    for (_, rest) in Self.paces {
      for isReversed in [false, true] {
        let rig = AnimationRig(refreshRate: 600)
        let animator = animator(rig, pace)
        rig.stage.perform { animator.startAnimation() }
        rig.stage.advance(to: 0.9 * numbers.next() * animator.duration)
        rig.stage.perform { animator.pauseAnimation() }
        let before = look(rig)
        rig.stage.perform {
          animator.isReversed = isReversed
          animator.continueAnimation(withTimingParameters: rest(), durationFactor: 0.5)
        }
        #expect(difference(look(rig), before) < 1e-5)
        let film = rig.film(600)
        let steps = zip(film, film.dropFirst()).map { abs($1 - $0) }
        #expect(steps.max()! < 3)
        rig.stage.settle()
        #expect(abs(rig.modelX - (isReversed ? 0 : 100)) < 1e-9 && animator.state == .inactive)
      }
    }
  }

  @Test("reversing twice is nothing", arguments: 0..<6)
  func reverseTwice(pace: Int) {
    let plain = AnimationRig()
    let straight = animator(plain, pace)
    let turned = AnimationRig()
    let twice = animator(turned, pace)
    plain.stage.perform { straight.startAnimation() }
    turned.stage.perform { twice.startAnimation() }
    for frame in 1...60 {
      plain.stage.advance(to: Double(frame) / 60)
      turned.stage.advance(to: Double(frame) / 60)
      if frame % 7 == 0 {
        turned.stage.perform {
          twice.isReversed = true
          twice.isReversed = false
        }
      }
      #expect(difference(look(plain), look(turned)) < 1e-6)
    }
  }

  @Test("reversed, it runs back the way it came and restores the start")
  func runsBack() {
    let rig = AnimationRig()
    let animator = animator(rig, 1)
    animator.addCompletion { rig.note("\($0)") }
    let start = look(rig)
    rig.stage.perform { animator.startAnimation() }
    let forth = rig.film(30)
    rig.stage.perform { animator.isReversed = true }
    #expect(abs(animator.fractionComplete - 0.5) < 1e-9)
    let back = rig.film(30)
    for (a, b) in zip(forth, back.reversed()) { #expect(abs(a - b) < 1e-9) }
    rig.stage.settle()
    #expect(rig.calls == ["60 start"])
    #expect(difference(look(rig), start) < 1e-6 && rig.modelX == 0)
  }

  @Test("stopped anywhere, the model is what showed", arguments: 0..<6)
  func stopKeepsTheLook(pace: Int) {
    for position in [UIViewAnimatingPosition.end, .start, .current] {
      let rig = AnimationRig()
      let start = look(rig)
      let animator = animator(rig, pace)
      animator.addCompletion { rig.note("\($0)") }
      rig.stage.perform { animator.startAnimation() }
      rig.stage.advance(to: 0.4)
      let shown = look(rig)
      rig.stage.perform { animator.stopAnimation(false) }
      #expect(difference(look(rig), shown) < 1e-6 && animator.state == .stopped)
      #expect(abs(rig.modelX - rig.x) == 0)
      rig.stage.perform { animator.finishAnimation(at: position) }
      switch position {
      case .end: #expect(rig.modelX == 100 && rig.view.alpha == 0)
      case .start: #expect(difference(look(rig), start) < 1e-6)
      case .current: #expect(difference(look(rig), shown) < 1e-6)
      }
      #expect(rig.calls == ["24 \(position)"] && animator.state == .inactive)
    }
  }

  @Test("two animators on one property add up, whatever happens to the first")
  func animatorsAdd() {
    for turn in 0..<3 {
      let rig = AnimationRig(refreshRate: 600)
      let first = UIViewPropertyAnimator(duration: 1, curve: .linear) { rig.move(to: 100) }
      let second = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { rig.move(to: 300) }
      rig.stage.perform { first.startAnimation() }
      var film = rig.film(240)
      rig.stage.perform { second.startAnimation() }
      film += rig.film(100)
      rig.stage.perform {
        if turn == 1 { first.isReversed = true }
        if turn == 2 { first.stopAnimation(true) }
      }
      film += rig.film(1000)
      #expect(zip(film, film.dropFirst()).map { abs($1 - $0) }.max()! < 2, "turn \(turn)")
      #expect(abs(rig.x - [300, 200, 100 * 340 / 600 + 200][turn]) < 1e-9)
    }
  }

  @Test("an ancestor that stands still holds the animator, and shows what running would")
  func frozenAncestor() {
    let running = AnimationRig()
    let straight = animator(running, 1)
    running.stage.perform { straight.startAnimation() }
    let rig = AnimationRig()
    rig.stage.perform {
      rig.stage.window.layer.speed = 0
      animator(rig, 1).startAnimation()
    }
    for frame in 0..<60 {
      let t = Double(frame) / 60
      running.stage.advance(to: t)
      rig.stage.window.layer.timeOffset = t
      #expect(difference(look(rig), look(running)) < 1e-9)
    }
  }

  @Test("blocks of an ordinary animation inside follow the animator")
  func nestedBlocks() {
    let rig = AnimationRig()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 0.2, delay: 0.5) {
        rig.move(to: 100)
      } completion: {
        rig.note("inner \($0)")
      }
    }
    rig.stage.perform { animator.fractionComplete = 0.75 }
    #expect(abs(rig.x - 50) < 1e-9)
    rig.stage.advance(to: 1)
    #expect(rig.calls.isEmpty)
    rig.stage.perform { animator.startAnimation() }
    rig.stage.settle()
    #expect(rig.calls == ["75 inner true"])
  }

  @Test("at the end it can be kept, and turned around")
  func pausesOnCompletion() {
    let rig = AnimationRig()
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { rig.move(to: 100) }
    animator.pausesOnCompletion = true
    animator.addCompletion { rig.note("\($0)") }
    rig.stage.perform { animator.startAnimation() }
    rig.stage.advance(to: 2)
    #expect(animator.state == .active && !animator.isRunning && rig.calls.isEmpty)
    #expect(animator.fractionComplete == 1 && rig.x == 100)
    rig.stage.perform {
      animator.pausesOnCompletion = false
      animator.isReversed = true
      animator.startAnimation()
    }
    rig.stage.advance(to: 2.25)
    #expect(abs(rig.x - 50) < 1e-9)
    rig.stage.settle()
    #expect(rig.calls == ["150 start"] && rig.modelX == 0)
  }

  @Test("running or kept by someone it lives; released while paused it is a violation")
  func release() {
    let rig = AnimationRig()
    weak var gone: UIViewPropertyAnimator?
    rig.stage.perform {
      gone = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.5, delay: 0.25, animations: { rig.move(to: 100) },
        completion: { rig.note("\($0)") })
    }
    #expect(gone != nil && rig.x == 0)
    rig.stage.settle()
    #expect(rig.calls == ["45 end"] && gone == nil && rig.stage.violations.isEmpty)
    rig.stage.perform {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { rig.move(to: 0) }.pauseAnimation()
    }
    #expect(rig.stage.violations.map(\.rule) == ["released-unfinished"])
    rig.stage.advance(to: 1)
    #expect(rig.x == 0)
  }

  @Test("what was set just before is where it starts; what moves is taken over as it shows")
  func replacingStart() {
    let rig = AnimationRig()
    let fade = UIViewPropertyAnimator(duration: 1, curve: .linear) { rig.view.alpha = 1 }
    rig.stage.perform {
      rig.view.alpha = 0.2
      fade.startAnimation()
    }
    rig.stage.advance(to: 0.5)
    #expect(abs(rig.opacity - 0.6) < 1e-6)
    let out = UIViewPropertyAnimator(duration: 1, curve: .linear) { rig.view.alpha = 0 }
    rig.stage.perform { out.startAnimation() }
    #expect(abs(rig.opacity - 0.6) < 1e-6)
    rig.stage.settle()
    #expect(rig.opacity == 0 && fade.state == .inactive && out.state == .inactive)
  }
}
