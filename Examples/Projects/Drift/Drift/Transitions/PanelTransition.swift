//
//  PanelTransition.swift
//  Drift
//

import UIKit

@MainActor
final class PanelTransition: NSObject, UIViewControllerTransitioningDelegate {

    private weak var presentation: PanelPresentationController?

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        let presentation = PanelPresentationController(presentedViewController: presented, presenting: presenting)
        self.presentation = presentation
        return presentation
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        PanelAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        PanelAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        presentation?.interaction
    }
}

/// Moves the panel in from below the lower edge, and out again.
@MainActor
final class PanelAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPresenting: Bool
    private var animator: UIViewPropertyAnimator?

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isPresenting ? 0.5 : 0.35
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator {
            return animator
        }
        let animator = makeAnimator(using: transitionContext)
        self.animator = animator
        return animator
    }

    private func makeAnimator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let container = context.containerView
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        let viewKey: UITransitionContextViewKey = isPresenting ? .to : .from
        let duration = transitionDuration(using: context)
        let animator = isPresenting
            ? UIViewPropertyAnimator(duration: duration, dampingRatio: 0.8)
            : UIViewPropertyAnimator(duration: duration, curve: .easeIn)

        if let controller = context.viewController(forKey: key), let view = context.view(forKey: viewKey) {
            let shown = isPresenting ? context.finalFrame(for: controller) : view.frame
            let hidden = shown.offsetBy(dx: 0, dy: container.bounds.maxY - shown.minY)
            if isPresenting {
                view.frame = hidden
                container.addSubview(view)
            }
            let goal = isPresenting ? shown : hidden
            animator.addAnimations {
                view.frame = goal
            }
        }
        animator.addCompletion { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }
}
