import Rehearsal
import TestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

/// What an application finds at the moments at which it is called.
@MainActor @Suite("At the moment of a callback")
struct MomentTests {
  private let stage = Stage(scale: 1)

  @Test("the root has been laid out when it appears (F2.2.1)")
  func layoutBeforeAppearance() {
    let root = PinnedController()
    stage.perform { stage.window.rootViewController = root }
    #expect(root.calls == ["layout", "did appear · 100 wide"])
  }

  @Test("a presentation begins after the layout and the commit of its turn (F2.2.1)")
  func presentationAfterCommit() {
    let (root, free) = (PinnedController(), FreeTransition())
    stage.perform { stage.window.rootViewController = root }
    var seen: CGFloat = 0
    var look: UIView?
    free.animate = { transition, context in
      seen = root.pinned.frame.width
      look = root.view.snapshotView(afterScreenUpdates: false)
      transition.fade(context)
    }
    stage.perform {
      root.width.constant = 150
      root.view.backgroundColor = .red
      present(on: root, by: free)
    }
    #expect(seen == 150)
    #expect(look != nil)
    stage.settle()
    #expect(stage.violations.isEmpty)
  }

  @Test("a flush lays out at once (F5.6.1)")
  func flush() {
    let root = PinnedController()
    stage.perform { stage.window.rootViewController = root }
    var width: CGFloat = 0
    stage.perform {
      root.width.constant = 180
      CATransaction.flush()
      width = root.pinned.frame.width
    }
    #expect(width == 180)
  }

  @Test("a flush from within a layout does not lay out again")
  func flushInLayout() {
    let root = PinnedController()
    root.onLayout = { CATransaction.flush() }
    stage.perform { stage.window.rootViewController = root }
    #expect(root.calls.first == "layout")
    #expect(root.pinned.frame.width == 100)
  }

  @Test(
    "a stack has a coordinator as soon as it was changed (F2.8.1)",
    arguments: ["push", "pop", "set", "pop to root"])
  func coordinatorAfterChange(change: String) {
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.perform { stage.window.rootViewController = stack }
    stage.perform {
      stack.pushViewController(UIViewController(), animated: false)
    }
    stage.settle()
    let next = HeardController()
    var heard: [String] = []
    stage.perform {
      switch change {
      case "push": stack.pushViewController(next, animated: true)
      case "pop": stack.popViewController(animated: true)
      case "set": stack.setViewControllers([next], animated: true)
      default: stack.popToRootViewController(animated: true)
      }
      let coordinator = stack.transitionCoordinator
      heard.append(coordinator == nil ? "nil" : "coordinator")
      #expect(stack.topViewController?.transitionCoordinator === coordinator)
      coordinator?.animate { _ in
        heard.append("alongside")
      } completion: { context in
        heard.append("completed · \(context.isCancelled) · \(next.hasAppeared)")
      }
    }
    stage.settle()
    let appeared = change == "push" || change == "set"
    #expect(heard == ["coordinator", "alongside", "completed · false · \(appeared)"])
    #expect(stack.transitionCoordinator == nil)
  }

  @Test("what was asked of a coordinator happens when nothing moves after all")
  func takenBack() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.perform { stage.window.rootViewController = stack }
    stage.settle()
    var heard: [String] = []
    stage.perform {
      stack.pushViewController(UIViewController(), animated: true)
      stack.transitionCoordinator?.animate { _ in
        heard.append("alongside")
      } completion: { _ in
        heard.append("completed")
      }
      stack.popViewController(animated: true)
    }
    stage.settle()
    #expect(heard == ["alongside", "completed"])
    #expect(stack.viewControllers.count == 1)
  }

  @Test("a pushed screen knows how long it will take when it hears that it will appear (F2.8.5)")
  func durationBeforehand() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.perform { stage.window.rootViewController = stack }
    stage.settle()
    let next = HeardController()
    stage.perform { stack.pushViewController(next, animated: true) }
    #expect(next.duration == 0.35)
  }

  private func present(
    _ style: UIModalPresentationStyle = .fullScreen, on root: UIViewController,
    by free: FreeTransition
  ) {
    let next = UIViewController()
    next.modalPresentationStyle = style
    next.transitioningDelegate = free
    root.present(next, animated: true)
  }
}

/// What links a presenter to what it presents, while and after that goes.
@MainActor @Suite("Who presents whom at the end of a dismissal")
struct DismissalLinkTests {
  private let stage = Stage(scale: 1)

