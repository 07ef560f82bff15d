import QuartzCore

/// A popover comes out of its arrow's tip and fades away; UIKit's motion is not published, this is
/// ours.
///
/// An animator like anybody's: it uses only what the context offers in public.
@MainActor
final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isDismissing: Bool

  init(dismissing: Bool) { isDismissing = dismissing }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { transitionContext?.isAnimated == false ? 0 : PopoverMetrics.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isDismissing ? .from : .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    if isDismissing { context.uncover() } else { place(view, in: context) }
    let small = SceneEnvironment.current.system.reducesMotion ? .identity : shrunk(view)
    if !isDismissing {
      view.transform = small
      view.alpha = 0
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut
    ) {
      if !self.isDismissing { view.transform = .identity }
      view.alpha = self.isDismissing ? 0 : 1
    } completion: { _ in
      view.transform = .identity
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func place(_ view: UIView, in context: any UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: .to) else { return }
    view.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(view)
    view.layoutIfNeeded()
  }

  /// Small about the arrow's tip.
  private func shrunk(_ view: UIView) -> CGAffineTransform {
    let tip = (view as? PopoverView)?.tip ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let scale = PopoverMetrics.startScale
    let (dx, dy) = (tip.x - view.bounds.midX, tip.y - view.bounds.midY)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: dx * (1 - scale), ty: dy * (1 - scale))
  }
}
