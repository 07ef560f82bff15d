//
//  NavigationTransition.swift
//  TrailLog
//
//  Lives in Main.storyboard as an object in the scene of the first navigation controller.
//

import UIKit

class NavigationTransition: NSObject, UINavigationControllerDelegate {

    @IBOutlet weak var navigationController: UINavigationController!

    private var interaction: UIPercentDrivenInteractiveTransition?
    private weak var pan: UIScreenEdgePanGestureRecognizer?

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        guard pan == nil else { return }
        let recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edgePanned(_:)))
        recognizer.edges = .left
        navigationController.view.addGestureRecognizer(recognizer)
        navigationController.interactivePopGestureRecognizer?.isEnabled = false
        pan = recognizer
    }

    @objc private func edgePanned(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard let view = recognizer.view else { return }
        let progress = max(0, min(1, recognizer.translation(in: view).x / view.bounds.width))
        switch recognizer.state {
        case .began:
            guard navigationController.viewControllers.count > 1 else { return }
            interaction = UIPercentDrivenInteractiveTransition()
            interaction?.completionCurve = .easeOut
            navigationController.popViewController(animated: true)
        case .changed:
            interaction?.update(progress)
        case .ended:
            let fast = recognizer.velocity(in: view).x > 600
            if progress > 0.4 || fast {
                interaction?.completionSpeed = max(0.5, 1 - progress)
                interaction?.finish()
            } else {
                interaction?.cancel()
            }
            interaction = nil
        case .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard operation != .none else { return nil }
        return FoldAnimator(operation: operation)
    }

    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interaction
    }
}

/// The page below sinks back and darkens, the new one slides over it with a small swing round its left edge.
private class FoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
              let toVC = transitionContext.viewController(forKey: .to) else { return }
        let container = transitionContext.containerView
        let width = container.bounds.width
        to.frame = transitionContext.finalFrame(for: toVC)

        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false

        var swing = CATransform3DIdentity
        swing.m34 = -1 / 900
        swing = CATransform3DTranslate(swing, width, 0, 0)
        swing = CATransform3DRotate(swing, -.pi / 7, 0, 1, 0)
        let sunk = CATransform3DMakeScale(0.92, 0.92, 1)

        let push = operation == .push
        if push {
            container.addSubview(to)
            container.insertSubview(shade, belowSubview: to)
            shade.alpha = 0
            to.layer.transform = swing
        } else {
            container.insertSubview(to, belowSubview: from)
            container.insertSubview(shade, aboveSubview: to)
            shade.alpha = 0.4
            to.layer.transform = sunk
        }
        let options: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: options, animations: {
            if push {
                to.layer.transform = CATransform3DIdentity
                from.layer.transform = sunk
                shade.alpha = 0.4
            } else {
                to.layer.transform = CATransform3DIdentity
                from.layer.transform = swing
                shade.alpha = 0
            }
        }, completion: { _ in
            shade.removeFromSuperview()
            from.layer.transform = CATransform3DIdentity
            to.layer.transform = CATransform3DIdentity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
