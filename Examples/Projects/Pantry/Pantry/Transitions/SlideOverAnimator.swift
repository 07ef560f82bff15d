//
//  SlideOverAnimator.swift
//  Pantry
//
//  Created by Ines Carvalho on 20/03/2024.
//

import UIKit

/// Slides a page up over the one below, which shrinks back and darkens.
final class SlideOverAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPush: Bool

    init(isPush: Bool) {
        self.isPush = isPush
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
        let (page, below) = isPush ? (toView, fromView) : (fromView, toView)

        toView.frame = transitionContext.finalFrame(for: toController)
        container.addSubview(below)
        container.addSubview(page)

        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = .black
        container.insertSubview(shade, belowSubview: page)

        let lowered = CGAffineTransform(translationX: 0, y: container.bounds.height)
        let shrunk = CGAffineTransform(scaleX: 0.9, y: 0.9)
        shade.alpha = isPush ? 0 : 0.4
        page.transform = isPush ? lowered : .identity
        below.transform = isPush ? .identity : shrunk
        below.layer.cornerRadius = isPush ? 0 : 24
        below.clipsToBounds = true

        let timing = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.25, y: 1), controlPoint2: CGPoint(x: 0.5, y: 1))
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), timingParameters: timing)
        animator.addAnimations { [isPush] in
            shade.alpha = isPush ? 0.4 : 0
            page.transform = isPush ? .identity : lowered
            below.transform = isPush ? shrunk : .identity
            below.layer.cornerRadius = isPush ? 24 : 0
        }
        animator.addCompletion { _ in
            shade.removeFromSuperview()
            for view in [page, below] {
                view.transform = .identity
                view.layer.cornerRadius = 0
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
