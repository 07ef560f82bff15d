import Rehearsal
import TestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

/// F2.8.7, Q23, 2.6 and the documented order of size changes.
@MainActor @Suite("Changes of size")
struct SizeChangeTests {
  @Test("controllers hear of traits, then of size, before; alongside within; completions after")
  func order() throws {
    let log = CallLog()
    let stage = Stage(scale: 1)
    let child = SizedController("child", log: log)
    let stack = UINavigationController(rootViewController: child)
    let sheet = SizedController("sheet", log: log)
    stage.perform { stage.window.rootViewController = stack }
    stage.settle()
    stage.perform { child.present(sheet, animated: false) }
    stage.settle()
    log.clear()
    log.heading("F2.8.7, documented order; C: child before what is presented")
    stage.rotate()
    stage.settle()
    try expectGolden(log.text, "size-change")
    #expect(stage.window.bounds.size == CGSize(width: 852, height: 393))
    #expect(stack.view.bounds.size == stage.window.bounds.size)
  }

  @Test("the change is animated, and the layout afterwards is that of a screen made so")
  func animated() {
    let stage = Stage(scale: 1)
    let root = UIViewController()
    stage.perform { stage.window.rootViewController = root }
    stage.settle()
    stage.resize(to: CGSize(width: 800, height: 500))
    stage.advance(to: stage.now + 0.15)
    let width = root.view.layer.presentation()?.bounds.width ?? 0
    #expect(width > 420 && width < 780)
    stage.settle()
    #expect(root.view.bounds.size == CGSize(width: 800, height: 500))
    #expect(root.traitCollection.verticalSizeClass == .compact)
  }

  @Test(
    "half way through a transition it goes on, and ends as if the size had always been so",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom, .currentContext,
    ])
  func halfWay(style: UIModalPresentationStyle) {
    for dismisses in [false, true] {
      func run(resizesAt time: Double?) -> (Stage, [String]) {
        let stage = Stage(scale: 1)
        let (root, next) = (UIViewController(), UIViewController())
        next.modalPresentationStyle = style
        stage.perform { stage.window.rootViewController = root }
        stage.settle()
        let size = CGSize(width: 500, height: 700)
        if time == nil { stage.resize(to: size, duration: 0) }
        stage.perform { root.present(next, animated: !dismisses) }
        if dismisses {
          stage.settle()
          stage.perform { next.dismiss(animated: true) }
        }
        if let time {
          stage.advance(to: stage.now + time)
          stage.resize(to: size)
        }
        stage.settle()
        return (stage, ContainerRig.lines(of: stage.window))
      }
      let (stage, lines) = run(resizesAt: 0.2)
      #expect(lines == run(resizesAt: nil).1, "\(style) \(dismisses)")
      #expect(stage.violations.isEmpty)
    }
  }

  @Test("half way through a push or a pop too", arguments: [true, false])
  func halfWayInStack(pushes: Bool) {
    func run(resizesAt time: Double?) -> [String] {
      let stage = Stage(scale: 1)
      let stack = UINavigationController(rootViewController: UIViewController())
      if !pushes { stack.pushViewController(UIViewController(), animated: false) }
      stage.perform { stage.window.rootViewController = stack }
      stage.settle()
      let size = CGSize(width: 500, height: 700)
      if time == nil { stage.resize(to: size, duration: 0) }
      stage.perform {
        if pushes {
          stack.pushViewController(UIViewController(), animated: true)
        } else {
          stack.popViewController(animated: true)
        }
      }
      if let time {
        stage.advance(to: stage.now + time)
        stage.resize(to: size)
      }
      stage.settle()
      return ContainerRig.lines(of: stage.window)
    }
    #expect(run(resizesAt: 0.2) == run(resizesAt: nil))
  }

  @Test("a wish for a size reaches the parent, and the presentation controller")
  func preferred() {
    let stage = Stage(device: .iPad, scale: 1)
    let root = UIViewController()
    let parent = WishParent()
    let child = UIViewController()
    parent.modalPresentationStyle = .formSheet
    parent.addChild(child)
    stage.perform { stage.window.rootViewController = root }
    stage.perform { root.present(parent, animated: false) }
    stage.settle()
    stage.perform { child.preferredContentSize = CGSize(width: 320, height: 240) }
    #expect(parent.view.bounds.size == CGSize(width: 320, height: 240))
  }

  @Test("a child can be given other traits")
  func traits() {
    let stage = Stage(scale: 1)
    let (root, child) = (UIViewController(), UIViewController())
    stage.perform { stage.window.rootViewController = root }
    stage.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    }
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.verticalSizeClass == .regular)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
  }
}

/// Passes the wish of its child on as its own.
private final class WishParent: UIViewController {
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { preferredContentSize = container.preferredContentSize }
}

private final class SizedController: UIViewController {
  let name: String
  let log: CallLog

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.note(
      name,
      "viewWillTransition(to: \(Int(size.width))×\(Int(size.height))) now "
        + "\(Int(view.bounds.width)) turned \(coordinator.targetTransform.b.rounded())")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [log, name] _ in
      log.note(name, "alongside width \(Int(self.view.bounds.width))")
    } completion: { [log, name] in
      log.note(name, "completion cancelled \($0.isCancelled)")
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.note(name, "willTransition(to: vertical \(newCollection.verticalSizeClass))")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.note(name, "traitCollectionDidChange to \(traitCollection.verticalSizeClass)")
  }
}
