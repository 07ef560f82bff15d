// swift-format-ignore-file
import UIKit

class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var presenting = true

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let toView = transitionContext.view(forKey: UITransitionContextViewKey.to)!
        container.addSubview(toView)
        let animation = CABasicAnimation(keyPath: #keyPath(CALayer.position))
        animation.duration = transitionDuration(using: transitionContext)
        toView.layer.add(animation, forKey: #keyPath(CALayer.position))
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
}
