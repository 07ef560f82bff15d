//
//  SlideAnimator.swift
//  SlideKit
//
//  Created by Teodor Lindqvist on 2018-10-21.
//  Copyright © 2018 Teodor Lindqvist. All rights reserved.
//

import UIKit

internal final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let configuration: SlideConfiguration
    private let isPresenting: Bool

    init(configuration: SlideConfiguration, isPresenting: Bool) {
        self.configuration = configuration
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return configuration.duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key = isPresenting ? UITransitionContextViewControllerKey.to : UITransitionContextViewControllerKey.from
        guard let panel = transitionContext.viewController(forKey: key) else {
            transitionContext.completeTransition(false)
            return
        }

        let container = transitionContext.containerView
        let shown = configuration.frame(in: container.bounds)
        let hidden = configuration.offscreen(shown)

        if isPresenting {
            panel.view.frame = hidden
            container.addSubview(panel.view)
        }

        let options: UIView.AnimationOptions = isPresenting ? .curveEaseOut : .curveEaseIn
        UIView.animate(withDuration: configuration.duration,
                       delay: 0,
                       usingSpringWithDamping: isPresenting ? configuration.springDamping : 1,
                       initialSpringVelocity: 0,
                       options: options,
                       animations: {
                        panel.view.frame = self.isPresenting ? shown : hidden
        }, completion: { (_) in
            let completed = !transitionContext.transitionWasCancelled
            if completed && !self.isPresenting {
                panel.view.removeFromSuperview()
            }
            transitionContext.completeTransition(completed)
        })
    }
}
