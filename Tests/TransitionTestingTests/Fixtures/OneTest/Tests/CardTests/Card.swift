import TransitionTesting
import UIKit

/// A transition as an app has it.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    let isComing = context.view(forKey: .to) != nil
    guard let card = context.view(forKey: .to) ?? context.view(forKey: .from) else { return }
    if isComing { container.addSubview(card) }
    let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
    if isComing { card.transform = below }
    UIView.animate(withDuration: 0.3) {
      card.transform = isComing ? .identity : below
    } completion: { _ in
      card.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

let card = ScreenFlow.animator("card", style: .custom) { CardAnimator() }
