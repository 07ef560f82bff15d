import Rehearsal
import UIKit

/// A delegate and animator whose every part a test can put another in place of.
final class FreeTransition: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning
{
  var interactor: UIPercentDrivenInteractiveTransition?
  var givesAnimator = true
  var duration = 0.3
  var presentation: @MainActor (UIViewController, UIViewController?) -> UIPresentationController? =
    { _, _ in nil }
  var animate: @MainActor (FreeTransition, any UIViewControllerContextTransitioning) -> Void = {
    $0.fade($1)
  }
  /// Runs whenever an animator is asked for.
  var onAsk: @MainActor () -> Void = {}
  private(set) var asked: [String] = []
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    asked.append("presentation")
    return presentation(presented, presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("animator")
    onAsk()
    return givesAnimator ? self : nil
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    asked.append("animator back")
    onAsk()
    return givesAnimator ? self : nil
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    asked.append("interactor")
    return interactor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    asked.append("interactor back")
    return interactor
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("\(operation)")
    return givesAnimator ? self : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    asked.append("interactor")
    return interactor
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    animate(self, context)
  }

  /// Puts the to-view in at its final frame, below the one that goes.
  func place(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return }
    to.frame = context.finalFrame(for: controller)
    context.containerView.insertSubview(to, at: 0)
  }

  /// An animation as it should be.
  func fade(_ context: any UIViewControllerContextTransitioning) {
    place(context)
    let view = context.view(forKey: .to) ?? context.view(forKey: .from)
    move(view, context) { !context.transitionWasCancelled }
  }

  /// Only the motion, and an answer at its end.
  func move(
    _ view: UIView?, _ context: any UIViewControllerContextTransitioning,
    answer: @escaping @MainActor () -> Bool
  ) {
    UIView.animate(withDuration: duration) {
      view?.alpha = 0.5
    } completion: { _ in
      view?.alpha = 1
      context.completeTransition(answer())
    }
  }
}

/// A stage with a screen, another that comes over it, and a free transition.
@MainActor
final class FreeRig {
  let stage = Stage(scale: 1)
  let root = UIViewController()
  let next = UIViewController()
  let free = FreeTransition()

  init(_ style: UIModalPresentationStyle) {
    next.modalPresentationStyle = style
    next.transitioningDelegate = free
    stage.perform { stage.window.rootViewController = root }
    stage.settle()
  }

  func present(animated: Bool = true) {
    stage.perform { root.present(next, animated: animated) }
    if free.interactor == nil { stage.settle() }
  }

  func dismiss() {
    stage.perform { next.dismiss(animated: true) }
    if free.interactor == nil { stage.settle() }
  }

  /// Holds the transition that was begun half way, and takes it back.
  func cancel() {
    stage.perform { free.interactor?.update(0.5) }
    stage.perform { free.interactor?.cancel() }
    stage.settle()
  }

  var rules: [String] { stage.violations.map(\.rule) }
}
