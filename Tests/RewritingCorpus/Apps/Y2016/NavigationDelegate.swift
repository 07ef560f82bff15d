// swift-format-ignore-file
import UIKit

class ForwardingNavigationDelegate: NSObject, UINavigationControllerDelegate {
    weak var next: UINavigationControllerDelegate?

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        next?.navigationController?(navigationController, willShow: viewController, animated: animated)
        AppLog.note("will show")
    }

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return next?.navigationController?(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
}

class ForwardingTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var next: UIViewControllerTransitioningDelegate?

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return next?.animationController?(forPresented: presented, presenting: presenting, source: source)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        let animator = next?.animationController?(forDismissed: dismissed)
        animator?.animationEnded?(false)
        return animator
    }
}
