import Rehearsal
import Testing
import Timing
import UIKit

@testable import UIKitTestSupport

@MainActor @Suite("A percent-driven transition")
struct PercentDrivenTests {
  nonisolated static let parts = [0.0, 0.05, 0.3, 0.5, 0.77, 1.0]

  @Test("shows the finger's part of the way, whatever the animator's curve (F3.1.5, P32)")
  func linear() {
    let rig = PercentRig()
    rig.present()
    for part in Self.parts + Self.parts.reversed() {
      rig.update(part)
      rig.tick()
      #expect(abs(rig.shift - part * SlidingAnimator.way) < 1e-9)
      #expect(Double(rig.interactor.percentComplete) == part)
    }
    #expect(rig.interactor.duration == 0.4)
    #expect(rig.stage.violations.isEmpty)
  }

  @Test("counts values outside 0...1 as the nearer end (F3.1.3)", arguments: [-2, 3, .nan])
  func clamps(percent: CGFloat) {
    let rig = PercentRig()
    rig.present()
    rig.update(percent)
    #expect(rig.interactor.percentComplete == (percent > 1 ? 1 : 0))
    #expect(rig.next.transitionCoordinator?.percentComplete == rig.interactor.percentComplete)
  }

  @Test(
    "runs its rest by the formulas of 3.3, and ends in the first turn after it (F3.1.4)",
    arguments: parts, [CompletionRun.Outcome.finish, .cancel])
  func rest(part: Double, outcome: CompletionRun.Outcome) {
    for (speed, curve) in [(1.0, UnitBezier.easeInEaseOut), (0.5, .linear), (3, .easeOut)] {
      let rig = PercentRig()
      rig.interactor.completionSpeed = speed
      rig.interactor.completionCurve =
        curve == .linear ? .linear : curve == .easeOut ? .easeOut : .easeInOut
      rig.present()
      rig.update(part)
      outcome == .finish ? rig.finish() : rig.cancel()
      let left = (outcome == .finish ? 1 - part : part) * 0.4 / speed
      let target = outcome == .finish ? 1.0 : 0
      let start = rig.stage.now
      rig.tick()
      while rig.stage.now - start < left - 1e-9 {
        let shaped = curve.value(at: (rig.stage.now - start) / left)
        #expect(abs(rig.shift / SlidingAnimator.way - (part + (target - part) * shaped)) < 1e-9)
        #expect(rig.animator.outcomes.isEmpty)
        rig.tick()
      }
      #expect(rig.animator.outcomes == [outcome == .finish])
      #expect(rig.completions == 1)
      #expect(rig.stage.violations.isEmpty)
    }
  }

  @Test("with nothing left to run completes in the next turn (Q4)", arguments: [true, false])
  func nothingLeft(finishes: Bool) {
    let rig = PercentRig()
    rig.present()
    rig.update(finishes ? 1 : 0)
    finishes ? rig.finish() : rig.cancel()
    #expect(rig.animator.outcomes.isEmpty)
    rig.tick()
    #expect(rig.animator.outcomes == [finishes])
  }

  @Test("does what was asked for before it had started (Q5, F2.9.2)", arguments: [true, false])
  func early(finishes: Bool) {
    let rig = PercentRig()
    rig.stage.perform {
      rig.root.present(rig.next, animated: true)
      rig.interactor.update(0.5)
      finishes ? rig.interactor.finish() : rig.interactor.cancel()
    }
    #expect(rig.next.transitionCoordinator?.isCancelled == !finishes)
    #expect(abs(rig.shift - 50) < 1e-9)
    #expect(rig.stage.settle())
    #expect(rig.animator.outcomes == [finishes])
  }

  @Test("forgets what was asked for in a turn in which nothing started")
  func stale() {
    let rig = PercentRig()
    rig.cancel()
    rig.tick()
    rig.present()
    rig.update(0.5)
    #expect(rig.next.transitionCoordinator?.isInteractive == true)
  }

