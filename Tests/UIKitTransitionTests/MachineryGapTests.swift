import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What else the machinery owes: early updates, changes of size on the way, bars, what it says it
/// has not.
@MainActor @Suite("Transitions at odd moments")
struct MachineryGapTests {
  @Test("a finger that moves in the turn of the start moves from the start, layout forced or not")
  func earlyUpdate() {
    var shifts: [Double] = []
    for isForced in [false, true] {
      let rig = PercentRig()
      rig.animator.motion = { animator, view, done in
        animator.ease(view, done)
        if isForced { rig.stage.window.layoutIfNeeded() }
        rig.interactor.update(0.25)
      }
      rig.present()
      #expect(rig.interactor.percentComplete == 0.25)
      shifts.append(rig.shift)
      rig.update(0.5)
      #expect(abs(rig.shift - 50) < 1e-6)
      rig.finish()
      #expect(rig.stage.settle(limit: 2))
    }
    #expect(abs(shifts[0] - 25) < 1e-6 && shifts[0] == shifts[1])
  }

  @Test("a push under a finger that moves within its layout starts at its start")
  func earlyPush() {
    let rig = ContainerRig(.push)
    let drive = UIPercentDrivenInteractiveTransition()
    rig.delegate.animator = SlideAnimator()
    rig.delegate.interactor = drive
    rig.stage.perform {
      (rig.container as? UINavigationController)?
        .pushViewController(rig.children[1], animated: true)
      rig.container.view.layoutIfNeeded()
      drive.update(0.25)
    }
    let layer = rig.children[1].view.layer
    #expect(abs((layer.presentation()?.frame.minX ?? 0) - 393 * 0.75) < 1e-6)
  }

  @Test("final frames are asked for anew when the screen has changed half way (Q23)")
  func finalFrames() {
    let rig = FreeRig(.fullScreen)
    rig.stage.perform { rig.root.present(rig.next, animated: true) }
    let context = rig.free.context
    rig.stage.advance(to: rig.stage.now + 0.1)
    rig.stage.resize(to: CGSize(width: 500, height: 700))
    #expect(context?.finalFrame(for: rig.next).size == CGSize(width: 500, height: 700))
    #expect(context?.finalFrame(for: rig.root) == .zero)
    let stack = ContainerRig(.push)
    let free = FreeTransition()
    stack.delegate.animator = free
    stack.request(animated: true)
    stack.stage.advance(to: stack.stage.now + 0.1)
    stack.stage.resize(to: CGSize(width: 500, height: 700))
    #expect(free.context?.finalFrame(for: stack.children[1]).width == 500)
  }

  @Test("a change of size has a coordinator, for everybody in the window, until its end (F2.8.7)")
  func sizeCoordinator() {
    let stage = Stage(scale: 1)
    let child = UIViewController()
    let stack = UINavigationController(rootViewController: child)
    stage.perform { stage.window.rootViewController = stack }
    stage.settle()
    stage.rotate()
    stage.advance(to: stage.now + 0.1)
    #expect(
      child.transitionCoordinator?.targetTransform == CGAffineTransform(rotationAngle: .pi / 2))
    #expect(stack.transitionCoordinator != nil)
    stage.settle()
    #expect(child.transitionCoordinator == nil && stack.transitionCoordinator == nil)
  }

  @Test("what a delegate asks for while it is asked counts, and who asked it gives way")
  func fromInsideDelegates() {
    let rig = FreeRig(.overFullScreen)
    let other = UIViewController()
    other.modalPresentationStyle = .overFullScreen
    rig.free.onAsk = { rig.root.present(other, animated: true) }
    rig.present()
    #expect(rig.rules == ["present-while-presenting"])
    #expect(rig.root.presentedViewController === other && rig.stage.window.subviews.count == 2)
    other.transitioningDelegate = rig.free
    rig.free.onAsk = {
      rig.free.onAsk = {}
      rig.root.dismiss(animated: false)
    }
    rig.stage.perform { other.dismiss(animated: true) }
    rig.stage.settle()
    #expect(rig.rules.last == "dismiss-during-transition" && rig.rules.count == 2)
    #expect(rig.stage.window.holdsOnly(rig.root.view))
    #expect(!rig.stage.ignoresTouches)
  }

  @Test("pushes and pops that cancel out on the way leave no child behind")
  func strays() {
    let rig = ContainerRig(.push)
    rig.delegate.animator = SlideAnimator()
    let stack = rig.container as? UINavigationController
    rig.request(animated: true)
    rig.stage.perform {
      stack?.pushViewController(rig.children[2], animated: true)
      stack?.popViewController(animated: true)
    }
    rig.stage.settle()
    #expect(stack?.children == Array(rig.children[..<2]))
    #expect(rig.children[2].parent == nil)
  }

  @Test("what is not there says so")
  func loud() {
    let stage = Stage(scale: 1)
    stage.perform {
      _ = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    }
    #expect(stage.unsupported == ["two pages side by side"])
  }

  @Test("a tab bar is away while a screen below the top wants it away, and back at the root")
  func bottomBar() {
    let stage = Stage(scale: 1)
    let screens = (0..<3).map { _ in UIViewController() }
    let stack = UINavigationController(rootViewController: screens[0])
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    screens[1].hidesBottomBarWhenPushed = true
    stage.perform { stage.window.rootViewController = tabs }
    stage.settle()
    var seen: [[Bool]] = []
    func note() { seen.append([tabs.tabBar.isHidden, stack.topViewController === screens[0]]) }
    for animated in [true, false] {
      stage.perform { stack.pushViewController(screens[1], animated: animated) }
      stage.settle()
      note()
      stage.perform { stack.pushViewController(screens[2], animated: animated) }
      stage.settle()
      note()
      stage.perform { stack.popToRootViewController(animated: animated) }
      stage.settle()
      note()
    }
    let once = [[true, false], [true, false], [false, true]]
    #expect(seen == once + once)
    #expect(screens[0].view.safeAreaInsets.bottom > 49)
    #expect(stack.view.transform == .identity && tabs.tabBar.transform == .identity)
  }
}
