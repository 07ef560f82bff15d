import Rehearsal
import TestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

/// Facts F2.1.8, F2.10.4, 6.5 and Q13.
@MainActor @Suite("The finger from the edge that pops")
struct InteractivePopTests {
  @Test("let go too early leaves stack, views and bars as they were", arguments: [15.0, 60, 150])
  func cancelled(way: CGFloat) {
    let rig = PopRig()
    let before = rig.condition
    rig.swipe(by: way)
    rig.stage.settle()
    #expect(rig.condition == before)
    #expect(rig.stage.violations.isEmpty)
  }

  @Test("calls of a cancelled and of a finished swipe (table 2.4)")
  func calls() throws {
    let rig = PopRig()
    rig.log.clear()
    rig.log.heading("measured: wangling.me/2014/02 (2.4), F2.4.2, F2.10.3; C: places of didMove")
    rig.log.heading("swiped a quarter, let go")
    rig.swipe(by: 100)
    rig.stage.settle()
    rig.log.heading("swiped beyond the middle")
    rig.swipe(by: 300)
    rig.stage.settle()
    try expectGolden(rig.log.text, "interactive-pop")
    #expect(rig.stack.viewControllers.count == 1)
    #expect(rig.stage.violations.isEmpty)
  }

  @Test("while it is held the upper screen follows the finger")
  func follows() {
    let rig = PopRig()
    let end = rig.stage.touch(
      .drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 204, y: 400), over: 0.4).hold(5))
    rig.stage.advance(to: end - 4.5)
    let shift = rig.top.view.layer.presentation()?.affineTransform().tx ?? 0
    #expect(abs(shift - 190) < 0.01)
  }

  @Test("not at the root, nor without a back button, nor under a hidden bar (Q13)")
  func refused() {
    let changes: [@MainActor (PopRig) -> Void] = [
      { $0.stack.popToRootViewController(animated: false) },
      { $0.top.navigationItem.hidesBackButton = true },
      { $0.top.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Mine") },
      { $0.stack.setNavigationBarHidden(true, animated: false) },
      { $0.stack.interactivePopGestureRecognizer?.isEnabled = false },
    ]
    for change in changes {
      let rig = PopRig()
      rig.stage.perform { change(rig) }
      let count = rig.stack.viewControllers.count
      rig.swipe(by: 300)
      rig.stage.settle()
      #expect(rig.stack.viewControllers.count == count)
      #expect(rig.stage.violations.isEmpty)
    }
  }

  @Test("where text runs from the right it comes from the right edge, and bars are mirrored")
  func mirrored() {
    let rig = PopRig(direction: .rightToLeft)
    let left = PopRig()
    let places = { (rig: PopRig) in
      rig.stack.navigationBar.subviews.flatMap(\.subviews).map { $0.convert($0.bounds, to: nil) }
    }
    for (one, other) in zip(places(rig), places(left)) {
      #expect(abs(one.midX - (393 - other.midX)) < 1e-6)
    }
    let end = rig.stage.touch(
      .drag(from: CGPoint(x: 390, y: 400), to: CGPoint(x: 90, y: 400), over: 0.3).hold(0.2)
        .release())
    rig.stage.advance(to: end)
    rig.stage.settle()
    #expect(rig.stack.viewControllers.count == 1)
  }

  @Test("an animator of the application's without an interactor puts it out of action (F2.1.8)")
  func customAnimator() {
    let rig = PopRig()
    let delegate = LoggedContainerDelegate(log: rig.log)
    delegate.animator = SlideAnimator()
    rig.stack.delegate = delegate
    rig.swipe(by: 300)
    rig.stage.settle()
    #expect(rig.stack.viewControllers.count == 2)
  }

  @Test("a delegate that lets it begin at the root freezes the controller (F6.5.1, Q13)")
  func frozen() {
    let rig = PopRig()
    let yes = Yes()
    rig.stack.interactivePopGestureRecognizer?.delegate = yes
    rig.stage.perform { rig.stack.navigationBar.isHidden = true }
    rig.swipe(by: 300)
    rig.stage.settle()
    #expect(rig.stack.viewControllers.count == 1, "with a delegate of its own it pops")
    rig.swipe(by: 300)
    rig.stage.settle()
    #expect(rig.stage.violations.map(\.rule) == ["pop-gesture-at-root"])
    rig.stage.perform { rig.stack.pushViewController(UIViewController(), animated: true) }
    rig.stage.settle()
    #expect(rig.root.view.window != nil, "nothing is shown any more")
  }

  @Test("a push announces 0.35 s and rests with its spring (F2.8.5, F4.5.1)")
  func announced() {
    let rig = PopRig()
    var announced = 0.0
    let third = UIViewController()
    let start = rig.stage.now
    rig.stage.perform {
      rig.stack.pushViewController(third, animated: true)
      rig.stack.view.layoutIfNeeded()
      announced = third.transitionCoordinator?.transitionDuration ?? 0
    }
    rig.stage.settle()
    #expect(announced == 0.35)
    #expect(abs(rig.stage.now - start - 0.5057) < 2.0 / 60)
  }
}

private final class Yes: NSObject, UIGestureRecognizerDelegate {}

@MainActor
private final class PopRig {
  let stage: Stage
  let log = CallLog()
  let root: LoggedChild
  let top: LoggedChild
  let stack: UINavigationController

  init(direction: UITraitEnvironmentLayoutDirection = .leftToRight) {
    stage = Stage(scale: 1, layoutDirection: direction)
    root = LoggedChild("A", log: log)
    top = LoggedChild("B", log: log)
    stack = UINavigationController(nibName: nil, bundle: nil)
    stack.viewControllers = [root, top]
    stage.perform { [stage, stack] in stage.window.rootViewController = stack }
    stage.settle()
  }

  var condition: String { ContainerRig.lines(of: stage.window).joined(separator: "\n") }

  func swipe(by way: CGFloat) {
    let end = stage.touch(
      .drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 4 + way, y: 400), over: 0.3).hold(0.2)
        .release())
    stage.advance(to: end + 1.0 / 60)
  }
}
