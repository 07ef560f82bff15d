import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// The back button of a bar while a finger somewhere else moves the screens.
@MainActor @Suite struct BackButtonTests {
  @Test("does nothing until they are at rest, and pops then")
  func underWay() {
    let stage = Stage(scale: 1)
    let driver = UIPercentDrivenInteractiveTransition()
    let delegate = OneForAll(SlidingAnimator(), driver)
    let screens = [UIViewController(), UIViewController(), delegate.next]
    let stack = UINavigationController(rootViewController: screens[0])
    stack.pushViewController(screens[1], animated: false)
    stage.perform { stage.window.rootViewController = stack }
    stage.settle()
    stack.delegate = delegate
    stage.perform { stack.pushViewController(screens[2], animated: true) }
    stage.perform { driver.update(0.5) }
    stage.perform { stack.navigationBar.goBack?() }
    #expect(stack.viewControllers == screens)
    stage.perform { driver.finish() }
    stage.settle()
    #expect(stack.topViewController === screens[2])
    #expect(stage.violations.isEmpty)
    stack.delegate = nil
    stage.perform { stack.navigationBar.goBack?() }
    stage.settle()
    #expect(stack.topViewController === screens[1])
  }
}
