//
//  CardTransition.swift
//  RecipeBox
//

import UIKit

/// Knows whether a dismissal is driven by the finger at the moment.
final class CardDismissInteractor: UIPercentDrivenInteractiveTransition {
    var isInteracting = false
}

final class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {

    private let interactor = CardDismissInteractor()

    func presentationController(forPresented presented: UIViewController,
                                presenting: UIViewController?,
                                source: UIViewController) -> UIPresentationController? {
        return CardPresentationController(presentedViewController: presented,
                                          presenting: presenting,
                                          interactor: interactor)
    }

    func animationController(forPresented presented: UIViewController,
                             presenting: UIViewController,
                             source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CardAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CardAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning? {
        return interactor.isInteracting ? interactor : nil
    }
}

/// Slides the card in from below the screen and out again.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        let duration = AppSettings.shared.transitionDuration
        return isPresenting ? duration : duration * 0.7
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let duration = transitionDuration(using: transitionContext)
        let container = transitionContext.containerView

        if isPresenting {
            guard let controller = transitionContext.viewController(forKey: .to),
                let view = transitionContext.view(forKey: .to) else {
                    transitionContext.completeTransition(false)
                    return
            }
            let finalFrame = transitionContext.finalFrame(for: controller)
            view.frame = finalFrame.offsetBy(dx: 0, dy: container.bounds.maxY - finalFrame.minY)
            container.addSubview(view)
            view.layoutIfNeeded()
            UIView.animate(withDuration: duration,
                           delay: 0,
                           usingSpringWithDamping: 0.82,
                           initialSpringVelocity: 0,
                           options: [],
                           animations: { view.frame = finalFrame },
                           completion: { _ in
                            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        } else {
            guard let view = transitionContext.view(forKey: .from) else {
                transitionContext.completeTransition(false)
                return
            }
            let startFrame = view.frame
            let hiddenFrame = startFrame.offsetBy(dx: 0, dy: container.bounds.maxY - startFrame.minY)
            let curve: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseIn
            UIView.animate(withDuration: duration,
                           delay: 0,
                           options: curve,
                           animations: { view.frame = hiddenFrame },
                           completion: { _ in
                            let cancelled = transitionContext.transitionWasCancelled
                            if cancelled {
                                view.frame = startFrame
                            } else {
                                view.removeFromSuperview()
                            }
                            transitionContext.completeTransition(!cancelled)
            })
        }
    }
}
