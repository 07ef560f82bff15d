import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// F2.1.3, 2.6 and Q14: whom a presentation covers.
@MainActor @Suite("Presentation contexts")
struct PresentationContextTests {
  @Test("context styles cover the controller that defines one, others the screen (F2.1.3, Q14)")
  func covered() {
    let styles: [UIModalPresentationStyle] = [
      .currentContext, .overCurrentContext, .fullScreen, .overFullScreen,
    ]
    for style in styles {
      let rig = ContextRig()
      rig.next.modalPresentationStyle = style
      rig.present()
      let isContextual = style == .currentContext || style == .overCurrentContext
      #expect(rig.next.presentingViewController === (isContextual ? rig.child : rig.root))
      let place = rig.next.view.convert(rig.next.view.bounds, to: nil)
      #expect(place == (isContextual ? ContextRig.place : rig.stage.window.bounds))
      let removed = style == .currentContext || style == .fullScreen
      #expect((rig.child.view.window == nil) == removed)
      rig.stage.perform { rig.next.dismiss(animated: true) }
      rig.stage.settle()
      #expect(rig.child.view.frame == ContextRig.place && rig.child.view.window != nil)
      #expect(rig.stage.violations.isEmpty)
    }
  }

  @Test("without a context they cover the root")
  func withoutContext() {
    let rig = ContextRig()
    rig.child.definesPresentationContext = false
    rig.next.modalPresentationStyle = .overCurrentContext
    rig.present()
    #expect(rig.next.presentingViewController === rig.root)
  }

  @Test("a context may bring its own animation")
  func transitionStyle() {
    for provides in [false, true] {
      let rig = ContextRig()
      rig.child.providesPresentationContextTransitionStyle = provides
      rig.child.modalTransitionStyle = .crossDissolve
      rig.next.modalPresentationStyle = .overCurrentContext
      rig.stage.perform { rig.child.present(rig.next, animated: true) }
      rig.stage.advance(to: rig.stage.now + 0.1)
      let opacity = rig.next.view.layer.presentation()?.opacity ?? 0
      #expect((opacity < 1) == provides)
      rig.stage.settle()
    }
  }

  @Test(
    "every style of the system goes with every style of presentation, and leaves nothing",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
      .pageSheet, .formSheet, .custom,
    ])
  func combinations(style: UIModalPresentationStyle) {
    let transitions: [UIModalTransitionStyle] = [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ]
    for transition in transitions {
      let rig = ContextRig()
      let before = ContainerRig.lines(of: rig.stage.window)
      rig.next.modalPresentationStyle = style
      rig.next.modalTransitionStyle = transition
      rig.present()
      #expect(rig.next.view.window != nil && rig.next.view.alpha == 1)
      rig.stage.perform { rig.next.dismiss(animated: true) }
      rig.stage.settle()
      #expect(ContainerRig.lines(of: rig.stage.window) == before, "\(style) \(transition)")
      let refused = transition == .partialCurl && style != .fullScreen
      #expect(rig.stage.violations.isEmpty == !refused)
    }
  }
}

@MainActor
private struct ContextRig {
  static let place = CGRect(x: 20, y: 100, width: 300, height: 400)
  let stage = Stage(scale: 1)
  let root = UIViewController()
  let child = UIViewController()
  let next = UIViewController()

  init() {
    stage.perform { [stage, root, child] in
      stage.window.rootViewController = root
      root.addChild(child)
      child.view.frame = Self.place
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      child.definesPresentationContext = true
    }
    stage.settle()
  }

  func present() {
    stage.perform { child.present(next, animated: true) }
    stage.settle()
  }
}
