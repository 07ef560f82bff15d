import UIKit

/// The delegate of everything on a random walk: gives animators of several kinds, or none, and
/// sometimes an interactor.
@MainActor
final class WalkObjects: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  weak var walk: MachineryWalk?
  /// One for each transition that a finger holds: an object serves one at a time.
  private(set) var drives = [UIPercentDrivenInteractiveTransition()]
  var isInteractive = false
  /// The latest context, over or not.
  weak var context: (any UIViewControllerContextTransitioning)?

  /// Another choice of objects from now on.
  func shuffle() {
    isInteractive = (walk?.pick(2) ?? 0) == 0
  }

  /// One of the latest fingers.
  var drive: UIPercentDrivenInteractiveTransition {
    drives[drives.count - 1 - (walk?.pick(min(3, drives.count)) ?? 0)]
  }

  private func animator() -> (any UIViewControllerAnimatedTransitioning)? {
    walk?.heard()
    switch walk?.pick(5) ?? 0 {
    case 0: return nil
    case 1: return WalkHold(self, duration: 0.2)
    case 2: return WalkAnimator(self, duration: 0)
    default: return WalkAnimator(self, duration: 0.15)
    }
  }

  private func interactor() -> (any UIViewControllerInteractiveTransitioning)? {
    walk?.heard()
    guard isInteractive else { return nil }
    let drive = UIPercentDrivenInteractiveTransition()
    drive.wantsInteractiveStart = (walk?.pick(4) ?? 0) > 0
    drives.append(drive)
    return drive
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { walk?.heard() }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { walk?.heard() }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }
}

/// What the animators of a walk have in common.
@MainActor
private class WalkMover: NSObject {
  let objects: WalkObjects
  let duration: TimeInterval

  init(_ objects: WalkObjects, duration: TimeInterval) {
    self.objects = objects
    self.duration = duration
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  /// Puts the to-view in.
  func moving(in context: any UIViewControllerContextTransitioning) -> UIView? {
    objects.context = context
    if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(to)
    }
    return context.view(forKey: .to) ?? context.view(forKey: .from)
  }

  func end(_ context: any UIViewControllerContextTransitioning, _ view: UIView?) {
    view?.alpha = 1
    objects.walk?.heard()
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// Fades the screens into each other by a block, and tells the truth.
private final class WalkAnimator: WalkMover, UIViewControllerAnimatedTransitioning {
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = moving(in: context)
    objects.walk?.heard()
    UIView.animate(withDuration: duration) {
      view?.alpha = 0.5
    } completion: { _ in
      self.end(context, view)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { objects.walk?.heard() }
}

/// The same, by an animator that can be taken hold of.
private final class WalkHold: WalkMover, UIViewControllerAnimatedTransitioning {
  private var mover: UIViewPropertyAnimator?

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let mover { return mover }
    let view = moving(in: context)
    let mover = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) { view?.alpha = 0.5 }
    self.mover = mover
    mover.addCompletion { _ in self.end(context, view) }
    return mover
  }

  func animationEnded(_ transitionCompleted: Bool) {
    mover = nil
    objects.walk?.heard()
  }
}
