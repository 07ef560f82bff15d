import UIKit

/// A card that comes up from below on a spring, and goes down again. A file as an app has it, to try
/// `rehearse run` with.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let context = transitionContext
    if let view = context.view(forKey: .to), let screen = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: screen)
      if isPresenting {
        context.containerView.addSubview(view)
        // The screen behind stays where it is: VoiceOver is not to read it.
        view.accessibilityViewIsModal = true
      } else {
        context.containerView.insertSubview(view, at: 0)
      }
    }
    let card = context.view(forKey: isPresenting ? .to : .from)
    let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    let isCalm = UIAccessibility.isReduceMotionEnabled
    func stand(isUp: Bool) {
      if isCalm { card?.alpha = isUp ? 1 : 0 } else { card?.transform = isUp ? .identity : away }
    }
    stand(isUp: !isPresenting)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.95,
      initialSpringVelocity: 0
    ) {
      stand(isUp: self.isPresenting)
    } completion: { _ in
      card?.transform = .identity
      card?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