  @Test("holds back ends until it is let go of: what was scrubbed past can be scrubbed back")
  func heldEnds() {
    let rig = PercentRig()
    var stops = 0
    rig.animator.motion = { animator, view, done in
      animator.ease(view, done)
      UIView.animate(withDuration: 0.1) {
        view.alpha = 0
      } completion: { _ in
        stops += 1
      }
    }
    rig.present()
    rig.update(1)
    rig.tick()
    #expect(rig.next.view.layer.presentation()?.opacity == 0)
    rig.update(0.125)
    rig.tick()
    #expect(rig.next.view.layer.presentation()?.opacity == 0.5)
    #expect(stops == 0)
    rig.finish()
    rig.stage.settle()
    #expect(stops == 1)
  }

  @Test("can be taken hold of again while it runs its rest, and turned round")
  func grabbedAgain() {
    let rig = PercentRig()
    rig.present()
    rig.update(0.5)
    rig.cancel()
    rig.tick()
    rig.tick()
    let shift = rig.shift
    #expect(shift > 0 && shift < 50)
    rig.stage.perform { rig.interactor.pause() }
    for _ in 0..<5 { rig.tick() }
    #expect(rig.shift == shift)
    #expect(rig.next.transitionCoordinator?.isCancelled == false)
    rig.finish()
    rig.stage.settle()
    #expect(rig.animator.outcomes == [true])
  }

  @Test("serves one transition after another (F3.1.10)")
  func reuse() {
    let rig = PercentRig()
    for part in Self.parts {
      rig.present()
      rig.update(part)
      rig.finish()
      rig.stage.settle()
      rig.dismiss()
      rig.update(part)
      rig.cancel()
      rig.stage.settle()
      rig.dismiss()
      rig.finish()
      rig.stage.settle()
    }
    #expect(rig.animator.outcomes == Self.parts.flatMap { _ in [true, false, true] })
    #expect(rig.stage.violations.isEmpty)
  }

  @Test("takes a speed that is not above 0 for 1 and says so (P12)", arguments: [0, -1])
  func noSpeed(speed: CGFloat) {
    let rig = PercentRig()
    rig.interactor.completionSpeed = speed
    rig.present()
    rig.update(0.5)
    rig.finish()
    rig.stage.settle(limit: 1)
    #expect(rig.animator.outcomes == [true])
    #expect(rig.stage.violations.map(\.rule) == ["completion-speed"])
  }

  @Test("has the rest last the whole duration when its speed is 1 - percentComplete (P12)")
  func speedOfSeed() {
    let rig = PercentRig()
    rig.objects.interactor = SlowingInteractor()
    rig.present()
    rig.update(0.75)
    rig.finish()
    rig.stage.advance(to: 0.39)
    #expect(rig.animator.outcomes.isEmpty)
    rig.stage.advance(to: 0.42)
    #expect(rig.animator.outcomes == [true])
    rig.dismiss()
    rig.update(1)
    rig.finish()
    rig.stage.settle()
    #expect(rig.animator.outcomes == [true, true])
    #expect(rig.stage.violations.isEmpty)
  }

  @Test("refuses to be let go of twice, and calls of its context (P10, F3.1.9)")
  func refusals() {
    let rig = PercentRig()
    var context: (any UIViewControllerContextTransitioning)?
    rig.objects.interactor = WatchfulInteractor { context = $0 }
    rig.present()
    rig.stage.perform {
      context?.updateInteractiveTransition(0.7)
      context?.finishInteractiveTransition()
    }
    #expect(context?.isInteractive == true)
    rig.finish()
    rig.cancel()
    #expect(context?.transitionWasCancelled == false)
    #expect(
      rig.stage.violations.map(\.rule) == [
        "percent-driven-calls-context", "percent-driven-calls-context", "releases-once",
      ])
  }
}

/// As in seed 003.
private final class SlowingInteractor: UIPercentDrivenInteractiveTransition {
  override var completionSpeed: CGFloat {
    get { 1 - percentComplete }
    set {}
  }
}

/// Keeps the context, as subclasses do.
private final class WatchfulInteractor: UIPercentDrivenInteractiveTransition {
  private let hear: (any UIViewControllerContextTransitioning) -> Void

  init(_ hear: @escaping (any UIViewControllerContextTransitioning) -> Void) { self.hear = hear }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    hear(transitionContext)
    super.startInteractiveTransition(transitionContext)
  }
}
