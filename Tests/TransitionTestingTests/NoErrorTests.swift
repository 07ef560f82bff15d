import QuartzCore
import Testing
import TransitionTesting
import UIKit

/// What public code does, and what is right on a device: none of it is an error.
@MainActor @Suite("It is no error")
struct NoErrorTests {
  @Test("that a mask of a path grows over a screen and shrinks again")
  func circle() throws {
    let report = try TransitionCheck.run(.animator("circle") { CircleAnimator() })
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.scenarios.count > 40)
  }

  @Test("that a pan drags its own view, and dismisses only at its end")
  func dragsItself() throws {
    var flow = flow("drag", presenting: { DragScreen() }, style: .fullScreen)
    flow.swipe = .init(
      driving: .back, from: CGPoint(x: 0.5, y: 0.3), by: CGVector(dx: 0, dy: 400))
    let report = try TransitionCheck.run(flow)
    #expect(report.violations.isEmpty, "\(report)")
    let swiped = try #require(report.scenarios.first { $0.scenario.outcome == .swipe })
    #expect(swiped.completed == true)
    let given = try #require(report.scenarios.first { $0.scenario.outcome == .swipeBack })
    #expect(given.completed == nil && given.isReached)
  }

  @Test("that a pan merely starts a transition, which then runs by itself")
  func startsOnly() throws {
    var flow = flow("trigger", presenting: { TriggerScreen() }, style: .fullScreen)
    flow.swipe = .init(
      driving: .back, from: CGPoint(x: 0.5, y: 0.3), by: CGVector(dx: 0, dy: 300))
    let report = try TransitionCheck.run(flow)
    #expect(report.violations.isEmpty, "\(report)")
    let taken = try #require(report.scenarios.first { $0.scenario.outcome == .swipeTaken })
    #expect(taken.completed == true)
  }

  @Test("that a screen of a style of its own rests beside the full frame")
  func restsBeside() throws {
    let report = try TransitionCheck.run(
      .animator("popup", style: .custom) { PopupAnimator() },
      scenarios: ["forward-finish", "back-finish", "forward-finish-resized"])
    #expect(report.violations.isEmpty, "\(report)")
    let full = try TransitionCheck.run(
      .animator("popup", style: .overFullScreen) { PopupAnimator() }, scenarios: ["forward-finish"])
    #expect(full.violations.contains { $0.rule.name == "to-view-final" }, "\(full)")
  }

  @Test("that a presenter that stays in sight is told of its appearance by hand, and told back")
  func toldByHand() throws {
    let report = try TransitionCheck.run(
      .animator("by hand", style: .custom) { TellingAnimator() },
      scenarios: ["forward-finish", "back-finish", "forward-twice-in-a-row"])
    #expect(report.violations.isEmpty, "\(report)")
  }

  @Test("that what no finger drives breaks under a lent one: one piece of advice")
  func lent() throws {
    var flow = ScreenFlow.animator("truth", style: .fullScreen) { SaysAlwaysTrue() }
    let strict = try TransitionCheck.run(flow)
    #expect(strict.violations.contains { $0.rule.name == "completes-truthfully" }, "\(strict)")
    flow.isInteractive = false
    let report = try TransitionCheck.run(flow)
    #expect(report.violations.isEmpty && report.isClean, "\(report)")
    #expect(report.findings.contains { $0.rule.name == "completes-truthfully" && $0.isLent })
    #expect(report.description.contains("0 violations, 1 piece of advice\n"), "\(report)")
    #expect(report.description.contains("If you add an interactor"), "\(report)")
  }

  @Test("that child controllers come and go by hand, where no context can be asked")
  func children() throws {
    let flow = ScreenFlow("children", makeRoot: { ChildHost() }) { root, _ in
      (root as? ChildHost)?.show(PlainScreen(.next))
    } reverse: { root, _ in
      (root as? ChildHost)?.show(nil)
    }
    let report = try TransitionCheck.run(flow)
    #expect(report.findings.isEmpty, "\(report)")
    let text = report.description
    #expect(text.contains("no context is there to ask: forward-finish"), "\(text)")
  }

  private func flow(
    _ name: String, presenting make: @escaping @MainActor () -> UIViewController,
    style: UIModalPresentationStyle
  ) -> ScreenFlow {
    ScreenFlow(name, makeRoot: { PlainScreen(.root) }) { root, animated in
      let next = make()
      next.modalPresentationStyle = style
      root.present(next, animated: animated)
    } reverse: { root, animated in
      root.dismiss(animated: animated)
    }
  }
}

