import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// The documented ways in which a navigation controller's bars go by themselves.
@MainActor @Suite("Bars that go by themselves")
struct BarHidingTests {
  @Test("a finger that moves up takes the bars away, one that moves down brings them back")
  func swipes() {
    let (stage, stack) = rig()
    stage.perform {
      stack.setToolbarHidden(false, animated: false)
      stack.hidesBarsOnSwipe = true
    }
    drag(stage, from: 600, to: 450)
    #expect(stack.isNavigationBarHidden && stack.isToolbarHidden)
    drag(stage, from: 400, to: 550)
    #expect(!stack.isNavigationBarHidden && !stack.isToolbarHidden)
    stage.perform { stack.hidesBarsOnSwipe = false }
    drag(stage, from: 600, to: 450)
    #expect(!stack.isNavigationBarHidden)
  }

  @Test("a tap takes them away and brings them back, on a control it does not")
  func taps() {
    let (stage, stack) = rig()
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
    stage.perform {
      stack.topViewController?.view.addSubview(button)
      stack.hidesBarsOnTap = true
    }
    var seen: [Bool] = []
    for y in [600.0, 325, 600, 600] {
      stage.tap(at: CGPoint(x: 150, y: y))
      stage.settle()
      seen.append(stack.isNavigationBarHidden)
    }
    #expect(seen == [true, true, false, true])
  }

  @Test("low screens have no bars, and tall ones have them again")
  func height() {
    let (stage, stack) = rig()
    stage.perform { stack.hidesBarsWhenVerticallyCompact = true }
    stage.rotate()
    stage.settle()
    #expect(stack.isNavigationBarHidden)
    stage.resize(to: CGSize(width: 393, height: 852))
    stage.settle()
    #expect(!stack.isNavigationBarHidden)
  }

  @Test("the keyboard takes them away")
  func keyboard() {
    let (stage, stack) = rig()
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    stage.perform {
      stack.topViewController?.view.addSubview(field)
      stack.hidesBarsWhenKeyboardAppears = true
      field.becomeFirstResponder()
    }
    stage.settle()
    #expect(stack.isNavigationBarHidden)
  }

  @Test("a tab bar slides out and in when the application says so, and stays away")
  func tabBar() {
    let stage = Stage(scale: 1)
    let tabs = UITabBarController()
    let screen = UIViewController()
    tabs.viewControllers = [screen]
    stage.perform { stage.window.rootViewController = tabs }
    stage.settle()
    let before = ContainerRig.lines(of: stage.window)
    stage.perform { tabs.setTabBarHidden(true, animated: true) }
    stage.advance(to: stage.now + 0.1)
    #expect(!tabs.tabBar.isHidden && tabs.tabBar.layer.presentation()?.transform.m42 ?? 0 > 1)
    stage.settle()
    #expect(tabs.tabBar.isHidden && tabs.isTabBarHidden)
    #expect(screen.view.safeAreaInsets.bottom == 34)
    stage.perform { tabs.isTabBarHidden = false }
    stage.settle()
    #expect(ContainerRig.lines(of: stage.window) == before)
  }

  @Test("may be of an application's own classes")
  func ownClasses() {
    let stack = UINavigationController(
      navigationBarClass: OwnBar.self, toolbarClass: nil)
    #expect(stack.navigationBar is OwnBar && type(of: stack.toolbar!) == UIToolbar.self)
  }

  private func rig() -> (Stage, UINavigationController) {
    let stage = Stage(scale: 1)
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.perform { stage.window.rootViewController = stack }
    stage.settle()
    return (stage, stack)
  }

  private func drag(_ stage: Stage, from: CGFloat, to: CGFloat) {
    stage.touch(
      .drag(from: CGPoint(x: 200, y: from), to: CGPoint(x: 200, y: to), over: 0.3).release())
    stage.settle()
  }
}

private final class OwnBar: UINavigationBar {}
