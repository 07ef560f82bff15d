// swift-format-ignore-file
import UIKit

final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { CardAnimator(presents: true) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CardAnimator(presents: false)
    }
}

final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let presents: Bool
    init(presents: Bool) { self.presents = presents }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = presents ? .to : .from
        guard let view = context.view(forKey: key) else { return context.completeTransition(false) }
        if presents { context.containerView.addSubview(view) }
        let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
        view.transform = presents ? away : .identity
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: [.curveEaseOut],
            animations: { view.transform = self.presents ? .identity : away },
            completion: { _ in
                view.transform = .identity
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
