import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite("Another pitfall")
struct MorePitfallTests {
  @Test("the presenter's view, put into the container on the way back, goes with it (Q1)")
  func blackScreen() {
    let rig = FreeRig(.custom)
    rig.present()
    rig.free.animate = { free, context in
      #expect(context.view(forKey: .to) == nil)
      context.viewController(forKey: .to).map {
        context.containerView.insertSubview($0.view, at: 0)
      }
      free.move(context.view(forKey: .from), context) { true }
    }
    rig.dismiss()
    #expect(rig.root.view.window == nil)
    #expect(rig.stage.window.wrapper.subviews.isEmpty)
    #expect(rig.root.presentedViewController == nil)
  }

  @Test("the completion of a dismissal may present, the dismissal itself refuses to (Q8)")
  func presentAfterwards() {
    let rig = FreeRig(.fullScreen)
    rig.present()
    let third = UIViewController()
    rig.stage.perform {
      rig.next.dismiss(animated: true) { rig.root.present(third, animated: true) }
    }
    rig.stage.perform { rig.root.present(UIViewController(), animated: true) }
    rig.stage.settle()
    #expect(rig.rules == ["present-while-presenting"])
    #expect(rig.root.presentedViewController === third && third.view.window != nil)
  }

  @Test("begin and end of appearance by hand, where UIKit sends them, are noted (Q9)")
  func byHand() {
    let rig = FreeRig(.fullScreen)
    rig.free.animate = { free, context in
      context.viewController(forKey: .to)?.beginAppearanceTransition(true, animated: true)
      free.fade(context)
    }
    rig.present()
    #expect(rig.rules == ["appearance-balance"])
    #expect(rig.next.appearance.phase == .appeared)
  }

  @Test("a presenter that is turned while a transform is set is in its place afterwards (Q10)")
  func turnedUnderTransform() {
    let rig = FreeRig(.overFullScreen)
    rig.present()
    rig.stage.perform { rig.root.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
    rig.stage.rotate()
    rig.stage.settle()
    rig.stage.perform { rig.root.view.transform = .identity }
    #expect(rig.root.view.frame == rig.stage.window.bounds)
  }

  @Test("no duration: over in the turn of the start, with every callback (Q12)")
  func noDuration() {
    let rig = FreeRig(.fullScreen)
    rig.free.duration = 0
    rig.stage.perform { rig.root.present(rig.next, animated: true) }
    rig.stage.advance(to: rig.stage.now + 1.0 / 60)
    #expect(rig.next.appearance.phase == .appeared && rig.root.appearance.phase == .disappeared)
    #expect(!rig.stage.ignoresTouches)
  }

  @Test("a delegate that nobody holds is gone, and the system's motion comes (Q21)")
  func weakDelegate() {
    let rig = FreeRig(.fullScreen)
    autoreleased {
      let lost = FreeTransition()
      rig.next.transitioningDelegate = lost
    }
    #expect(rig.next.transitioningDelegate == nil)
    rig.present()
    #expect(rig.next.view.window != nil && rig.free.asked.isEmpty)
  }

  @Test("a presentation controller that serves again is noted, and serves (Q22)")
  func reused() {
    let rig = FreeRig(.custom)
    let kept = UIPresentationController(presentedViewController: rig.next, presenting: rig.root)
    rig.free.presentation = { _, _ in kept }
    rig.present()
    rig.dismiss()
    #expect(rig.rules.isEmpty)
    let other = UIViewController()
    other.modalPresentationStyle = .custom
    other.transitioningDelegate = rig.free
    rig.stage.perform { rig.root.present(other, animated: true) }
    rig.stage.settle()
    #expect(rig.rules == ["presentation-controller-reused"])
    #expect(rig.root.presentedViewController === other && other.view.window != nil)
    #expect(kept.presentedViewController === other)
    // While it is in use, a plain one takes its place.
    let third = UIViewController()
    third.modalPresentationStyle = .custom
    third.transitioningDelegate = rig.free
    rig.stage.perform { other.present(third, animated: true) }
    rig.stage.settle()
    #expect(kept.presentedViewController === other && third.view.window != nil)
    rig.stage.perform { rig.root.dismiss(animated: true) }
    rig.stage.settle()
    #expect(rig.stage.window.holdsOnly(rig.root.view))
  }

  @Test("a snapshot of what was never shown is blank, noted, and right after updates (P8, Q15)")
  func earlySnapshot() {
    let stage = Stage(scale: 1)
    stage.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.backgroundColor = .red
      for waits in [false, true] {
        let snapshot = view.snapshotView(afterScreenUpdates: waits)
        #expect((snapshot?.layer.drawing.frozen != nil) == waits)
      }
    }
    #expect(stage.violations.map(\.rule) == ["blank-snapshot"])
  }

  @Test("a cancelled percent-driven animation says that it finished (Q11)")
  func finishedAllTheSame() {
    let rig = FreeRig(.custom)
    rig.free.interactor = UIPercentDrivenInteractiveTransition()
    var answers: [Bool] = []
    rig.free.animate = { free, context in
      free.place(context)
      UIView.animate(withDuration: 0.3) {
        context.view(forKey: .to)?.alpha = 0.5
      } completion: { finished in
        answers += [finished, context.transitionWasCancelled]
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    rig.present()
    rig.cancel()
    #expect(answers == [true, true])
    #expect(rig.root.presentedViewController == nil)
  }

  @Test("a navigation delegate is asked for every animated change, and nil is the system's (P21)")
  func everyChange() {
    let stage = Stage(scale: 1)
    let free = FreeTransition()
    free.givesAnimator = false
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.delegate = free
    stage.perform { stage.window.rootViewController = stack }
    stage.settle()
    let next = UIViewController()
    let changes: [@MainActor () -> Void] = [
      { stack.pushViewController(next, animated: true) },
      { stack.pushViewController(UIViewController(), animated: false) },
      { stack.popToViewController(next, animated: true) },
      { stack.setViewControllers([UIViewController(), next], animated: true) },
      { stack.setViewControllers([UIViewController()], animated: true) },
      { stack.pushViewController(next, animated: true) },
      { stack.popToRootViewController(animated: true) },
    ]
    for change in changes {
      stage.perform(change)
      stage.settle()
    }
    #expect(free.asked == ["push", "pop", "push", "push", "pop"])
    #expect(stage.violations.isEmpty)
  }

  @Test("asking for a presentation controller keeps nobody alive")
  func askedOnly() {
    for style in ModalKind.allCases.map(\.style) {
      weak var asked: UIViewController?
      autoreleased {
        let controller = UIViewController()
        controller.modalPresentationStyle = style
        #expect(controller.presentationController?.presentedViewController === controller)
        asked = controller
      }
      #expect(asked == nil, "\(style)")
    }
  }

  @Test("a root that goes takes along what it presented")
  func rootGoes() {
    let stage = Stage(scale: 1)
    weak var gone: UIViewController?
    autoreleased {
      let root = UIViewController()
      let next = UIViewController()
      gone = next
      stage.perform { stage.window.rootViewController = root }
      stage.perform { root.present(next, animated: false) }
      stage.settle()
      stage.perform { stage.window.rootViewController = UIViewController() }
    }
    stage.settle()
    #expect(gone == nil)
  }

  private func autoreleased(_ body: () -> Void) { body() }
}
