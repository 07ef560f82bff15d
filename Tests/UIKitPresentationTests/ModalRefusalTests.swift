import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor @Suite("What cannot be presented or dismissed")
struct ModalRefusalTests {
  private func stage(_ root: UIViewController) -> Stage {
    let stage = Stage(scale: 1)
    stage.perform { stage.window.rootViewController = root }
    stage.settle()
    return stage
  }

  @Test("is noted with its rule, and nothing changes (F2.1.4, Q8)")
  func refusals() {
    let (root, one, two) = (UIViewController(), UIViewController(), UIViewController())
    let stage = stage(root)
    stage.perform { root.dismiss(animated: true) }
    stage.perform { root.present(root, animated: true) }
    stage.perform {
      root.present(one, animated: true)
      root.present(two, animated: true)
      root.present(one, animated: true)
      one.dismiss(animated: true)
    }
    stage.settle()
    #expect(root.presentedViewController === one)
    stage.perform { one.present(one, animated: true) }
    stage.perform { two.present(UIViewController(), animated: true) }
    let child = UIViewController()
    stage.perform {
      root.addChild(child)
      one.present(child, animated: true)
    }
    #expect(
      stage.violations.map(\.rule) == [
        "dismiss-nothing", "present-twice", "present-while-presenting",
        "present-while-presenting", "dismiss-during-transition", "present-twice",
        "present-outside-window", "present-child",
      ])
    #expect(stage.violations.allSatisfy { $0.message.count > 30 })
    #expect(stage.settle())
    #expect(!stage.perform { UIApplication.shared.isIgnoringInteractionEvents })
  }

  @Test("includes finishing what nobody holds, and the truth after a cancel (P5)")
  func untruth() {
    let rig = PercentRig()
    rig.animator.motion = { animator, view, done in
      UIView.animate(withDuration: 0.4) {
        view.transform = CGAffineTransform(translationX: 100, y: 0)
      } completion: { _ in
        animator.context?.completeTransition(true)
      }
    }
    rig.present()
    rig.update(0.5)
    rig.cancel()
    rig.stage.settle()
    #expect(rig.stage.violations.map(\.rule) == ["completes-truthfully"])
    rig.stage.perform { rig.animator.context?.cancelInteractiveTransition() }
    #expect(rig.stage.isSettled)
  }

  @Test("a context that a custom presentation asks for is the controller that defines it (F2.1.3)")
  func contextual() {
    let (root, child, next) = (UIViewController(), UIViewController(), UIViewController())
    let stage = stage(root)
    stage.perform {
      root.addChild(child)
      child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
      root.view.addSubview(child.view)
      child.definesPresentationContext = true
    }
    next.modalPresentationStyle = .overCurrentContext
    stage.perform { child.present(next, animated: false) }
    stage.settle()
    #expect(next.presentingViewController === child)
    #expect(next.view.convert(next.view.bounds, to: nil) == child.view.frame)
    stage.perform { next.dismiss(animated: false) }
    stage.settle()
    #expect(child.view.superview === root.view)
    #expect(root.view.subviews.count == 1)
  }
}
