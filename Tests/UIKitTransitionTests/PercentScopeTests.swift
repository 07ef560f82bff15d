import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor @Suite("What a percent-driven transition moves")
struct PercentScopeTests {
  /// Ways to move 100 points that know no curve that the finger would straighten.
  nonisolated static let motions = ["line", "spring", "delayed", "explicit", "animator", "two"]

  private func motion(
    _ name: String
  ) -> @MainActor (SlidingAnimator, UIView, @escaping () -> Void) -> Void {
    { animator, view, done in
      let moved = CGAffineTransform(translationX: SlidingAnimator.way, y: 0)
      switch name {
      case "spring":
        UIView.animate(
          withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2
        ) {
          view.transform = moved
        } completion: { _ in
          done()
        }
      case "delayed":
        UIView.animate(withDuration: 0.2, delay: 0.2, options: .curveLinear) {
          view.transform = moved
        } completion: { _ in
          done()
        }
      case "explicit":
        CATransaction.begin()
        CATransaction.setCompletionBlock(done)
        let animation = CABasicAnimation(keyPath: "transform")
        animation.duration = 0.4
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        animation.fromValue = CATransform3DIdentity
        animation.toValue = CATransform3DMakeTranslation(SlidingAnimator.way, 0, 0)
        view.layer.add(animation, forKey: "slide")
        CATransaction.commit()
      case "animator":
        let mover = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) { view.transform = moved }
        mover.addCompletion { _ in done() }
        mover.startAnimation()
      case "two":
        UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) { view.alpha = 0.5 }
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
          view.transform = moved
        } completion: { _ in
          done()
        }
      default:
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
          view.transform = moved
        } completion: { _ in
          done()
        }
      }
    }
  }

  @Test(
    "shows at a part of the way what running shows after that part of the time", arguments: motions)
  func sameAsRunning(name: String) {
    let running = PercentRig()
    running.objects.isInteractive = false
    running.animator.motion = motion(name)
    running.present()
    let scrubbed = PercentRig()
    scrubbed.animator.motion = motion(name)
    scrubbed.present()
    for frame in 1..<24 {
      running.tick()
      scrubbed.update(Double(frame) / 24)
      #expect(abs(running.shift - scrubbed.shift) < 1e-9, "frame \(frame)")
    }
  }

  @Test("finished at any part ends like one that ran by itself", arguments: motions)
  func finishedLikeRun(name: String) {
    let running = PercentRig()
    running.objects.isInteractive = false
    running.animator.motion = motion(name)
    running.present()
    running.stage.settle()
    for part in [0, 0.2, 0.5, 0.9, 1] {
      let rig = PercentRig()
      rig.animator.motion = motion(name)
      rig.present()
      rig.update(part)
      rig.finish()
      #expect(rig.stage.settle(limit: 2))
      #expect(rig.animator.outcomes == [true])
      #expect(TreeText(rig.stage.window) == TreeText(running.stage.window))
    }
  }

  @Test("cancelled at any part leaves the tree as it was (Q7, Q11)", arguments: motions)
  func cancelled(name: String) {
    for style in [UIModalPresentationStyle.custom, .fullScreen] {
      for part in [0, 0.2, 0.5, 0.9, 1] {
        let rig = PercentRig(style)
        rig.animator.motion = motion(name)
        let before = TreeText(rig.stage.window)
        rig.present()
        rig.update(part)
        rig.cancel()
        #expect(rig.stage.settle(limit: 2))
        #expect(rig.animator.outcomes == [false])
        #expect(TreeText(rig.stage.window) == before)
        rig.presentAtOnce()
        let up = TreeText(rig.stage.window)
        rig.dismiss()
        rig.update(part)
        rig.cancel()
        #expect(rig.stage.settle(limit: 2))
        #expect(TreeText(rig.stage.window) == up)
      }
    }
  }

  @Test(
    "taken back shows no frame beyond the place where it was let go of (Q7)", arguments: motions)
  func noFlash(name: String) {
    let rig = PercentRig()
    rig.animator.motion = motion(name)
    rig.present()
    var furthest = 0.0
    for percent in 0...40 {
      rig.update(Double(percent) / 100)
      furthest = max(furthest, rig.shift)
    }
    #expect(rig.shift < 120 && (name == "delayed" || rig.shift > 0))
    rig.cancel()
    while rig.next.view.window != nil {
      #expect(rig.shift <= furthest + 0.1)
      rig.tick()
    }
    #expect(rig.animator.outcomes == [false])
  }

  @Test(
    "moves views beside the container only under a named ancestor (Q28, F2.8.3)",
    arguments: [true, false])
  func alongside(named: Bool) {
    let rig = PercentRig()
    let banner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    rig.stage.perform { rig.root.view.addSubview(banner) }
    rig.stage.perform {
      rig.root.present(rig.next, animated: true)
      rig.next.transitionCoordinator?.animateAlongsideTransition(
        in: named ? rig.root.view : nil, animation: { _ in banner.center.x += 100 },
        completion: nil)
    }
    rig.update(0.5)
    rig.stage.advance(to: 0.3)
    let x = banner.layer.presentation()?.position.x ?? 0
    #expect(named ? abs(x - 55) < 1e-9 : x > 60)
    rig.cancel()
    rig.stage.settle()
    #expect(rig.root.view.layer.speed == 1 && rig.root.view.layer.timeOffset == 0)
  }

  @Test("hands time on without a jump to what outlasts the transition")
  func outlasting() {
    let rig = PercentRig(.fullScreen)
    rig.animator.motion = { animator, view, done in
      animator.ease(view, done)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    rig.present()
    rig.update(0.5)
    rig.interactor.completionCurve = .linear
    rig.finish()
    let start = rig.stage.now
    for _ in 0..<30 {
      rig.tick()
      let time = 0.2 + rig.stage.now - start
      let shown = Double(rig.next.view.layer.presentation()?.opacity ?? 0)
      #expect(abs(shown - (1 - time)) < 1e-6)
    }
    #expect(rig.animator.outcomes == [true])
  }

  @Test("gives the time back to what ran in the container before, where it stood")
  func runningBefore() {
    let rig = PercentRig()
    rig.presentAtOnce()
    let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    rig.stage.perform {
      rig.next.view.addSubview(wheel)
      UIView.animate(withDuration: 10, delay: 0, options: .curveLinear) { wheel.center.x += 1000 }
    }
    let x = { wheel.layer.presentation()?.position.x ?? 0 }
    rig.stage.advance(to: rig.stage.now + 1)
    let before = x()
    rig.dismiss()
    rig.stage.advance(to: rig.stage.now + 2)
    #expect(abs(x() - before) < 1e-9)
    rig.cancel()
    rig.tick()
    #expect(rig.animator.outcomes == [true, false])
    #expect(abs(x() - before) < 1e-9)
    rig.tick()
    #expect(abs(x() - before - 100.0 / 60) < 1e-6)
  }

  @Test("leaves touches to the application, except on the view that goes (F2.7.5)")
  func touches() {
    let rig = PercentRig()
    rig.presentAtOnce()
    rig.dismiss()
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    #expect(rig.next.view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    rig.cancel()
    rig.stage.settle()
    #expect(rig.next.view.hitTest(CGPoint(x: 5, y: 5), with: nil) != nil)
    rig.objects.isInteractive = false
    rig.dismiss()
    #expect(UIApplication.shared.isIgnoringInteractionEvents)
    rig.stage.settle()
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }
}

