//
//  CurtainSegue.swift
//  TrailLog
//
//  Created by Marta Feld on 15/10/2019.
//  Copyright © 2019 Marta Feld. All rights reserved.
//

import UIKit

/// Lets the destination down from the upper edge like a curtain, while the source moves back a little.
class CurtainSegue: UIStoryboardSegue {

    override func perform() {
        destination.transitioningDelegate = CurtainTransition.shared
        destination.modalPresentationStyle = .fullScreen
        source.present(destination, animated: true, completion: nil)
    }

}

final class CurtainTransition: NSObject, UIViewControllerTransitioningDelegate {

    /// The presented controller keeps its delegate weakly, so somebody has to keep it.
    static let shared = CurtainTransition()

    func animationController(forPresented presented: UIViewController,
                             presenting: UIViewController,
                             source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CurtainAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CurtainAnimator(isPresenting: false)
    }

}

final class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPresenting: Bool
    private let recession = CGAffineTransform(scaleX: 0.92, y: 0.92)

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return isPresenting ? 0.6 : 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        if isPresenting {
            animatePresentation(using: transitionContext)
        } else {
            animateDismissal(using: transitionContext)
        }
    }

    private func animatePresentation(using context: UIViewControllerContextTransitioning) {
        guard let toController = context.viewController(forKey: .to),
            let toView = context.view(forKey: .to) else {
                context.completeTransition(false)
                return
        }
        let fromView = context.view(forKey: .from)
        let container = context.containerView
        let finalFrame = context.finalFrame(for: toController)

        container.backgroundColor = .black
        toView.frame = finalFrame.offsetBy(dx: 0, dy: -finalFrame.height)
        container.addSubview(toView)

        UIView.animate(withDuration: transitionDuration(using: context),
                       delay: 0,
                       usingSpringWithDamping: 0.78,
                       initialSpringVelocity: 0,
                       options: [],
                       animations: {
                        toView.frame = finalFrame
                        fromView?.transform = self.recession
                        fromView?.alpha = 0.5
        }, completion: { _ in
            fromView?.transform = .identity
            fromView?.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        })
    }

    private func animateDismissal(using context: UIViewControllerContextTransitioning) {
        guard let fromView = context.view(forKey: .from) else {
            context.completeTransition(false)
            return
        }
        let container = context.containerView
        let toView = context.view(forKey: .to)
        container.backgroundColor = .black
        if let toView = toView, let toController = context.viewController(forKey: .to) {
            container.insertSubview(toView, belowSubview: fromView)
            toView.frame = context.finalFrame(for: toController)
            toView.transform = recession
            toView.alpha = 0.5
        }

        UIView.animate(withDuration: transitionDuration(using: context),
                       delay: 0,
                       options: .curveEaseIn,
                       animations: {
                        fromView.frame = fromView.frame.offsetBy(dx: 0, dy: -container.bounds.height)
                        toView?.transform = .identity
                        toView?.alpha = 1
        }, completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        })
    }

}
