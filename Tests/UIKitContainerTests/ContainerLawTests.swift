import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite("Transitions in containers")
struct ContainerLawTests {
  @Test(
    "leave everything as it was when cancelled",
    arguments: ContainerKind.allCases, [0, 0.01, 0.5, 0.99, 1])
  func cancelRestores(kind: ContainerKind, progress: CGFloat) {
    for byTime in [false, true] {
      let rig = ContainerRig(kind)
      rig.delegate.animator = SlideAnimator()
      let before = rig.condition
      let finish = rig.start(byTime: byTime)
      // By time the animations are over at 1.
      rig.stage.perform { finish.update(byTime ? min(progress, 0.99) : progress) }
      rig.stage.advance(to: rig.stage.now + 0.1)
      #expect(rig.condition != before, "nothing was under way")
      rig.stage.perform { finish.end(true) }
      #expect(rig.stage.settle())
      #expect(rig.condition == before)
      #expect(rig.stage.violations.isEmpty)
      #expect(rig.children.allSatisfy { $0.transitionCoordinator == nil })
    }
  }

  @Test("of the system's own push and pop leave everything as it was when cancelled")
  func systemCancelRestores() {
    for (kind, operation) in [
      (ContainerKind.push, UINavigationController.Operation.push), (.pop, .pop),
    ] {
      let rig = ContainerRig(kind)
      rig.delegate.animator = PushAnimator(operation)
      let before = rig.condition
      let finish = rig.start(byTime: true)
      rig.stage.perform { finish.update(0.4) }
      rig.stage.perform { finish.end(true) }
      rig.stage.settle()
      #expect(rig.condition == before)
    }
  }

  @Test("inside tabs bring the tab bar back when cancelled", arguments: [0, 0.5, 0.99])
  func tabBarRestored(progress: CGFloat) {
    let stage = Stage(scale: 1)
    let log = CallLog()
    let navigation = UINavigationController(rootViewController: LoggedChild("A", log: log))
    let tabs = UITabBarController()
    let delegate = LoggedContainerDelegate(log: log)
    let interactor = TimeInteractor(PushAnimator(.push))
    (delegate.animator, delegate.interactor) = (interactor.animator, interactor)
    navigation.delegate = delegate
    tabs.viewControllers = [navigation]
    stage.perform { stage.window.rootViewController = tabs }
    stage.settle()
    let before = ContainerRig.lines(of: stage.window)
    let next = LoggedChild("B", log: log)
    next.hidesBottomBarWhenPushed = true
    stage.perform { navigation.pushViewController(next, animated: true) }
    stage.perform { interactor.update(progress) }
    #expect(ContainerRig.lines(of: stage.window) != before)
    stage.perform { interactor.end(cancelled: true) }
    #expect(stage.settle())
    #expect(ContainerRig.lines(of: stage.window) == before)
  }

  @Test(
    "end when the window's root is replaced half way", arguments: [ContainerKind.push, .pop, .tab])
  func rootReplaced(kind: ContainerKind) {
    let rig = ContainerRig(kind)
    rig.delegate.animator = SlideAnimator()
    rig.request(animated: true)
    rig.stage.advance(to: rig.stage.now + 0.2)
    rig.stage.perform { rig.stage.window.rootViewController = UIViewController() }
    #expect(rig.stage.settle())
    #expect(!rig.stage.ignoresTouches)
    #expect(rig.children.allSatisfy { $0.transitionCoordinator == nil })
    #expect(rig.children.allSatisfy { $0.viewIfLoaded?.window == nil })
    let callbacks = rig.children.map(\.appearance.phase)
    #expect(callbacks.allSatisfy { $0 == .disappeared }, "\(callbacks)")
  }

  @Test("can be finished after a cancel, as if it had not been", arguments: ContainerKind.allCases)
  func againAfterCancel(kind: ContainerKind) {
    func run(cancelledFirst: Bool) -> String {
      let rig = ContainerRig(kind)
      rig.delegate.animator = SlideAnimator()
      if cancelledFirst {
        let finish = rig.start(byTime: false)
        rig.stage.perform { finish.end(true) }
        rig.stage.settle()
      }
      rig.delegate.interactor = nil
      rig.request(animated: true)
      rig.stage.settle()
      return rig.condition
    }
    #expect(run(cancelledFirst: true) == run(cancelledFirst: false))
  }

  @Test("move a view as a presentation with the same animator does")
  func sameMotionEverywhere() {
    let presented = motion { stage, log in
      let root = UIViewController()
      stage.perform { stage.window.rootViewController = root }
      let next = LoggedChild("B", log: log)
      next.modalPresentationStyle = .fullScreen
      let delegate = SlideDelegate()
      next.transitioningDelegate = delegate
      stage.perform { root.present(next, animated: true) }
      return delegate
    }
    #expect(presented.count > 20)
    for kind in [ContainerKind.push, .tab, .custom] {
      let pushed = motion { stage, log in
        let container = kind.makeContainer(log: log)
        let delegate = LoggedContainerDelegate(log: log)
        delegate.animator = SlideAnimator()
        let children = [UIViewController(), LoggedChild("B", log: log)]
        kind.fill(container, with: children, delegate: delegate)
        stage.perform { stage.window.rootViewController = container }
        stage.settle()
        stage.perform {
          kind.request(container, children, animated: true, delegate: delegate)
        }
        return delegate
      }
      #expect(pushed == presented, "\(kind)")
    }
  }

  /// The values of the moving view's position, frame by frame.
  private func motion(_ start: (Stage, CallLog) -> AnyObject) -> [[Double]] {
    let stage = Stage(scale: 1)
    let kept = start(stage, CallLog())
    let take = stage.take()
    return withExtendedLifetime(kept) {
      take.trace.rows.filter { $0.layer.hasSuffix("LoggedChild") && $0.property == "position" }
        .map(\.values)
    }
  }
}

/// Presents with the animator of the containers.
private final class SlideDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator() }
}

extension ContainerRig {
  /// Starts a transition in the hands of an interactor.
  func start(byTime: Bool) -> (update: (CGFloat) -> Void, end: (Bool) -> Void) {
    if byTime, let animator = delegate.animator {
      let interactor = TimeInteractor(animator)
      delegate.interactor = interactor
      request(animated: true)
      return (interactor.update, interactor.end)
    }
    let interactor = HandInteractor()
    delegate.interactor = interactor
    request(animated: true)
    return (interactor.update, interactor.end)
  }
}
