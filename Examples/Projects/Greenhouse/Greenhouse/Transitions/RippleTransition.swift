//
//  RippleTransition.swift
//  Greenhouse
//
//  Created by Ines Okafor on 19.02.22.
//

import UIKit

/// Shows the next screen through a growing circle, and takes it away through a shrinking one.
final class RippleTransition: NSObject, UIViewControllerTransitioningDelegate {

    private let origin: CGPoint

    /// - Parameter origin: The middle of the circle, in the coordinates of the window.
    init(origin: CGPoint) {
        self.origin = origin
        super.init()
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        RippleAnimator(origin: origin, isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        RippleAnimator(origin: origin, isPresenting: false)
    }
}

final class RippleAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let origin: CGPoint
    private let isPresenting: Bool

    init(origin: CGPoint, isPresenting: Bool) {
        self.origin = origin
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        isPresenting ? 0.55 : 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            transitionContext.completeTransition(false)
            return
        }
        if isPresenting {
            if let controller = transitionContext.viewController(forKey: .to) {
                view.frame = transitionContext.finalFrame(for: controller)
            }
            container.addSubview(view)
            view.layoutIfNeeded()
        } else if let toView = transitionContext.view(forKey: .to) {
            container.insertSubview(toView, belowSubview: view)
        }

        let center = container.convert(origin, from: nil)
        let small = circle(around: center, radius: 12)
        let large = circle(around: center, radius: coveringRadius(from: center, in: container.bounds))
        let mask = CAShapeLayer()
        mask.frame = view.bounds
        mask.path = isPresenting ? large.cgPath : small.cgPath
        view.layer.mask = mask

        CATransaction.begin()
        CATransaction.setCompletionBlock {
            view.layer.mask = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = isPresenting ? small.cgPath : large.cgPath
        animation.toValue = isPresenting ? large.cgPath : small.cgPath
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(name: isPresenting ? .easeOut : .easeIn)
        mask.add(animation, forKey: "ripple")
        CATransaction.commit()
    }

    private func circle(around center: CGPoint, radius: CGFloat) -> UIBezierPath {
        UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    }

    private func coveringRadius(from center: CGPoint, in bounds: CGRect) -> CGFloat {
        let dx = max(center.x - bounds.minX, bounds.maxX - center.x)
        let dy = max(center.y - bounds.minY, bounds.maxY - center.y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
