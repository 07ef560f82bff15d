import QuartzCore
import Timing

/// The system's own modal animations: the new screen slides up over the old one, fades in, or the
/// two turn like the sides of a card; and the same backwards.
///
/// An animator like anybody's: it uses only what the context offers in public.
@MainActor
final class SystemAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isDismissing: Bool
  private let style: UIModalTransitionStyle

  init(_ style: UIModalTransitionStyle, dismissing: Bool) {
    isDismissing = dismissing
    self.style = style
  }

  /// Sliding takes until the spring of F4.5.1 has settled (F4.1). Half a second for the others is
  /// a guess.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    if transitionContext?.isAnimated == false { return 0 }
    return style == .crossDissolve || style == .flipHorizontal ? 0.5 : SystemMotion.screenDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    guard let moving = isDismissing ? from : to else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    place(to, besides: from, in: context)
    switch style {
    case .crossDissolve: dissolve(moving, in: context)
    case .flipHorizontal: flip(from, to, in: context)
    default: slide(moving, in: context)
    }
  }

  /// The screen that comes lies on top when it is presented, underneath when it was covered.
  private func place(
    _ to: UIView?, besides from: UIView?, in context: any UIViewControllerContextTransitioning
  ) {
    guard let to, let controller = context.viewController(forKey: .to) else { return }
    to.frame = context.finalFrame(for: controller)
    if isDismissing, let from {
      context.containerView.insertSubview(to, belowSubview: from)
    } else {
      context.containerView.addSubview(to)
    }
  }

  /// On the system's spring, which raw curve 7 names (F4.5.1).
  private func slide(_ moving: UIView, in context: any UIViewControllerContextTransitioning) {
    let home = moving.transform
    let way = context.containerView.bounds.maxY - moving.frame.minY
    let below = home.concatenating(CGAffineTransform(translationX: 0, y: way))
    if !isDismissing { moving.stand(moved: below) }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: SystemMotion.spring
    ) {
      moving.stand(moved: self.isDismissing ? below : home)
    } completion: { _ in
      moving.stand(moved: home)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func dissolve(_ moving: UIView, in context: any UIViewControllerContextTransitioning) {
    let opaque = moving.alpha
    if !isDismissing { moving.alpha = 0 }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      moving.alpha = self.isDismissing ? 0 : opaque
    } completion: { _ in
      moving.alpha = opaque
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// One side turns until it is seen edge-on, then the other comes round.
  private func flip(
    _ from: UIView?, _ to: UIView?, in context: any UIViewControllerContextTransitioning
  ) {
    let half = transitionDuration(using: context) / 2
    let edge = isDismissing ? CGFloat.pi / 2 : -.pi / 2
    from?.transform3D = turned(by: 0)
    to?.transform3D = turned(by: -edge)
    // A page has an end: what hangs out of a screen is cut off meanwhile.
    let clipped = [from, to].compactMap { $0 }.filter { !$0.clipsToBounds }
    for view in clipped { view.clipsToBounds = true }
    let done = {
      for view in [from, to] { view?.transform3D = CATransform3DIdentity }
      for view in clipped { view.clipsToBounds = false }
      context.completeTransition(!context.transitionWasCancelled)
    }
    if let from {
      UIView.animate(withDuration: half, delay: 0, options: .curveEaseIn) {
        from.transform3D = self.turned(by: edge)
      } completion: { _ in
        if to == nil { done() }
      }
    }
    if let to {
      UIView.animate(withDuration: half, delay: half, options: .curveEaseOut) {
        to.transform3D = self.turned(by: 0)
      } completion: { _ in
        done()
      }
    }
  }

  /// Turned about the upright axis, seen from a distance of 1000 points (a guess).
  private func turned(by angle: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 1000
    return CATransform3DRotate(transform, angle, 0, 1, 0)
  }
}

extension UIViewControllerContextTransitioning {
  /// Puts a screen that was covered behind everything else, where the system's own motion is that of
  /// the upper one alone: so it is when a chain goes whose lowest screen covered.
  func uncover() {
    guard let to = view(forKey: .to), let controller = viewController(forKey: .to) else { return }
    to.frame = finalFrame(for: controller)
    containerView.insertSubview(to, at: 0)
  }
}