/// A circle that grows over the screen that comes, and shrinks on the one that goes.
private final class CircleAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  @preconcurrency CAAnimationDelegate
{
  private var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else { return }
    let bounds = context.containerView.bounds
    let isBack = context.viewController(forKey: .from)?.presentingViewController != nil
    to.frame = bounds
    context.containerView.insertSubview(to, at: isBack ? 0 : 1)
    let center = CGPoint(x: 40, y: bounds.maxY - 40)
    let paths = [20, 1100].map { (radius: CGFloat) in
      UIBezierPath(
        arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true
      ).cgPath
    }
    let mask = CAShapeLayer()
    mask.path = paths[isBack ? 0 : 1]
    (isBack ? from : to).layer.mask = mask
    let grow = CABasicAnimation(keyPath: "path")
    (grow.fromValue, grow.toValue) = (paths[isBack ? 1 : 0], paths[isBack ? 0 : 1])
    grow.duration = context.isAnimated ? 0.4 : 0.01
    grow.delegate = self
    mask.add(grow, forKey: "path")
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    guard let context else { return }
    for key in [UITransitionContextViewKey.from, .to] {
      context.view(forKey: key)?.layer.mask = nil
    }
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// Follows the finger by itself and goes at the end, if that is far.
private final class DragScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pan:", DragScreen.pan(_:))))
  }

  func pan(_ gesture: UIPanGestureRecognizer) {
    let y = max(0, gesture.translation(in: view.superview).y)
    switch gesture.state {
    case .changed: view.transform = CGAffineTransform(translationX: 0, y: y)
    case .ended where y > 250: dismiss(animated: true)
    case .ended, .cancelled: UIView.animate(withDuration: 0.2) { self.view.transform = .identity }
    default: break
    }
  }
}

/// Goes when a pan begins, whatever becomes of it.
private final class TriggerScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pan:", TriggerScreen.pan(_:))))
  }

  func pan(_ gesture: UIPanGestureRecognizer) {
    if gesture.state == .began { dismiss(animated: true) }
  }
}

/// Fades a screen in that rests in the middle.
private class PopupAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animationEnded(_ completed: Bool) {}

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let to = context.view(forKey: .to)
    let from = context.view(forKey: .from)
    if let to {
      to.frame = context.containerView.bounds.insetBy(dx: 40, dy: 200)
      to.alpha = 0
      context.containerView.addSubview(to)
    }
    UIView.animate(withDuration: 0.3) {
      to?.alpha = 1
      from?.alpha = 0
    } completion: { _ in
      from?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Tells the presenter, as UIKit does not in its style.
private final class TellingAnimator: PopupAnimator {
  private weak var presenter: UIViewController?

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    let isBack = context.viewController(forKey: .from)?.presentingViewController != nil
    presenter = context.viewController(forKey: isBack ? .to : .from)
    presenter?.beginAppearanceTransition(isBack, animated: true)
  }

  override func animationEnded(_ completed: Bool) { presenter?.endAppearanceTransition() }
}

/// Says that it has finished, whether it has or not.
private final class SaysAlwaysTrue: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return context.completeTransition(true) }
    to.frame = context.containerView.bounds
    to.alpha = 0
    context.containerView.addSubview(to)
    UIView.animate(withDuration: 0.3) {
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

/// Shows a child, or none.
private final class ChildHost: UIViewController {
  private var child: UIViewController?

  func show(_ next: UIViewController?) {
    if let child {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    child = next
    guard let next else { return }
    addChild(next)
    next.view.frame = view.bounds
    view.addSubview(next.view)
    next.view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      next.view.alpha = 1
    } completion: { _ in
      next.didMove(toParent: self)
    }
  }
}
