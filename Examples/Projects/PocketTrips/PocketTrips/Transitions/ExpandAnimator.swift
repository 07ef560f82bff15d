//
//  ExpandAnimator.swift
//  PocketTrips
//
//  Created by Jonas Weber on 21.09.17.
//  Copyright © 2017 Weber Apps. All rights reserved.
//

import UIKit

class ExpandAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    var originFrame = CGRect.zero
    var presenting = true
    var dismissCompletion: (() -> Void)?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return presenting ? 0.6 : 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView
        let toView = transitionContext.view(forKey: .to)!
        let placeView = presenting ? toView : transitionContext.view(forKey: .from)!

        let initialFrame = presenting ? originFrame : placeView.frame
        let finalFrame = presenting ? placeView.frame : originFrame

        let xScale = presenting ? initialFrame.width / finalFrame.width : finalFrame.width / initialFrame.width
        let yScale = presenting ? initialFrame.height / finalFrame.height : finalFrame.height / initialFrame.height
        let scale = CGAffineTransform(scaleX: xScale, y: yScale)

        if presenting {
            placeView.transform = scale
            placeView.center = CGPoint(x: initialFrame.midX, y: initialFrame.midY)
            placeView.clipsToBounds = true
        }

        containerView.addSubview(toView)
        containerView.bringSubview(toFront: placeView)

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: presenting ? 0.7 : 1, initialSpringVelocity: 0, options: [], animations: {
            placeView.transform = self.presenting ? .identity : scale
            placeView.center = CGPoint(x: finalFrame.midX, y: finalFrame.midY)
            placeView.layer.cornerRadius = self.presenting ? 0 : 10 / xScale
        }, completion: { _ in
            if !self.presenting && !transitionContext.transitionWasCancelled {
                self.dismissCompletion?()
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

/// Pull down to dismiss.
class PullDownInteractor: UIPercentDrivenInteractiveTransition {
    var hasStarted = false
    var shouldFinish = false
}
