import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// Facts 2.11; the motion is ours, what is asked when and what is left behind is UIKit's.
@MainActor @Suite("The zoom transition")
struct ZoomTests {
  @Test("a drag that is let go too early leaves everything as it was", arguments: [true, false])
  func cancelled(pushes: Bool) {
    let rig = ZoomRig(pushes: pushes)
    rig.open()
    let before = ContainerRig.lines(of: rig.stage.window)
    rig.drag(by: 120)
    rig.stage.settle()
    #expect(ContainerRig.lines(of: rig.stage.window) == before)
    #expect(rig.isOpen && rig.stage.violations.isEmpty && !rig.source.isHidden)
  }

  @Test("a long drag closes the screen, and nothing is left behind", arguments: [true, false])
  func dragged(pushes: Bool) {
    let rig = ZoomRig(pushes: pushes)
    let before = ContainerRig.lines(of: rig.stage.window)
    rig.open()
    rig.drag(by: 330)
    rig.stage.settle()
    #expect(!rig.isOpen && rig.stage.violations.isEmpty)
    #expect(ContainerRig.lines(of: rig.stage.window) == before)
  }

  @Test("the source is asked for on the way in and again on the way out (F2.11.1)")
  func asked() {
    let rig = ZoomRig(pushes: false)
    rig.open()
    #expect(rig.asked == 1)
    rig.stage.perform { rig.root.dismiss(animated: true) }
    rig.stage.settle()
    #expect(rig.asked == 2 && !rig.isOpen)
  }

  @Test("at its start the screen lies where the source does, hidden meanwhile")
  func start() {
    let rig = ZoomRig(pushes: false)
    rig.stage.perform { rig.root.present(rig.next, animated: true) }
    let frame = rig.next.view.superview
    let shown = (frame?.layer.presentation() ?? frame?.layer)?.frame
    #expect(shown == CGRect(x: 50, y: 300, width: 100, height: 120))
    #expect(rig.source.isHidden)
  }

  @Test("the application decides whether a drag may begin (F2.11.2)")
  func decides() {
    let rig = ZoomRig(pushes: false)
    var heard: [Bool] = []
    rig.options.interactiveDismissShouldBegin = { context in
      heard.append(context.willBegin)
      return false
    }
    rig.open()
    rig.drag(by: 330)
    rig.stage.settle()
    #expect(rig.isOpen && heard == [true])
  }

  @Test("without a source the screen dissolves")
  func sourceless() {
    let rig = ZoomRig(pushes: false)
    rig.stage.perform { rig.source.removeFromSuperview() }
    rig.open()
    #expect(rig.isOpen && rig.next.view.alpha == 1 && rig.stage.violations.isEmpty)
  }
}

@MainActor
private final class ZoomRig {
  let stage = Stage(scale: 1)
  let root = UIViewController()
  let next = UIViewController()
  let source = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 120))
  let options = UIViewController.Transition.ZoomOptions()
  let stack: UINavigationController?
  private(set) var asked = 0

  init(pushes: Bool) {
    stack = pushes ? UINavigationController(rootViewController: root) : nil
    stage.perform { [stage, stack, root] in stage.window.rootViewController = stack ?? root }
    stage.perform { [root, source] in root.view.addSubview(source) }
    stage.settle()
    next.modalPresentationStyle = .fullScreen
    next.preferredTransition = .zoom(options: options) { [weak self] _ in
      self?.asked += 1
      return self?.source
    }
  }

  var isOpen: Bool { next.view.window != nil }

  func open() {
    stage.perform {
      if let stack {
        stack.pushViewController(next, animated: true)
      } else {
        root.present(next, animated: true)
      }
    }
    stage.settle()
  }

  func drag(by way: CGFloat) {
    let end = stage.touch(
      .drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 200 + way), over: 0.4).hold(0.2)
        .release())
    stage.advance(to: end + 1.0 / 60)
  }
}
