//
//  ZoomImageTransition.swift
//  Voyager
//
//  Created by Jonas Keller on 18/12/2017.
//  Copyright © 2017 Jonas Keller. All rights reserved.
//

import UIKit

/// Adopted by view controllers that have an image which takes part in the zoom.
protocol ZoomTransitioning: AnyObject {
    var zoomImageView: UIImageView? { get }
}

final class ZoomImageTransition: NSObject, UIViewControllerAnimatedTransitioning {

    let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.45
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard
            let fromViewController = transitionContext.viewController(forKey: .from),
            let toViewController = transitionContext.viewController(forKey: .to),
            let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }

        let container = transitionContext.containerView
        let isPush = operation == .push

        toView.frame = transitionContext.finalFrame(for: toViewController)
        if isPush {
            container.addSubview(toView)
            toView.alpha = 0
        } else {
            container.insertSubview(toView, belowSubview: fromView)
        }
        toView.layoutIfNeeded()

        let fromImageView = (fromViewController as? ZoomTransitioning)?.zoomImageView
        let toImageView = (toViewController as? ZoomTransitioning)?.zoomImageView

        // Without an image on both sides this is a plain cross fade.
        var flyingView: UIImageView?
        var targetFrame = CGRect.zero
        var targetRadius: CGFloat = 0
        if let source = fromImageView, let target = toImageView {
            let imageView = UIImageView(image: source.image)
            imageView.contentMode = .scaleAspectFill
            imageView.clipsToBounds = true
            imageView.layer.cornerRadius = source.layer.cornerRadius
            imageView.frame = container.convert(source.bounds, from: source)
            container.addSubview(imageView)

            targetFrame = container.convert(target.bounds, from: target)
            targetRadius = target.layer.cornerRadius
            source.isHidden = true
            target.isHidden = true
            flyingView = imageView
        }

        let animations = {
            if isPush {
                toView.alpha = 1
            } else {
                fromView.alpha = 0
            }
            flyingView?.frame = targetFrame
            flyingView?.layer.cornerRadius = targetRadius
        }

        let completion: (Bool) -> Void = { _ in
            fromImageView?.isHidden = false
            toImageView?.isHidden = false
            flyingView?.removeFromSuperview()
            fromView.alpha = 1
            toView.alpha = 1

            let cancelled = transitionContext.transitionWasCancelled
            if cancelled {
                toView.removeFromSuperview()
            }
            transitionContext.completeTransition(!cancelled)
        }

        let duration = transitionDuration(using: transitionContext)
        if transitionContext.isInteractive {
            // A spring would make the image run away from the finger.
            UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: animations, completion: completion)
        } else {
            UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
                           options: [], animations: animations, completion: completion)
        }
    }

}
