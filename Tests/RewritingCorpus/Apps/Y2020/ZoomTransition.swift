// swift-format-ignore-file
import UIKit

public class ZoomTransition: NSObject, UIViewControllerTransitioningDelegate {
    @objc public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ZoomAnimator(isPresenting: true)
    }
    @objc public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ZoomAnimator(isPresenting: false)
    }
}

final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        guard let view = context.view(forKey: key) else { return context.completeTransition(false) }
        context.containerView.addSubview(view)
        let small = CGAffineTransform(scaleX: 0.5, y: 0.5)
        view.transform = isPresenting ? small : .identity
        UIView.animate(withDuration: transitionDuration(using: context), animations: {
            view.transform = self.isPresenting ? .identity : small
        }, completion: { _ in
            AppLog.note("zoomed")
            context.completeTransition(!context.transitionWasCancelled)
        })
    }
}
