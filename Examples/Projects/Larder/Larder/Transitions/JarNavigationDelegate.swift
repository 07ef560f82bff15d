//
//  JarNavigationDelegate.swift
//  Larder
//

import UIKit

@MainActor
protocol JarTransitionSource: UIViewController {
    func jarView(for id: UUID) -> JarView?
}

@MainActor
protocol JarTransitionTarget: UIViewController {
    var transitionID: UUID { get }
    var transitionJar: JarView { get }
}

/// Push: the jar flies from the shelf to the middle of the page. Pop: back; it may be pulled back with a drag from the left edge.
final class JarNavigationDelegate: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {

    private weak var navigation: UINavigationController?
    private var interaction: UIPercentDrivenInteractiveTransition?

    func attach(to navigation: UINavigationController) {
        self.navigation = navigation
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edgePanned(_:)))
        edge.edges = navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        edge.delegate = self
        navigation.view.addGestureRecognizer(edge)
        navigation.interactivePopGestureRecognizer?.isEnabled = false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (navigation?.viewControllers.count ?? 0) > 1
    }

    @objc private func edgePanned(_ pan: UIScreenEdgePanGestureRecognizer) {
        guard let view = pan.view else { return }
        let progress = min(abs(pan.translation(in: view).x) / (view.bounds.width * 0.8), 1)
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            navigation?.popViewController(animated: true)
        case .changed:
            interaction?.update(progress)
        case .ended, .cancelled, .failed:
            if pan.state == .ended && (progress > 0.35 || abs(pan.velocity(in: view).x) > 700) {
                interaction?.finish()
            } else {
                interaction?.completionSpeed = 0.6
                interaction?.cancel()
            }
            interaction = nil
        default:
            break
        }
    }

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .push where fromVC is JarTransitionSource && toVC is JarTransitionTarget,
             .pop where fromVC is JarTransitionTarget && toVC is JarTransitionSource:
            return JarAnimator(isPush: operation == .push)
        default:
            return nil
        }
    }

    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        animationController is JarAnimator ? interaction : nil
    }
}

private final class JarAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPush: Bool

    init(isPush: Bool) { self.isPush = isPush }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { isPush ? 0.6 : 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let fromVC = context.viewController(forKey: .from), let toVC = context.viewController(forKey: .to),
              let target = (isPush ? toVC : fromVC) as? JarTransitionTarget,
              let source = (isPush ? fromVC : toVC) as? JarTransitionSource else {
            context.completeTransition(false)
            return
        }
        let container = context.containerView
        toVC.view.frame = context.finalFrame(for: toVC)
        if isPush {
            container.addSubview(toVC.view)
        } else {
            container.insertSubview(toVC.view, belowSubview: fromVC.view)
        }
        toVC.view.layoutIfNeeded()

        let small = source.jarView(for: target.transitionID)
        let big = target.transitionJar
        let bigFrame = big.convert(big.bounds, to: container)
        let smallFrame = small.map { $0.convert($0.bounds, to: container) } ?? bigFrame.insetBy(dx: bigFrame.width * 0.4, dy: bigFrame.height * 0.4)

        let flying = JarView(frame: bigFrame)
        flying.hue = big.hue
        flying.setLevel(big.level, animated: false)
        flying.layoutIfNeeded()
        let shrink = CGAffineTransform(translationX: smallFrame.midX - bigFrame.midX, y: smallFrame.midY - bigFrame.midY)
            .scaledBy(x: smallFrame.width / bigFrame.width, y: smallFrame.height / bigFrame.height)
        flying.transform = isPush ? shrink : .identity
        container.addSubview(flying)

        small?.alpha = 0
        big.alpha = 0
        let page = target.view!
        page.alpha = isPush ? 0 : 1
        let push = isPush
        UIView.animateKeyframes(withDuration: transitionDuration(using: context), delay: 0, options: push ? .calculationModeCubicPaced : .calculationModeLinear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                flying.transform = push ? .identity : shrink
            }
            UIView.addKeyframe(withRelativeStartTime: push ? 0.2 : 0, relativeDuration: 0.6) {
                page.alpha = push ? 1 : 0
            }
        } completion: { _ in
            small?.alpha = 1
            big.alpha = 1
            page.alpha = 1
            flying.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
