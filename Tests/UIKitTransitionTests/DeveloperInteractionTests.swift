import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// Small programs with a finger in them, as applications have them.
@MainActor @Suite("Interactive programs of application developers")
struct DeveloperInteractionTests {
  private let stage = Stage(scale: 1)

  private func show(_ root: UIViewController) {
    stage.perform { [stage] in stage.window.rootViewController = root }
    stage.settle()
  }

  private func advance(_ seconds: Double) { stage.advance(to: stage.now + seconds) }

  private func expectCalm(_ location: SourceLocation = #_sourceLocation) {
    #expect(stage.isSettled, sourceLocation: location)
    #expect(stage.violations.isEmpty, "\(stage.violations)", sourceLocation: location)
    #expect(
      !stage.environment.application.isIgnoringInteractionEvents, sourceLocation: location)
  }

  @Test(
    "tabs swiped half-way stay where they were, and swiped through are changed",
    arguments: [false, true])
  func tabs(finishes: Bool) {
    let tabs = UITabBarController()
    let log = CallLog()
    tabs.viewControllers = [LoggedController("A", log: log), LoggedController("B", log: log)]
    let delegate = TabDelegate()
    tabs.delegate = delegate
    show(tabs)
    log.clear()
    delegate.interactor = UIPercentDrivenInteractiveTransition()
    stage.perform { tabs.selectedIndex = 1 }
    for step in 1...10 {
      stage.perform { delegate.interactor?.update(CGFloat(step) * 0.05) }
      advance(1.0 / 60)
    }
    let width = stage.window.bounds.width
    let shift = tabs.viewControllers![1].view.layer.presentation()?.frame.minX ?? -1
    #expect(abs(shift - width / 2) < 1, "\(shift)")
    stage.perform { finishes ? delegate.interactor?.finish() : delegate.interactor?.cancel() }
    stage.settle()
    #expect(tabs.selectedIndex == (finishes ? 1 : 0))
    #expect(tabs.selectedViewController === tabs.viewControllers?[finishes ? 1 : 0])
    #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?[finishes ? 1 : 0])
    #expect(delegate.selected == 0, "code's own choice is not told (F2.10.6)")
    let shown = tabs.viewControllers?[finishes ? 1 : 0].view
    #expect(shown?.window != nil && shown?.frame.minX == 0)
    #expect(tabs.viewControllers?[finishes ? 0 : 1].view.window == nil)
    expectCalm()
  }

  @Test("a pop given up twice and then gone through with leaves every count even")
  func popCancelledTwice() {
    let log = CallLog()
    let (root, top) = (LoggedController("A", log: log), LoggedController("B", log: log))
    let stack = UINavigationController(rootViewController: root)
    stack.pushViewController(top, animated: false)
    let free = FreeTransition()
    stack.delegate = free
    show(stack)
    var answers: [Bool] = []
    var changes = 0
    for turn in 1...3 {
      let interactor = UIPercentDrivenInteractiveTransition()
      free.interactor = interactor
      log.clear()
      stage.perform {
        #expect(stack.popViewController(animated: true) === top)
        top.transitionCoordinator?.animate(alongsideTransition: nil) {
          answers.append($0.isCancelled)
        }
        top.transitionCoordinator?.notifyWhenInteractionChanges { _ in changes += 1 }
      }
      stage.perform { interactor.update(0.4) }
      advance(0.1)
      #expect(stack.viewControllers.count == 1, "during a pop it is off the stack (F2.10.4)")
      stage.perform { turn < 3 ? interactor.cancel() : interactor.finish() }
      stage.settle()
      #expect(stack.viewControllers.count == (turn < 3 ? 2 : 1))
      #expect(stack.topViewController === (turn < 3 ? top : root))
      #expect(stack.navigationBar.items?.count == (turn < 3 ? 2 : 1))
      let coming = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
      let going = ["viewWillDisappear", "viewDidDisappear"]
      let calls = log.lines.compactMap { line in
        line.hasPrefix("A.view") && line != "A.viewDidLoad"
          ? String(line.dropFirst(2).prefix { $0 != "(" }) : nil
      }
      #expect(calls == (turn < 3 ? Array(coming.prefix(2)) + going : coming), "\(log.lines)")
    }
    #expect(answers == [true, true, false])
    #expect(changes == 3)
    #expect(top.parent == nil && top.view.window == nil)
    expectCalm()
  }

  @Test("alongside a swipe given up, completion says so and the bar's look can be put back")
  func alongsideCancelled() {
    let rig = PercentRig(.fullScreen)
    rig.presentAtOnce()
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    rig.stage.perform { rig.stage.window.addSubview(side) }
    var heard: [String] = []
    rig.stage.perform {
      rig.root.dismiss(animated: true)
      let queued = rig.next.transitionCoordinator?.animateAlongsideTransition(in: rig.stage.window)
      { _ in
        side.alpha = 0
        heard.append("alongside")
      } completion: { context in
        heard.append("completion \(context.isCancelled)")
        if context.isCancelled { side.alpha = 1 }
      }
      #expect(queued == true)
    }
    rig.stage.perform { rig.update(0.25) }
    rig.tick()
    let half = side.layer.presentation()?.opacity ?? -1
    #expect(abs(half - 0.75) < 0.01, "scrubbed outside the container (F2.8.3): \(half)")
    rig.cancel()
    rig.stage.settle()
    #expect(heard == ["alongside", "completion true"])
    #expect(side.alpha == 1 && side.layer.animationKeys()?.isEmpty ?? true)
    #expect(rig.stage.window.layer.speed == 1 && rig.stage.window.layer.timeOffset == 0)
    #expect(rig.root.presentedViewController === rig.next)
  }

  @Test("completionSpeed shortens the rest by as much", arguments: [0.5, 1, 2, 4])
  func speed(speed: Double) {
    for finishes in [false, true] {
      let rig = PercentRig(.fullScreen)
      rig.present()
      rig.update(0.25)
      rig.tick()
      rig.interactor.completionSpeed = speed
      let start = rig.stage.now
      finishes ? rig.finish() : rig.cancel()
      rig.stage.settle()
      let rest = (finishes ? 0.75 : 0.25) * 0.4 / speed
      #expect(abs(rig.stage.now - start - rest) < 2.5 / 60, "\(rig.stage.now - start) \(rest)")
    }
  }

  @Test("an interactor that starts by itself, caught, turned round and let go")
  func caughtLater() {
    let objects = PropertyObjects()
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = false
    objects.interactor = interactor
    let (root, next) = (UIViewController(), UIViewController())
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = objects
    show(root)
    stage.perform { root.present(next, animated: true) }
    advance(0.2)
    let coordinator = next.transitionCoordinator
    #expect(coordinator?.initiallyInteractive == false && coordinator?.isInteractive == false)
    #expect(coordinator?.isInterruptible == true)
    var changes: [Bool] = []
    stage.perform {
      coordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
      interactor.pause()
    }
    #expect(coordinator?.isInteractive == true)
    let held = interactor.percentComplete
    #expect(held > 0.3 && held < 0.5, "\(held)")
    stage.perform { interactor.update(held - 0.2) }
    advance(1.0 / 60)
    interactor.timingCurve = UISpringTimingParameters(dampingRatio: 1)
    stage.perform { interactor.cancel() }
    stage.settle()
    #expect(changes == [true, false])
    #expect(objects.ends == [false] && objects.positions == [.start])
    #expect(root.presentedViewController == nil && next.view.window == nil)
    expectCalm()
  }

  @Test("a property animator reversed and resumed by hand ends the transition where it ends")
  func reversedByHand() {
    for turnsBack in [false, true] {
      let objects = PropertyObjects()
      let (root, next) = (UIViewController(), UIViewController())
      next.modalPresentationStyle = .fullScreen
      next.transitioningDelegate = objects
      show(root)
      stage.perform { root.present(next, animated: true) }
      advance(0.2)
      stage.perform {
        objects.animator?.pauseAnimation()
        objects.animator?.isReversed = true
        objects.animator?.startAnimation()
      }
      advance(0.1)
      if turnsBack { stage.perform { objects.animator?.isReversed = false } }
      stage.settle()
      #expect(objects.positions == [turnsBack ? .end : .start])
      #expect(objects.ends == [turnsBack])
      #expect((root.presentedViewController != nil) == turnsBack)
      expectCalm()
      if turnsBack { stage.perform { root.dismiss(animated: false) } }
      stage.settle()
    }
  }
}

/// Slides tabs by their order.
private final class TabDelegate: NSObject, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var interactor: UIPercentDrivenInteractiveTransition?
  private(set) var selected = 0

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    selected += 1
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    let width = context.containerView.bounds.width
    context.containerView.addSubview(to)
    to.frame = from.frame.offsetBy(dx: width, dy: 0)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      to.frame = from.frame
      from.frame = from.frame.offsetBy(dx: -width, dy: 0)
    } completion: { _ in
      from.frame.origin.x = 0
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A transition on a property animator, which says where it ended.
private final class PropertyObjects: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var interactor: UIPercentDrivenInteractiveTransition?
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var positions: [UIViewAnimatingPosition] = []
  private(set) var ends: [Bool] = []

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    if let to = context.view(forKey: .to), let screen = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: screen)
      context.containerView.addSubview(to)
      to.alpha = 0
      made.addAnimations { to.alpha = 1 }
    }
    made.addCompletion { [weak self] position in
      self?.positions.append(position)
      context.completeTransition(position == .end)
    }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ends.append(transitionCompleted)
    animator = nil
  }
}
