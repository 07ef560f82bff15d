//
//  PhotoTransition.swift
//  TrailLog
//
//  Created by Marta Feld on 14/10/2019.
//  Copyright © 2019 Marta Feld. All rights reserved.
//

import UIKit

/// Lets the photo of the detail screen grow to the whole screen, and go back to its place when it is dragged away.
final class PhotoTransition: NSObject, UIViewControllerTransitioningDelegate {

    weak var sourceView: UIImageView?
    let interactor = PhotoDismissInteractor()

    func animationController(forPresented presented: UIViewController,
                             presenting: UIViewController,
                             source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return PhotoAnimator(direction: .present, sourceView: sourceView)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return PhotoAnimator(direction: .dismiss, sourceView: sourceView)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning? {
            return interactor.isInteracting ? interactor : nil
    }

}

final class PhotoDismissInteractor: UIPercentDrivenInteractiveTransition {

    var isInteracting = false
    var shouldFinish = false

}

final class PhotoAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    enum Direction {
        case present
        case dismiss
    }

    private let direction: Direction
    private weak var sourceView: UIImageView?

    init(direction: Direction, sourceView: UIImageView?) {
        self.direction = direction
        self.sourceView = sourceView
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return direction == .present ? 0.5 : 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        switch direction {
        case .present:
            present(using: transitionContext)
        case .dismiss:
            dismiss(using: transitionContext)
        }
    }

    private func makeFlyingView(image: UIImage?) -> UIImageView {
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        return view
    }

    private func present(using context: UIViewControllerContextTransitioning) {
        guard let photo = context.viewController(forKey: .to) as? PhotoViewController,
            let toView = context.view(forKey: .to),
            let source = sourceView else {
                context.completeTransition(false)
                return
        }
        let container = context.containerView
        toView.frame = context.finalFrame(for: photo)
        container.addSubview(toView)
        toView.layoutIfNeeded()

        let flying = makeFlyingView(image: source.image)
        flying.frame = source.convert(source.bounds, to: container)
        flying.layer.cornerRadius = source.layer.cornerRadius
        container.addSubview(flying)
        let target = photo.imageView.convert(photo.pictureFrame, to: container)

        toView.alpha = 0
        photo.imageView.isHidden = true
        source.alpha = 0

        UIView.animate(withDuration: transitionDuration(using: context),
                       delay: 0,
                       usingSpringWithDamping: 0.82,
                       initialSpringVelocity: 0,
                       options: [],
                       animations: {
                        toView.alpha = 1
                        flying.frame = target
                        flying.layer.cornerRadius = 0
        }, completion: { _ in
            flying.removeFromSuperview()
            photo.imageView.isHidden = false
            source.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        })
    }

    private func dismiss(using context: UIViewControllerContextTransitioning) {
        guard let photo = context.viewController(forKey: .from) as? PhotoViewController,
            let fromView = context.view(forKey: .from),
            let source = sourceView else {
                context.completeTransition(false)
                return
        }
        let container = context.containerView
        let flying = makeFlyingView(image: photo.imageView.image)
        flying.frame = photo.imageView.convert(photo.pictureFrame, to: container)
        container.addSubview(flying)
        let target = source.convert(source.bounds, to: container)

        photo.imageView.isHidden = true
        source.alpha = 0

        UIView.animate(withDuration: transitionDuration(using: context),
                       delay: 0,
                       options: context.isInteractive ? .curveLinear : .curveEaseInOut,
                       animations: {
                        fromView.alpha = 0
                        flying.frame = target
                        flying.layer.cornerRadius = source.layer.cornerRadius
        }, completion: { _ in
            let wasCancelled = context.transitionWasCancelled
            flying.removeFromSuperview()
            source.alpha = 1
            photo.imageView.isHidden = false
            fromView.alpha = wasCancelled ? 1 : 0
            context.completeTransition(!wasCancelled)
        })
    }

}