@MainActor @Suite("What a percent-driven transition leaves alone")
struct PercentNeighbourTests {
  @Test("animators of other windows run on when the transition is cancelled (facts 3.2)")
  func otherWindow() {
    let rig = PercentRig()
    let other = UIView()
    var ended: (at: Double, UIViewAnimatingPosition)?
    rig.present()
    let start = rig.stage.now
    rig.stage.perform {
      rig.stage.window.addSubview(other)
      let toast = UIViewPropertyAnimator(duration: 1, curve: .linear) { other.alpha = 0 }
      toast.addCompletion { ended = (rig.stage.now, $0) }
      toast.startAnimation()
    }
    rig.update(0.5)
    rig.tick()
    rig.cancel()
    rig.stage.settle()
    #expect(ended?.1 == .end)
    #expect(abs((ended?.at ?? 0) - start - 1) < 0.03)
    #expect(other.alpha == 0)
    #expect(rig.root.presentedViewController == nil)
  }

  @Test("a block that moves nothing leaves what goes alongside to the one that does (2.3, row 10)")
  func emptyBlock() {
    let stage = Stage(scale: 1)
    let (root, next, free, dimming) = (
      UIViewController(), UIViewController(), FreeTransition(), UIView()
    )
    free.duration = 0.4
    free.animate = { _, context in
      UIView.animate(withDuration: 0) { context.containerView.alpha = 1 }
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        context.containerView.backgroundColor = .black
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    stage.perform { stage.window.rootViewController = root }
    stage.settle()
    stage.perform {
      next.modalPresentationStyle = .custom
      next.transitioningDelegate = free
      dimming.alpha = 0
      stage.window.addSubview(dimming)
      root.present(next, animated: true)
      root.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 1 })
    }
    stage.advance(to: stage.now + 0.2)
    let shown = dimming.layer.presentation()?.opacity ?? -1
    #expect(shown > 0.1 && shown < 0.9)
    stage.settle()
  }
}
