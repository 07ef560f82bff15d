//
//  TabSlideAnimator.swift
//  TabSlides
//

import UIKit

final class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    enum Direction: CGFloat {
        case forward = 1
        case backward = -1
    }

    static let slowKey = "SlowSlides"

    private let direction: Direction
    private var animator: UIViewPropertyAnimator?

    init(direction: Direction) {
        self.direction = direction
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return UserDefaults.standard.bool(forKey: TabSlideAnimator.slowKey) ? 1.5 : 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator = animator { return animator }

        let fromView = transitionContext.view(forKey: .from)!
        let toView = transitionContext.view(forKey: .to)!
        let container = transitionContext.containerView
        let width = container.bounds.width * direction.rawValue

        if let toVC = transitionContext.viewController(forKey: .to) {
            toView.frame = transitionContext.finalFrame(for: toVC)
        }
        toView.transform = CGAffineTransform(translationX: width, y: 0)
        container.addSubview(toView)

        let timing = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.25, y: 0.1),
                                             controlPoint2: CGPoint(x: 0.25, y: 1))
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext),
                                              timingParameters: timing)
        animator.addAnimations {
            toView.transform = .identity
            fromView.transform = CGAffineTransform(translationX: -width * 0.4, y: 0)
            fromView.alpha = 0.3
        }
        animator.addCompletion { _ in
            fromView.transform = .identity
            fromView.alpha = 1
            toView.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }
}
