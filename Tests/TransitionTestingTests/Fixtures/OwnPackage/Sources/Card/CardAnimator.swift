import UIKit

/// A card that slides up and down again.
public final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (to, from) = (context.view(forKey: .to), context.view(forKey: .from))
    let isComing = context.viewController(forKey: .to)?.presentingViewController != nil
    let container = context.containerView
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      isComing ? container.addSubview(to) : container.insertSubview(to, at: 0)
    }
    let card = isComing ? to : from
    let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
    if isComing { card?.transform = below }
    UIView.animate(withDuration: context.isAnimated ? 0.3 : 0) {
      card?.transform = isComing ? .identity : below
    } completion: { _ in
      card?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// The same, with a mistake: it says that it has finished when it was cancelled.
public final class HastyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
    let view = context.view(forKey: .to) ?? context.view(forKey: .from)
    view?.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view?.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
