import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor @Suite("A percent-driven transition with an interruptible animator")
struct PercentAnimatorTests {
  @MainActor
  private final class Rig {
    let stage = Stage()
    let root = UIViewController()
    let next = UIViewController()
    let objects = InterruptibleObjects()

    init() {
      next.modalPresentationStyle = .custom
      next.transitioningDelegate = objects
      stage.perform { stage.window.rootViewController = root }
    }

    func present() { stage.perform { root.present(next, animated: true) } }

    var shift: Double { next.view.layer.presentation().map { $0.affineTransform().tx } ?? .nan }
  }

  @Test("shows the finger's part of the way, and the same on the way back (F3.4.1)")
  func scrubs() {
    let rig = Rig()
    rig.present()
    for part in [0, 0.25, 0.5, 1, 0.75] {
      rig.stage.perform { rig.objects.interactor.update(part) }
      rig.stage.advance(to: rig.stage.now + 0.1)
      #expect(abs(rig.shift - 100 * part) < 1e-9)
    }
    #expect(rig.next.transitionCoordinator?.isInterruptible == true)
    #expect(rig.objects.startCalls == 0)
    #expect(rig.stage.violations.isEmpty)
  }

  @Test("cancelled runs back and completes at its start (F3.4.3)", arguments: [true, false])
  func outcomes(finishes: Bool) {
    let rig = Rig()
    let before = TreeText(rig.stage.window)
    rig.present()
    rig.stage.perform { rig.objects.interactor.update(0.6) }
    rig.stage.perform {
      finishes ? rig.objects.interactor.finish() : rig.objects.interactor.cancel()
    }
    #expect(rig.stage.settle(limit: 2))
    #expect(rig.objects.outcomes == [finishes])
    #expect(rig.objects.positions == [finishes ? .end : .start])
    if !finishes { #expect(TreeText(rig.stage.window) == before) }
  }

  @Test("started by itself can be taken hold of and turned round (F3.1.7, F3.1.8)")
  func grabbed() {
    let rig = Rig()
    rig.objects.interactor.wantsInteractiveStart = false
    var changes: [Bool] = []
    rig.stage.perform {
      rig.root.present(rig.next, animated: true)
      rig.next.transitionCoordinator?.notifyWhenInteractionChanges {
        changes.append($0.isInteractive)
      }
    }
    #expect(rig.next.transitionCoordinator?.initiallyInteractive == false)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    rig.stage.advance(to: 0.2)
    let shift = rig.shift
    #expect(shift > 0)
    rig.stage.perform { rig.objects.interactor.pause() }
    rig.stage.advance(to: 1)
    #expect(abs(rig.shift - shift) < 1e-9)
    rig.stage.perform { rig.objects.interactor.cancel() }
    #expect(rig.stage.settle(limit: 2))
    #expect(changes == [true, false])
    #expect(rig.objects.outcomes == [false])
  }

  @Test("takes along what goes alongside, and turns it back with the rest (F2.8.2)")
  func alongside() {
    let rig = Rig()
    let banner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    rig.stage.perform {
      rig.root.view.addSubview(banner)
      rig.root.present(rig.next, animated: true)
      rig.next.transitionCoordinator?.animate(alongsideTransition: { _ in banner.center.x += 100 })
    }
    rig.stage.perform { rig.objects.interactor.update(0.5) }
    #expect(abs((banner.layer.presentation()?.position.x ?? 0) - 55) < 1e-9)
    rig.stage.perform { rig.objects.interactor.cancel() }
    rig.stage.settle()
    #expect(banner.center.x == 5)
  }

  @Test("runs what it vended when nobody starts it, before a finger holds it (F2.9.3)")
  func byItself() {
    let rig = Rig()
    rig.objects.interactor.wantsInteractiveStart = false
    rig.present()
    #expect(rig.stage.settle(limit: 2))
    #expect(rig.objects.outcomes == [true])
  }

  @Test("says so when the animator vends another one every time (Q20)")
  func another() {
    let rig = Rig()
    rig.objects.forgets = true
    rig.objects.interactor.wantsInteractiveStart = false
    rig.present()
    #expect(rig.stage.violations.contains { $0.rule == "one-interruptible-animator" })
  }

  @Test("cannot be taken hold of without one, and says so")
  func notInterruptible() {
    let rig = PercentRig()
    rig.interactor.wantsInteractiveStart = false
    rig.present()
    rig.stage.perform { rig.interactor.pause() }
    rig.update(0.5)
    rig.stage.settle()
    #expect(rig.animator.outcomes == [true])
    let refusals = rig.stage.violations.filter { $0.rule == "needs-interruptible-animator" }
    #expect(refusals.count == 2)
  }
}

/// Vends an animator, and keeps it for the whole transition.
private final class InterruptibleObjects: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let interactor = UIPercentDrivenInteractiveTransition()
  var isInteractive = true
  var forgets = false
  private var vended: UIViewPropertyAnimator?
  private(set) var startCalls = 0
  private(set) var outcomes: [Bool] = []
  private(set) var positions: [UIViewAnimatingPosition] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    startCalls += 1
  }

  func animationEnded(_ transitionCompleted: Bool) { outcomes.append(transitionCompleted) }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let vended, !forgets { return vended }
    let view = context.view(forKey: .to) ?? context.view(forKey: .from)
    if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) {
      view?.transform = CGAffineTransform(translationX: 100, y: 0)
    }
    animator.addCompletion { [weak self] position in
      self?.positions.append(position)
      view?.transform = .identity
      context.completeTransition(position == .end)
    }
    vended = animator
    return animator
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interactor : nil }
}
