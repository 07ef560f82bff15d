import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite("A tab bar controller")
struct ContainerTabTests {
  private let log = CallLog()
  private let stage = Stage(scale: 1)
  private let tabs = UITabBarController()
  private let delegate: LoggedContainerDelegate
  private let children: [LoggedChild]

  init() {
    delegate = LoggedContainerDelegate(log: CallLog())
    children = ["A", "B", "C"].map { [log] in LoggedChild($0, log: log) }
    tabs.delegate = delegate
    tabs.viewControllers = children
    stage.perform { stage.window.rootViewController = tabs }
    stage.settle()
  }

  @Test("asks and tells the delegate of taps, but only for an animator when code selects (F2.10.6)")
  func delegateQuestions() {
    stage.perform { tabs.selectedIndex = 1 }
    #expect(delegate.log.lines == ["delegate.animationControllerForTransition(A to B)"])
    stage.perform { tabs.tabBar.buttons[2].tap() }
    #expect(
      delegate.log.lines.dropFirst() == [
        "delegate.shouldSelect(C)", "delegate.animationControllerForTransition(B to C)",
        "delegate.didSelect(C)",
      ])
    delegate.allowsSelection = false
    stage.perform { tabs.tabBar.buttons[0].tap() }
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.selectedViewController === children[2])
  }

  @Test("keeps its bar in place while a child moves")
  func barStays() {
    delegate.animator = SlideAnimator()
    let frame = tabs.tabBar.frame
    stage.perform { tabs.selectedIndex = 1 }
    stage.advance(to: stage.now + 0.2)
    #expect(tabs.tabBar.frame == frame)
    #expect(tabs.tabBar.layer.animationKeys() == nil)
    #expect(children[1].view.isDescendant(of: tabs.transitionView))
    #expect(!tabs.tabBar.isDescendant(of: tabs.transitionView))
    stage.settle()
    #expect(children[0].view.superview == nil)
  }

  @Test("ignores numbers outside and keeps the selection when the screens change")
  func selection() {
    stage.perform { tabs.selectedIndex = 7 }
    #expect(tabs.selectedIndex == 0)
    stage.perform { tabs.selectedIndex = 1 }
    stage.perform { tabs.viewControllers = [children[2], children[1]] }
    #expect(tabs.selectedIndex == 1)
    #expect(children[0].parent == nil)
    stage.perform { tabs.viewControllers = [children[0]] }
    #expect(tabs.selectedViewController === children[0])
    #expect(children[0].view.window != nil && children[1].view.window == nil)
    stage.settle()
    #expect(children.map(\.appearance.phase) == [.appeared, .disappeared, .disappeared])
  }
}
