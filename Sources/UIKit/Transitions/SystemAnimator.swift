import QuartzCore
import Timing

/// The system's own modal animation: the new screen slides up over the old one, and down again.
///
/// An animator like anybody's: it uses only what the context offers in public. The spring is the
/// system's (F4.5.1), the other styles are reported as unsupported.
@MainActor
final class SystemAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isDismissing: Bool

  init(for presented: UIViewController, dismissing: Bool) {
    isDismissing = dismissing
    let style = presented.modalTransitionStyle
    if style != .coverVertical { Unsupported.report("modalTransitionStyle \(style)") }
  }

  /// Until the spring of F4.5.1 has settled (F4.1).
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { transitionContext?.isAnimated == false ? 0 : 0.5057 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let moving = context.view(forKey: isDismissing ? .from : .to) else {
      return context.completeTransition(true)
    }
    let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    if isDismissing {
      layUnder(moving, in: context)
    } else {
      place(moving, in: context)
      moving.transform = below
    }
    let duration = transitionDuration(using: context)
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {
      moving.transform = self.isDismissing ? below : .identity
    } completion: { _ in
      if self.isDismissing { moving.transform = .identity }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func place(_ view: UIView, in context: any UIViewControllerContextTransitioning) {
    context.viewController(forKey: .to).map { view.frame = context.finalFrame(for: $0) }
    context.containerView.addSubview(view)
  }

  private func layUnder(_ moving: UIView, in context: any UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: .to),
      let view = context.view(forKey: .to)
    else { return }
    view.frame = context.finalFrame(for: controller)
    context.containerView.insertSubview(view, belowSubview: moving)
  }
}
