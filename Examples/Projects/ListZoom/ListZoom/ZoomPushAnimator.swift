//
//  ZoomPushAnimator.swift
//  ListZoom
//

import UIKit

protocol ZoomTransitioning: AnyObject {
    /// The view that flies between the two screens.
    var zoomView: UIView? { get }
}

final class ZoomPushAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let duration: TimeInterval
    private let isPopping: Bool

    init(duration: TimeInterval, isPopping: Bool = false) {
        self.duration = duration
        self.isPopping = isPopping
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to),
            let toView = transitionContext.view(forKey: .to) else {
                transitionContext.completeTransition(false)
                return
        }

        let container = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: toVC)
        toView.alpha = 0
        container.addSubview(toView)
        toView.layoutIfNeeded()

        guard let source = (fromVC as? ZoomTransitioning)?.zoomView,
            let target = (toVC as? ZoomTransitioning)?.zoomView,
            let flying = source.snapshotView(afterScreenUpdates: false) else {
                crossFade(to: toView, context: transitionContext)
                return
        }

        flying.frame = source.convert(source.bounds, to: container)
        flying.layer.cornerRadius = isPopping ? 0 : 8
        flying.layer.masksToBounds = true
        container.addSubview(flying)
        source.isHidden = true
        target.isHidden = true

        let destination = target.convert(target.bounds, to: container)
        UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: isPopping ? 1 : 0.8,
                       initialSpringVelocity: 0.3, options: .curveEaseInOut, animations: {
            flying.frame = destination
            flying.layer.cornerRadius = self.isPopping ? 8 : 0
            toView.alpha = 1
        }, completion: { _ in
            source.isHidden = false
            target.isHidden = false
            flying.removeFromSuperview()
            if transitionContext.transitionWasCancelled {
                toView.removeFromSuperview()
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    private func crossFade(to toView: UIView, context: UIViewControllerContextTransitioning) {
        UIView.animate(withDuration: duration, animations: {
            toView.alpha = 1
        }, completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        })
    }
}
