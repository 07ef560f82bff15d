import UIKit

/// A slide from below that keeps its contract; mutants break it at one point each.
class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval { 0.3 }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    isComing(context) ? come(context) : go(context)
  }

  /// A screen that is on the container already is going to be uncovered.
  func isComing(_ context: any UIViewControllerContextTransitioning) -> Bool {
    guard let to = context.viewController(forKey: .to),
      let from = context.viewController(forKey: .from)
    else { return true }
    return to.presentingViewController === from || from.presentingViewController == nil
  }

  func come(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    to.frame = context.finalFrame(for: controller)
    container.addSubview(to)
    willCome(to, context)
    to.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
    move(context) {
      self.coming(to, context)
      to.transform = .identity
    } completion: {
      to.transform = .identity
      self.came(to, context)
    }
  }

  func go(_ context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from) else { return context.completeTransition(false) }
    let container = context.containerView
    if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      container.insertSubview(to, belowSubview: from)
    }
    willGo(from, context)
    move(context) {
      from.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
    } completion: {
      self.went(from, context)
    }
  }

  func move(
    _ context: any UIViewControllerContextTransitioning, _ animations: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: context.isAnimated ? duration : 0, animations: animations
    ) { _ in
      completion()
    }
  }

  // What mutants replace.
  func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {}
  func coming(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {}
  func willGo(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {}

  func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }

  func went(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.transform = .identity
    context.completeTransition(!context.transitionWasCancelled)
  }
}
