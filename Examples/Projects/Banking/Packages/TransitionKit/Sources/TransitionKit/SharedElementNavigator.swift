//
//  SharedElementNavigator.swift
//  TransitionKit
//
//  Created by Noor Haddad on 03.10.24.
//

import UIKit

/// A screen which has a view that also exists on the neighbouring screen.
@MainActor
public protocol SharedElementProviding: UIViewController {
    /// The view for an identifier, laid out and in a window, or nil when it is not visible.
    func sharedElement(for identifier: AnyHashable) -> UIView?

    /// What this screen shares with the next one.
    var sharedElementIdentifier: AnyHashable? { get }
}

/// Pushes and pops by moving the shared element from one screen to the other.
@MainActor
public final class SharedElementNavigator: NSObject, UINavigationControllerDelegate {

    public var duration: TimeInterval
    public var dampingRatio: CGFloat

    public init(duration: TimeInterval = 0.5, dampingRatio: CGFloat = 0.85) {
        self.duration = duration
        self.dampingRatio = dampingRatio
        super.init()
    }

    public func navigationController(_ navigationController: UINavigationController,
                                     animationControllerFor operation: UINavigationController.Operation,
                                     from fromVC: UIViewController,
                                     to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let from = fromVC as? any SharedElementProviding,
              let to = toVC as? any SharedElementProviding,
              let identifier = (operation == .push ? to : from).sharedElementIdentifier,
              from.sharedElement(for: identifier) != nil else { return nil }
        return SharedElementAnimator(from: from, to: to, identifier: identifier, duration: duration, dampingRatio: dampingRatio)
    }
}

@MainActor
final class SharedElementAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let from: any SharedElementProviding
    private let to: any SharedElementProviding
    private let identifier: AnyHashable
    private let duration: TimeInterval
    private let dampingRatio: CGFloat
    private var animator: UIViewPropertyAnimator?

    init(from: any SharedElementProviding, to: any SharedElementProviding, identifier: AnyHashable, duration: TimeInterval, dampingRatio: CGFloat) {
        self.from = from
        self.to = to
        self.identifier = identifier
        self.duration = duration
        self.dampingRatio = dampingRatio
        super.init()
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        if let animator {
            return animator
        }

        let container = context.containerView
        let toView = to.view!
        toView.frame = context.finalFrame(for: to)
        toView.alpha = 0
        container.addSubview(toView)
        toView.layoutIfNeeded()

        let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: dampingRatio)
        animator.addAnimations {
            toView.alpha = 1
        }

        let start = from.sharedElement(for: identifier)
        let end = to.sharedElement(for: identifier)
        if let start, let end, let moving = start.snapshotView(afterScreenUpdates: false) {
            let arriving = end.snapshotView(afterScreenUpdates: true)
            moving.frame = start.convert(start.bounds, to: container)
            let endFrame = end.convert(end.bounds, to: container)
            container.addSubview(moving)
            if let arriving {
                arriving.frame = moving.frame
                arriving.alpha = 0
                container.addSubview(arriving)
            }
            start.alpha = 0
            end.alpha = 0
            animator.addAnimations {
                moving.frame = endFrame
                arriving?.frame = endFrame
                arriving?.alpha = 1
            }
            animator.addCompletion { _ in
                moving.removeFromSuperview()
                arriving?.removeFromSuperview()
                start.alpha = 1
                end.alpha = 1
            }
        }

        animator.addCompletion { [weak self] _ in
            toView.alpha = 1
            self?.animator = nil
            context.completeTransition(!context.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }
}
