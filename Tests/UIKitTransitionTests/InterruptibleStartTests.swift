import Rehearsal
import TestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

/// The interactor's part of a start (F2.9, 3): Apple's own sample of 2016 makes its animator in
/// `startInteractiveTransition`, whether or not a finger has begun the transition.
@MainActor @Suite("An interactor that makes its animator when it starts")
struct InterruptibleStartTests {
  @Test("is started before the animator is asked for", arguments: [true, false])
  func order(byFinger: Bool) {
    let stage = Stage(scale: 1)
    let parts = AllInOne(byFinger: byFinger)
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.perform { stage.window.rootViewController = stack }
    stage.settle()
    stage.perform {
      stack.delegate = parts
      stack.pushViewController(UIViewController(), animated: true)
    }
    #expect(parts.calls.prefix(2) == ["start · interactive \(byFinger)", "interruptibleAnimator"])
    #expect(UIApplication.shared.isIgnoringInteractionEvents == false)
    if byFinger { stage.perform { parts.release() } }
    stage.settle()
    #expect(parts.calls.filter { $0 == "completed" }.count == 1)
    #expect(stack.viewControllers.count == 2)
    #expect(stage.violations.isEmpty)
    #expect(stage.isSettled)
  }

  @Test("what it wants later does not change how the transition started")
  func latched() {
    let stage = Stage(scale: 1)
    let parts = AllInOne(byFinger: true)
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.perform { stage.window.rootViewController = stack }
    stage.settle()
    var heard: [Bool] = []
    stage.perform {
      stack.delegate = parts
      stack.pushViewController(UIViewController(), animated: true)
      stack.transitionCoordinator?.notifyWhenInteractionChanges {
        heard.append($0.initiallyInteractive)
      }
      stack.transitionCoordinator?.animate(alongsideTransition: nil) {
        heard.append($0.initiallyInteractive)
      }
    }
    stage.perform {
      parts.wantsInteractiveStart = false
      parts.release()
    }
    stage.settle()
    #expect(heard == [true, true])
  }

  @Test("an interactor of one's own that does nothing at the start leaves it to the animator")
  func idle() {
    let rig = PercentObjects(SlidingAnimator())
    let stage = Stage(scale: 1)
    let root = UIViewController()
    let upper = UIViewController()
    let idle = IdleInteractor(animator: rig.animator)
    stage.perform { stage.window.rootViewController = root }
    stage.settle()
    stage.perform {
      upper.modalPresentationStyle = .fullScreen
      upper.transitioningDelegate = idle
      root.present(upper, animated: true)
    }
    stage.settle()
    #expect(idle.starts == 1)
    #expect(root.presentedViewController === upper)
    #expect(upper.view.window != nil)
    #expect(stage.violations.isEmpty)
  }
}

/// Delegate, interactor and animator in one.
@MainActor
private final class AllInOne: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
{
  var wantsInteractiveStart: Bool
  private(set) var calls: [String] = []
  private var animator: UIViewPropertyAnimator?
  private var context: (any UIViewControllerContextTransitioning)?

  init(byFinger: Bool) { wantsInteractiveStart = byFinger }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    calls.append("animateTransition")
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    calls.append("interruptibleAnimator")
    return animator!
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    calls.append("start · interactive \(context.isInteractive)")
    self.context = context
    let view = context.view(forKey: .to)!
    view.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
    context.containerView.addSubview(view)
    view.alpha = 0
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { view.alpha = 1 }
    animator.addCompletion { [weak self] _ in
      self?.calls.append("completed")
      context.completeTransition(true)
    }
    self.animator = animator
  }

  func release() {
    context?.finishInteractiveTransition()
    animator?.startAnimation()
  }
}

@MainActor
private final class IdleInteractor: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerInteractiveTransitioning
{
  let animator: any UIViewControllerAnimatedTransitioning
  let wantsInteractiveStart = false
  private(set) var starts = 0

  init(animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    starts += 1
  }
}
