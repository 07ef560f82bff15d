//
//  HeroAnimator.swift
//  RecipeBox
//

import UIKit

/// Adopted by both ends of the hero transition.
protocol HeroTransitioning: AnyObject {
    /// The image view that flies, or nil if it is not on screen.
    var heroImageView: UIImageView? { get }
}

/// Moves the photo of the tapped cell to its place in the detail screen, and back.
final class HeroAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private struct Flight {
        let imageView: UIImageView
        let endFrame: CGRect
        let endRadius: CGFloat
    }

    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return AppSettings.shared.transitionDuration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromController = transitionContext.viewController(forKey: .from),
            let toController = transitionContext.viewController(forKey: .to),
            let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to) else {
                transitionContext.completeTransition(false)
                return
        }

        let isPush = operation == .push
        let container = transitionContext.containerView
        container.backgroundColor = UIColor(named: "Canvas")

        toView.frame = transitionContext.finalFrame(for: toController)
        if isPush {
            container.addSubview(toView)
        } else {
            container.insertSubview(toView, belowSubview: fromView)
        }
        toView.layoutIfNeeded()

        let source = (fromController as? HeroTransitioning)?.heroImageView
        let target = (toController as? HeroTransitioning)?.heroImageView

        // The frames have to be taken before the list is scaled.
        let flight = makeFlight(from: source, to: target, in: container)
        if flight != nil {
            source?.alpha = 0
            target?.alpha = 0
        }

        let listView: UIView = isPush ? fromView : toView
        let detailView: UIView = isPush ? toView : fromView
        let receded = CGAffineTransform(scaleX: 0.94, y: 0.94)
        listView.transform = isPush ? .identity : receded
        detailView.alpha = isPush ? 0 : 1

        let animations = {
            listView.transform = isPush ? receded : .identity
            detailView.alpha = isPush ? 1 : 0
            if let flight = flight {
                flight.imageView.frame = flight.endFrame
                flight.imageView.layer.cornerRadius = flight.endRadius
            }
        }

        let completion: (Bool) -> Void = { _ in
            let cancelled = transitionContext.transitionWasCancelled
            flight?.imageView.removeFromSuperview()
            source?.alpha = 1
            target?.alpha = 1
            listView.transform = .identity
            detailView.alpha = 1
            if cancelled {
                toView.removeFromSuperview()
            }
            transitionContext.completeTransition(!cancelled)
        }

        let duration = transitionDuration(using: transitionContext)
        if transitionContext.isInteractive {
            UIView.animate(withDuration: duration,
                           delay: 0,
                           options: .curveLinear,
                           animations: animations,
                           completion: completion)
        } else {
            UIView.animate(withDuration: duration,
                           delay: 0,
                           usingSpringWithDamping: 0.86,
                           initialSpringVelocity: 0,
                           options: [],
                           animations: animations,
                           completion: completion)
        }
    }

    private func makeFlight(from source: UIImageView?, to target: UIImageView?, in container: UIView) -> Flight? {
        guard let source = source, let target = target else { return nil }
        let isPush = operation == .push

        let imageView = UIImageView(image: source.image)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.frame = source.convert(source.bounds, to: container)
        imageView.layer.cornerRadius = isPush ? RecipeCell.cornerRadius : 0
        container.addSubview(imageView)

        return Flight(imageView: imageView,
                      endFrame: target.convert(target.bounds, to: container),
                      endRadius: isPush ? 0 : RecipeCell.cornerRadius)
    }
}
