import UIKit

class HeroTransition: NSObject, UIViewControllerAnimatedTransitioning {
    var operation: UINavigationController.Operation = .push
    weak var sourceView: UIView?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let toView = transitionContext.view(forKey: .to)!
        let pushing = operation == .push
        let detail = transitionContext.viewController(forKey: pushing ? .to : .from) as! DetailViewController
        if pushing { container.addSubview(toView) } else { container.insertSubview(toView, at: 0) }
        toView.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
        toView.layoutIfNeeded()
        guard let source = sourceView else { transitionContext.completeTransition(true); return }
        let start = source.convert(source.bounds, to: container)
        let end = detail.headerView.convert(detail.headerView.bounds, to: container)
        let moving = UIView(frame: pushing ? start : end)
        moving.backgroundColor = source.backgroundColor
        moving.layer.cornerRadius = pushing ? 12 : 0
        container.addSubview(moving)
        source.isHidden = true
        detail.headerView.isHidden = true
        detail.view.alpha = pushing ? 0 : 1
        UIView.animateKeyframes(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                moving.frame = pushing ? end : start
                moving.layer.cornerRadius = pushing ? 0 : 12
            }
            UIView.addKeyframe(withRelativeStartTime: pushing ? 0.4 : 0, relativeDuration: 0.6) {
                detail.view.alpha = pushing ? 1 : 0
            }
        }) { _ in
            source.isHidden = false
            detail.headerView.isHidden = false
            moving.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
