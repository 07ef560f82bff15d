import Rehearsal
import UIKit

/// A stage with a screen on it and a second one that comes and goes under a finger.
@MainActor
final class PercentRig {
  let stage = Stage()
  let root = UIViewController()
  let next: UIViewController
  let animator = SlidingAnimator()
  let objects: PercentObjects
  private(set) var completions = 0

  init(
    _ style: UIModalPresentationStyle = .custom, next: UIViewController = UIViewController()
  ) {
    self.next = next
    objects = PercentObjects(animator)
    next.modalPresentationStyle = style
    next.transitioningDelegate = objects
    stage.perform { stage.window.rootViewController = root }
  }

  var interactor: UIPercentDrivenInteractiveTransition { objects.interactor }

  func present() {
    stage.perform { root.present(next, animated: true) { [self] in completions += 1 } }
  }

  func dismiss() {
    stage.perform { root.dismiss(animated: true) { [self] in completions += 1 } }
  }

  /// Puts the second screen up without motion.
  func presentAtOnce() {
    objects.isInteractive = false
    stage.perform { root.present(next, animated: false) }
    stage.settle()
    objects.isInteractive = true
  }

  func update(_ percent: CGFloat) { stage.perform { interactor.update(percent) } }

  func finish() { stage.perform { interactor.finish() } }

  func cancel() { stage.perform { interactor.cancel() } }

  func tick() { stage.advance(to: stage.now + 1.0 / 60) }

  /// How far the second screen's view is shown from the place where it is, in points to the right.
  var shift: Double { next.view.layer.presentation().map { $0.affineTransform().tx } ?? .nan }
}

/// The objects of the transition in one, as many apps have it.
final class PercentObjects: NSObject, UIViewControllerTransitioningDelegate {
  let animator: SlidingAnimator
  var interactor = UIPercentDrivenInteractiveTransition()
  var isInteractive = true

  init(_ animator: SlidingAnimator) { self.animator = animator }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interactor : nil }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interactor : nil }
}

/// Slides the view that comes, or goes, 100 points to the right.
final class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let way = 100.0
  var duration = 0.4
  /// How the moving view is animated; calls the closure when it is over.
  var motion: @MainActor (SlidingAnimator, UIView, @escaping () -> Void) -> Void = {
    $0.ease($1, $2)
  }
  private(set) var outcomes: [Bool] = []
  private(set) weak var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(to)
    }
    guard let moving = context.view(forKey: .to) ?? context.view(forKey: .from) else { return }
    motion(self, moving) {
      moving.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { outcomes.append(transitionCompleted) }

  /// Moves on a curve that is nothing like a line.
  func ease(_ view: UIView, _ done: @escaping () -> Void) {
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn) {
      view.transform = CGAffineTransform(translationX: Self.way, y: 0)
    } completion: { _ in
      done()
    }
  }
}
