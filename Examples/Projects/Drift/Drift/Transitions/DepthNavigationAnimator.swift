//
//  DepthNavigationAnimator.swift
//  Drift
//

import UIKit

/// The new screen comes in from the right, larger than it is, while the old one sinks back.
@MainActor
final class DepthNavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPushing: Bool

    init(isPushing: Bool) {
        self.isPushing = isPushing
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
              let toView = transitionContext.view(forKey: .to),
              let toController = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let sunk = CGAffineTransform(scaleX: 0.86, y: 0.86)
        let aside = CGAffineTransform(translationX: container.bounds.width, y: 0).scaledBy(x: 1.08, y: 1.08)

        toView.frame = transitionContext.finalFrame(for: toController)
        container.backgroundColor = .canvas
        if isPushing {
            container.addSubview(toView)
            toView.transform = aside
        } else {
            container.insertSubview(toView, belowSubview: fromView)
            toView.transform = sunk
            toView.alpha = 0.3
        }

        let isPushing = self.isPushing
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: 0.9) {
            toView.transform = .identity
            toView.alpha = 1
            fromView.transform = isPushing ? sunk : aside
            fromView.alpha = isPushing ? 0.3 : 1
        }
        animator.addCompletion { _ in
            fromView.transform = .identity
            fromView.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
