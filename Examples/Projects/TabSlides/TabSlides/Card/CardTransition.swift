//
//  CardTransition.swift
//  TabSlides
//

import UIKit

final class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?,
                                source: UIViewController) -> UIPresentationController? {
        return CardPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CardAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CardAnimator(isPresenting: false)
    }
}

private final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return isPresenting ? 0.5 : 0.25
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let card = context.viewController(forKey: key), let cardView = card.view else {
            return context.completeTransition(false)
        }

        let shown = context.finalFrame(for: card)
        let hidden = shown.offsetBy(dx: 0, dy: context.containerView.bounds.height - shown.minY)

        if isPresenting {
            context.containerView.addSubview(cardView)
            cardView.frame = hidden
        }

        UIView.animate(withDuration: transitionDuration(using: context), delay: 0,
                       usingSpringWithDamping: isPresenting ? 0.75 : 1, initialSpringVelocity: 0, options: [],
                       animations: {
            cardView.frame = self.isPresenting ? shown : hidden
        }, completion: { _ in
            let finished = !context.transitionWasCancelled
            if finished && !self.isPresenting { cardView.removeFromSuperview() }
            context.completeTransition(finished)
        })
    }
}
