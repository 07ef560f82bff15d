import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What the random walk once found, each as short as it could be made.
@MainActor @Suite("What a random walk found")
struct FoundByWalkingTests {
  @Test("a chain whose upper screen alone covers leaves the lowest presenter in the window")
  func chain() {
    let rig = FreeRig(.overFullScreen)
    rig.present(animated: false)
    let third = UIViewController()
    third.modalPresentationStyle = .fullScreen
    third.transitioningDelegate = rig.free
    rig.stage.perform { rig.next.present(third, animated: false) }
    rig.stage.settle()
    let before = ContainerRig.lines(of: rig.stage.window)
    rig.free.interactor = UIPercentDrivenInteractiveTransition()
    rig.stage.perform { rig.root.dismiss(animated: true) }
    rig.cancel()
    #expect(ContainerRig.lines(of: rig.stage.window) == before)
    #expect(rig.root.view.window != nil && rig.root.appearance.phase == .appeared)
    rig.free.interactor = nil
    rig.stage.perform { rig.root.dismiss(animated: true) }
    rig.stage.settle()
    #expect(rig.stage.window.holdsOnly(rig.root.view) && rig.rules.isEmpty)
  }

  @Test("a popover that goes with the screen below it uncovers what that one covered")
  func popoverOverCover() {
    let stage = Stage(device: .iPad, scale: 1)
    let (root, cover, popover) = (UIViewController(), UIViewController(), UIViewController())
    stage.perform { stage.window.rootViewController = root }
    stage.settle()
    cover.modalPresentationStyle = .fullScreen
    stage.perform { root.present(cover, animated: false) }
    stage.settle()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = cover.view
    stage.perform { cover.present(popover, animated: false) }
    stage.settle()
    stage.perform { root.dismiss(animated: true) }
    stage.settle()
    #expect(stage.window.holdsOnly(root.view) && stage.violations.isEmpty)
  }

  @Test("a stack that leaves the window with a change that has not started keeps no strays")
  func strays() {
    let stage = Stage(scale: 1)
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    stage.perform { stage.window.rootViewController = tabs }
    stage.settle()
    let stray = UIViewController()
    stage.perform {
      stack.pushViewController(stray, animated: true)
      stack.popViewController(animated: true)
      tabs.selectedIndex = 1
    }
    stage.settle()
    #expect(stray.parent == nil && stack.children == stack.viewControllers)
  }

  @Test("a popover that is refused after it was to become a sheet is let go of")
  func refusedPopover() {
    weak var refused: UIViewController?
    let stage = Stage(scale: 1)
    let (root, other) = (UIViewController(), UIViewController())
    let free = FreeTransition()
    stage.perform { stage.window.rootViewController = root }
    stage.settle()
    func present() {
      let next = UIViewController()
      next.modalPresentationStyle = .popover
      next.popoverPresentationController?.sourceView = root.view
      next.transitioningDelegate = free
      free.onAsk = { root.present(other, animated: false) }
      stage.perform { root.present(next, animated: true) }
      refused = next
    }
    present()
    stage.settle()
    #expect(stage.violations.map(\.rule) == ["present-while-presenting"])
    #expect(refused == nil && root.presentedViewController === other)
  }
}