  @Test("is over when the callbacks come", arguments: [true, false])
  func links(animated: Bool) {
    let (root, next) = (HeardController(), HeardController())
    next.modalPresentationStyle = .fullScreen
    stage.perform { stage.window.rootViewController = root }
    stage.perform { root.present(next, animated: false) }
    stage.settle()
    root.onDidAppear = { $0.noteLinks() }
    next.onDidDisappear = { $0.noteLinks() }
    stage.perform { root.dismiss(animated: animated) }
    stage.settle()
    #expect(root.links == ["presents false · is presented false · is being dismissed false"])
    #expect(next.links == ["presents false · is presented false · is being dismissed true"])
  }

  @Test("lets the presenter present again when it appears")
  func presentsAgain() {
    let (root, next, third) = (HeardController(), UIViewController(), UIViewController())
    next.modalPresentationStyle = .fullScreen
    stage.perform { stage.window.rootViewController = root }
    stage.perform { root.present(next, animated: false) }
    stage.settle()
    root.onDidAppear = { $0.present(third, animated: true) }
    stage.perform { root.dismiss(animated: true) }
    stage.settle()
    #expect(root.presentedViewController === third)
    #expect(third.view.window != nil)
    #expect(stage.violations.isEmpty)
  }

  @Test("a screen may dismiss itself when it appears", arguments: [true, false])
  func dismissesItself(animated: Bool) {
    let (root, next) = (UIViewController(), HeardController())
    next.modalPresentationStyle = .fullScreen
    next.onDidAppear = { $0.dismiss(animated: animated) }
    stage.perform { stage.window.rootViewController = root }
    stage.perform { root.present(next, animated: true) }
    stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(root.view.window != nil)
    #expect(next.view.window == nil)
    #expect(stage.violations.isEmpty)
  }

  @Test("those between know that they are dismissed with the one on top (F2.1.4)")
  func chain() {
    let (root, middle, top) = (UIViewController(), HeardController(), UIViewController())
    (middle.modalPresentationStyle, top.modalPresentationStyle) = (.overFullScreen, .overFullScreen)
    stage.perform { stage.window.rootViewController = root }
    stage.perform { root.present(middle, animated: false) }
    stage.perform { middle.present(top, animated: false) }
    stage.settle()
    middle.onDidDisappear = { $0.noteLinks() }
    stage.perform { root.dismiss(animated: true) }
    stage.settle()
    #expect(middle.links == ["presents false · is presented false · is being dismissed true"])
    #expect(!middle.isBeingDismissed)
  }

  @Test("a stack is a context: what covers its screen leaves the tab bar")
  func stackIsContext() {
    let child = UIViewController()
    let stack = UINavigationController(rootViewController: child)
    #expect(stack.definesPresentationContext)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let next = UIViewController()
    next.modalPresentationStyle = .overCurrentContext
    stage.perform { stage.window.rootViewController = tabs }
    stage.settle()
    stage.perform { child.present(next, animated: true) }
    stage.settle()
    #expect(next.presentingViewController === stack)
    let container = next.presentationController?.containerView
    #expect(container?.superview === stack.view.superview)
    #expect(stage.violations.isEmpty)
  }
}

/// A screen with one view pinned by constraints.
@MainActor
private final class PinnedController: UIViewController {
  let pinned = UIView()
  private(set) lazy var width = pinned.widthAnchor.constraint(equalToConstant: 100)
  private(set) var calls: [String] = []
  var onLayout: () -> Void = {}

  override func viewDidLoad() {
    pinned.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pinned)
    NSLayoutConstraint.activate([
      width, pinned.heightAnchor.constraint(equalToConstant: 50),
      pinned.topAnchor.constraint(equalTo: view.topAnchor),
      pinned.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    if calls.isEmpty { calls.append("layout") }
    onLayout()
  }

  override func viewDidAppear(_ animated: Bool) {
    calls.append("did appear · \(Int(pinned.frame.width)) wide")
  }
}

/// A screen that lets a test act in its callbacks.
@MainActor
private final class HeardController: UIViewController {
  var onDidAppear: ((HeardController) -> Void)?
  var onDidDisappear: ((HeardController) -> Void)?
  private(set) var links: [String] = []
  private(set) var hasAppeared = false
  private(set) var duration: TimeInterval = -1

  func noteLinks() {
    links.append(
      "presents \(presentedViewController != nil) · is presented \(presentingViewController != nil)"
        + " · is being dismissed \(isBeingDismissed)")
  }

  override func viewWillAppear(_ animated: Bool) {
    duration = transitionCoordinator?.transitionDuration ?? -1
  }

  override func viewDidAppear(_ animated: Bool) {
    hasAppeared = true
    let act = onDidAppear
    onDidAppear = nil
    act?(self)
  }

  override func viewDidDisappear(_ animated: Bool) { onDidDisappear?(self) }
}
