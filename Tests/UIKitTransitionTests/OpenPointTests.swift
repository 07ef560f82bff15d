import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What the facts leave open (8.6), and what of 8.8 and 8.9 nothing else asks.
@MainActor @Suite("Points that facts leave open, and plain traits and children")
struct OpenPointTests {
  @Test(
    "what is presented stays in the window, behind a root that comes meanwhile (F8.6.2)",
    arguments: [UIModalPresentationStyle.overFullScreen, .fullScreen, .pageSheet])
  func rootUnderModal(style: UIModalPresentationStyle) throws {
    let (stage, screen) = screenOnStage()
    let (next, other) = (UIViewController(), UIViewController())
    next.modalPresentationStyle = style
    stage.perform { screen.present(next, animated: false) }
    stage.settle()
    let container = try #require(next.presentationController?.containerView)
    stage.perform { stage.window.rootViewController = other }
    stage.settle()
    #expect(stage.window.subviews == [container, stage.window.rootTransitionView])
    #expect(stage.window.wrapper.subviews == [other.view] && next.view.window != nil)
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 400), with: nil) === other.view)
    // The old pair can still be taken apart, and does not touch the new root.
    stage.perform { screen.dismiss(animated: false) }
    stage.settle()
    #expect(next.view.window == nil && container.superview == nil)
    #expect(stage.window.wrapper.subviews == [other.view])
  }

  @Test("a change without motion has a coordinator that says so (F8.6.1, guess)")
  func unanimatedCoordinator() {
    final class Asking: UIViewController {
      var isAnimated: [Bool?] = []

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isAnimated.append(transitionCoordinator?.isAnimated)
      }
    }
    let (stage, screen) = screenOnStage()
    let next = Asking()
    next.modalPresentationStyle = .fullScreen
    stage.perform { screen.present(next, animated: false) }
    stage.settle()
    #expect(next.isAnimated == [false] && next.transitionCoordinator == nil)
  }

  @Test("completions of what was cancelled are called once (F8.6.3, guess)")
  func cancelledCompletions() {
    let (stage, screen) = screenOnStage()
    let driver = UIPercentDrivenInteractiveTransition()
    let delegate = PatternDelegate { shows in
      PatternAnimator(shows) { context, shows in
        let view = context.view(forKey: shows ? .to : .from)
        if shows { view.map(context.containerView.addSubview) }
        UIView.animate(withDuration: 0.3) {
          view?.alpha = 0.5
        } completion: { _ in
          view?.alpha = 1
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    let next = UIViewController()
    next.modalPresentationStyle = .overFullScreen
    next.transitioningDelegate = delegate
    var called: [String] = []
    delegate.interactor = driver
    stage.perform { screen.present(next, animated: true) { called.append("present") } }
    stage.perform { driver.update(0.4) }
    stage.perform { driver.cancel() }
    stage.settle()
    #expect(next.view.window == nil && called == ["present"])
  }

  @Test(
    "dissolves and flips take half a second (guess)",
    arguments: [UIModalTransitionStyle.crossDissolve, .flipHorizontal])
  func halfSecond(style: UIModalTransitionStyle) {
    let (stage, screen) = screenOnStage()
    let next = UIViewController()
    next.modalPresentationStyle = .fullScreen
    next.modalTransitionStyle = style
    let start = stage.now
    var end: Double?
    stage.perform { screen.present(next, animated: true) { end = stage.now } }
    stage.settle()
    #expect(end.map { abs($0 - start - 0.5) < 0.04 } ?? false, "\(String(describing: end))")
  }

  @Test("traits come from the superview, by whatever controller it is (F8.8.1)")
  func traitsFromSuperview() {
    let (stage, screen) = screenOnStage()
    let (child, box) = (UIViewController(), UIView())
    box.overrideUserInterfaceStyle = .dark
    stage.perform {
      screen.view.addSubview(box)
      screen.addChild(child)
      box.addSubview(child.view)
      child.didMove(toParent: screen)
    }
    stage.settle()
    #expect(screen.traitCollection.userInterfaceStyle == .light)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("in viewIsAppearing traits are those of the place (F8.8.2)")
  func traitsInAppearing() {
    final class Asking: UIViewController {
      var style: UIUserInterfaceStyle?

      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        style = traitCollection.userInterfaceStyle
      }
    }
    let stage = Stage(scale: 1)
    let (stack, screen) = (UINavigationController(), Asking())
    stack.overrideUserInterfaceStyle = .dark
    stage.perform { stage.window.rootViewController = stack }
    stage.perform { stack.pushViewController(screen, animated: true) }
    stage.settle()
    #expect(screen.style == .dark)
  }

  @Test("a child says what is the system's to say of its moves, and leaves its parent (F8.9)")
  func moves() {
    final class Moved: UIViewController {
      var calls: [String] = []

      override func willMove(toParent parent: UIViewController?) {
        calls.append("will \(parent != nil)")
        super.willMove(toParent: parent)
      }

      override func didMove(toParent parent: UIViewController?) {
        calls.append("did \(parent != nil)")
        super.didMove(toParent: parent)
      }
    }
    let (one, other, child) = (UIViewController(), UIViewController(), Moved())
    one.addChild(child)
    #expect(child.calls == ["will true"])
    child.didMove(toParent: one)
    other.addChild(child)
    #expect(child.parent === other && one.children.isEmpty)
    child.calls = []
    child.removeFromParent()
    #expect(child.calls == ["did false"] && child.parent == nil)
  }

  @Test("a screen behind a sheet hears nothing of it, and stays alive in sight (F8.10)")
  func behindSheet() {
    final class Hearing: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
      override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }
    let stage = Stage(scale: 1)
    let screen = Hearing()
    stage.perform { stage.window.rootViewController = screen }
    stage.settle()
    screen.calls = []
    stage.perform { screen.present(UIViewController(), animated: true) }
    stage.settle()
    #expect(screen.view.window === stage.window)
    stage.perform { screen.dismiss(animated: true) }
    stage.settle()
    #expect(screen.calls.isEmpty)
  }
}
