import UIKit

/// Springs a snapshot of the new screen up from below (1 s, damping 0.4, velocity 10) and puts the
/// real view in its place at the end. Backwards the old screen's snapshot drops out.
///
/// From the article on `resizableSnapshotViewFromRect`. Mended: on a cancel the snapshot goes too,
/// nothing else in the container is touched, the way back exists, and a screen that goes as soon as it
/// has come is seen.
public final class SnapshotSpringAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool

  /// - Parameter isForward: Whether a screen comes (present, push) or goes (dismiss, pop).
  public init(isForward: Bool) {
    self.isForward = isForward
    super.init()
  }

  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { CalmChange.duration(1) }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard !CalmChange.takesOver(transitionContext, isForward: isForward) else { return }
    isForward ? springUp(transitionContext) : dropOut(transitionContext)
  }

  private func springUp(_ context: UIViewControllerContextTransitioning) {
    guard let toView = context.view(forKey: .to) else { return context.completeTransition(false) }
    let container = context.containerView
    let places = ScreenPlaces(context)
    // In its place the view knows its safe area; it has not been on screen, so that its snapshot
    // needs the updates.
    places.bringIn(isForward: true)
    let finalFrame = toView.frame
    guard
      let snapshot = toView.resizableSnapshotView(
        from: toView.bounds, afterScreenUpdates: true, withCapInsets: .zero)
    else { return places.complete() }
    toView.isHidden = true
    snapshot.frame = finalFrame.offsetBy(dx: 0, dy: container.bounds.height)
    container.addSubview(snapshot)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.4,
      initialSpringVelocity: 10, options: .curveEaseInOut
    ) {
      snapshot.frame = finalFrame
    } completion: { _ in
      toView.isHidden = false
      snapshot.removeFromSuperview()
      places.complete()
    }
  }

  private func dropOut(_ context: UIViewControllerContextTransitioning) {
    // A screen that has been pushed this moment was hidden until now: its snapshot needs the updates.
    guard let fromView = context.view(forKey: .from),
      let snapshot = fromView.snapshotView(afterScreenUpdates: true)
    else { return context.completeTransition(false) }
    let container = context.containerView
    let places = ScreenPlaces(context)
    places.bringIn(isForward: false)
    snapshot.frame = fromView.frame
    container.addSubview(snapshot)
    fromView.isHidden = true
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0
    ) {
      snapshot.frame = fromView.frame.offsetBy(dx: 0, dy: container.bounds.height)
    } completion: { _ in
      fromView.isHidden = false
      snapshot.removeFromSuperview()
      places.complete()
    }
  }
}

/// Supplies the snapshot spring to modal screens and, by the operation, to a navigation stack.
public final class SnapshotSpringTransition: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SnapshotSpringAnimator(isForward: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SnapshotSpringAnimator(isForward: false) }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SnapshotSpringAnimator(isForward: operation == .push)
  }
}
