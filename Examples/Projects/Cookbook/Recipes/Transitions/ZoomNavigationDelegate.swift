//
//  ZoomNavigationDelegate.swift
//  Recipes
//
//  Created by Paula Winter on 18.03.22.
//

import UIKit

/// Adopted by both ends of the zoom.
protocol ZoomTransitionSource: UIViewController {
    var zoomImageView: UIImageView? { get }
}

/// An object in the storyboard scene of the gallery's navigation controller, connected as its delegate.
class ZoomNavigationDelegate: NSObject, UINavigationControllerDelegate {

    @IBOutlet weak var navigationController: UINavigationController? {
        didSet {
            installEdgeRecognizer()
        }
    }

    private var interaction: UIPercentDrivenInteractiveTransition?

    private func installEdgeRecognizer() {
        guard let view = navigationController?.view else { return }
        let recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleEdgePan(_:)))
        recognizer.edges = .left
        view.addGestureRecognizer(recognizer)
    }

    @objc private func handleEdgePan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard let navigationController = navigationController, let view = recognizer.view else { return }
        let progress = min(max(recognizer.translation(in: view).x / view.bounds.width, 0), 1)
        switch recognizer.state {
        case .began:
            guard navigationController.topViewController is PhotoViewController else { return }
            interaction = UIPercentDrivenInteractiveTransition()
            navigationController.popViewController(animated: true)
        case .changed:
            interaction?.update(progress)
        case .ended, .cancelled:
            if progress > 0.35 || recognizer.velocity(in: view).x > 800 {
                interaction?.finish()
            } else {
                interaction?.cancel()
            }
            interaction = nil
        default:
            break
        }
    }

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let source = fromVC as? ZoomTransitionSource, let target = toVC as? ZoomTransitionSource else { return nil }
        return ZoomAnimator(operation: operation, source: source, target: target)
    }

    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interaction
    }
}

final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let operation: UINavigationController.Operation
    private unowned let source: ZoomTransitionSource
    private unowned let target: ZoomTransitionSource

    init(operation: UINavigationController.Operation, source: ZoomTransitionSource, target: ZoomTransitionSource) {
        self.operation = operation
        self.source = source
        self.target = target
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let toView = transitionContext.view(forKey: .to), let fromView = transitionContext.view(forKey: .from) else {
            transitionContext.completeTransition(false)
            return
        }

        toView.frame = transitionContext.finalFrame(for: target)
        if operation == .pop {
            container.insertSubview(toView, belowSubview: fromView)
        } else {
            container.addSubview(toView)
        }
        toView.layoutIfNeeded()

        guard let sourceImageView = source.zoomImageView, let targetImageView = target.zoomImageView else {
            crossfade(fromView: fromView, toView: toView, context: transitionContext)
            return
        }

        let movingView = UIImageView(image: sourceImageView.image)
        movingView.contentMode = .scaleAspectFill
        movingView.clipsToBounds = true
        movingView.layer.cornerRadius = operation == .push ? 10 : 0
        movingView.frame = sourceImageView.visibleImageFrame(in: container)
        container.addSubview(movingView)

        let endFrame = targetImageView.visibleImageFrame(in: container)
        sourceImageView.isHidden = true
        targetImageView.isHidden = true
        if operation == .push {
            toView.alpha = 0
        }

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut, animations: {
            movingView.frame = endFrame
            movingView.layer.cornerRadius = self.operation == .push ? 0 : 10
            if self.operation == .push {
                toView.alpha = 1
            } else {
                fromView.alpha = 0
            }
        }, completion: { _ in
            let cancelled = transitionContext.transitionWasCancelled
            movingView.removeFromSuperview()
            sourceImageView.isHidden = false
            targetImageView.isHidden = false
            fromView.alpha = 1
            toView.alpha = 1
            if cancelled {
                toView.removeFromSuperview()
            }
            transitionContext.completeTransition(!cancelled)
        })
    }

    private func crossfade(fromView: UIView, toView: UIView, context: UIViewControllerContextTransitioning) {
        context.containerView.bringSubviewToFront(toView)
        toView.alpha = 0
        UIView.animate(withDuration: transitionDuration(using: context), animations: {
            toView.alpha = 1
        }, completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        })
    }
}

private extension UIImageView {

    /// Frame of the drawn picture (not of the view) in another view.
    func visibleImageFrame(in view: UIView) -> CGRect {
        guard contentMode == .scaleAspectFit, let size = image?.size, size.width > 0, size.height > 0 else {
            return convert(bounds, to: view)
        }
        let scale = min(bounds.width / size.width, bounds.height / size.height)
        let fitted = CGSize(width: size.width * scale, height: size.height * scale)
        let rect = CGRect(x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2, width: fitted.width, height: fitted.height)
        return convert(rect, to: view)
    }
}
