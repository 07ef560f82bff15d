import UIKit

/// Moves the to-view in over the other from the right; an animator as many apps have it.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var log: CallLog?
  var duration = 0.4

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log?.note("animator", "animateTransition")
    guard let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let frame = context.finalFrame(for: controller)
    to.frame = frame.offsetBy(dx: frame.width, dy: 0)
    context.containerView.addSubview(to)
    UIView.animate(withDuration: duration) {
      to.frame = frame
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log?.note("animator", "animationEnded(\(transitionCompleted))")
  }
}

/// Moves the to-view by hand, without any animation.
final class HandInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  var log: CallLog?
  private var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    log?.note("interactor", "startInteractiveTransition")
    self.context = context
    if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
    update(0)
  }

  func update(_ progress: CGFloat) {
    guard let context, let to = context.viewController(forKey: .to) else { return }
    let frame = context.finalFrame(for: to)
    context.view(forKey: .to)?.frame = frame.offsetBy(dx: frame.width * (1 - progress), dy: 0)
    context.updateInteractiveTransition(progress)
  }

  func end(cancelled: Bool) {
    guard let context else { return }
    cancelled ? context.cancelInteractiveTransition() : context.finishInteractiveTransition()
    if !cancelled { update(1) }
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// Drives any animator by the time of the container's layer, as an app without
/// `UIPercentDrivenInteractiveTransition` would.
final class TimeInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  let animator: any UIViewControllerAnimatedTransitioning
  private var context: (any UIViewControllerContextTransitioning)?
  private var start: CFTimeInterval = 0

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    let layer = context.containerView.layer
    start = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = start
    animator.animateTransition(using: context)
  }

  func update(_ progress: CGFloat) {
    guard let context else { return }
    let duration = animator.transitionDuration(using: context)
    context.containerView.layer.timeOffset = start + duration * progress
    context.updateInteractiveTransition(progress)
  }

  func end(cancelled: Bool) {
    guard let context else { return }
    cancelled ? context.cancelInteractiveTransition() : context.finishInteractiveTransition()
    let layer = context.containerView.layer
    layer.speed = 1
    layer.timeOffset = 0
    for view in context.containerView.subviews { view.layer.removeAllAnimations() }
  }
}

/// The delegate of a navigation or tab bar controller, which writes down what it is asked.
final class LoggedContainerDelegate: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  let log: CallLog
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var allowsSelection = true

  init(log: CallLog) { self.log = log }

  private func name(_ controller: UIViewController) -> String {
    (controller as? LoggedChild)?.name ?? "\(type(of: controller))"
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log.note("delegate", "willShow(\(name(viewController)), animated: \(animated))") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { log.note("delegate", "didShow(\(name(viewController)), animated: \(animated))") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note(
      "delegate", "animationControllerFor(\(operation), \(name(fromVC)) to \(name(toVC)))")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("delegate", "interactionControllerFor")
    return interactor
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.note("delegate", "shouldSelect(\(name(viewController)))")
    return allowsSelection
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { log.note("delegate", "didSelect(\(name(viewController)))") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("delegate", "animationControllerForTransition(\(name(fromVC)) to \(name(toVC)))")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("delegate", "interactionControllerFor")
    return interactor
  }
}
