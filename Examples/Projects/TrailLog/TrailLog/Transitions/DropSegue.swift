//
//  DropSegue.swift
//  TrailLog
//

import UIKit

/// Lets the destination fall in from above, with gravity, as a full screen modal.
class DropSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {

    private var selfRetainer: DropSegue?

    override func perform() {
        selfRetainer = self
        destination.modalPresentationStyle = .overFullScreen
        destination.transitioningDelegate = self
        source.present(destination, animated: true, completion: nil)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DropAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        selfRetainer = nil
        return DropAnimator(isPresenting: false)
    }
}

private class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return isPresenting ? 0.7 : 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        guard let view = transitionContext.view(forKey: key) else {
            transitionContext.completeTransition(false)
            return
        }
        if isPresenting {
            view.frame = container.bounds
            container.addSubview(view)
            view.transform = CGAffineTransform(translationX: 0, y: -container.bounds.height).rotated(by: -0.12)
            UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.62, initialSpringVelocity: 0, options: [], animations: {
                view.transform = .identity
            }, completion: { finished in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        } else {
            UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseIn, animations: {
                view.transform = CGAffineTransform(translationX: 0, y: container.bounds.height).rotated(by: 0.2)
                view.alpha = 0.6
            }, completion: { _ in
                view.removeFromSuperview()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        }
    }
}
