//
//  CardTransition.swift
//  Recipes
//
//  Created by Paula Winter on 20.03.22.
//

import UIKit

final class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {

    let interactor = CardDismissInteractor()

    func prepare(_ controller: UIViewController) {
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = self
    }

    func beginInteractiveDismissal(of controller: UIViewController) {
        interactor.isInteractive = true
        controller.dismiss(animated: true)
    }

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        return CardPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CardAnimator(direction: .present)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CardAnimator(direction: .dismiss)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interactor.isInteractive ? interactor : nil
    }
}

// MARK: - Presentation

final class CardPresentationController: UIPresentationController {

    private let dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.45)
        view.alpha = 0
        return view
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView = containerView else { return .zero }
        let bounds = containerView.bounds
        let height = (bounds.height * 0.6).rounded()
        return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView = containerView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingViewTapped)))
        containerView.insertSubview(dimmingView, at: 0)

        presentedView?.layer.cornerRadius = 20
        presentedView?.layer.cornerCurve = .continuous
        presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        presentedView?.clipsToBounds = true

        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 1
            self.presentingViewController.view.transform = CGAffineTransform(scaleX: 0.94, y: 0.94)
        }, completion: nil)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed {
            dimmingView.removeFromSuperview()
        }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 0
            self.presentingViewController.view.transform = .identity
        }, completion: nil)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed {
            dimmingView.removeFromSuperview()
        }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    @objc private func dimmingViewTapped() {
        presentedViewController.dismiss(animated: true)
    }
}

// MARK: - Animation

final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    enum Direction {
        case present
        case dismiss
    }

    private let direction: Direction

    init(direction: Direction) {
        self.direction = direction
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return direction == .present ? 0.5 : 0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let duration = transitionDuration(using: transitionContext)
        let container = transitionContext.containerView

        switch direction {
        case .present:
            guard let controller = transitionContext.viewController(forKey: .to),
                  let view = transitionContext.view(forKey: .to) else {
                transitionContext.completeTransition(false)
                return
            }
            let finalFrame = transitionContext.finalFrame(for: controller)
            view.frame = finalFrame.offsetBy(dx: 0, dy: finalFrame.height)
            container.addSubview(view)
            UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 0.82, initialSpringVelocity: 0.4, options: [.allowUserInteraction], animations: {
                view.frame = finalFrame
            }, completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })

        case .dismiss:
            guard let view = transitionContext.view(forKey: .from) else {
                transitionContext.completeTransition(false)
                return
            }
            let start = view.frame
            // Linear while the finger drives it.
            let options: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseIn
            UIView.animate(withDuration: duration, delay: 0, options: options, animations: {
                view.frame = start.offsetBy(dx: 0, dy: start.height)
            }, completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        }
    }
}

// MARK: - Interaction

final class CardDismissInteractor: UIPercentDrivenInteractiveTransition {

    var isInteractive = false

    func handle(_ recognizer: UIPanGestureRecognizer, in view: UIView) {
        guard isInteractive else { return }
        let translation = recognizer.translation(in: view.superview)
        let velocity = recognizer.velocity(in: view.superview)
        let progress = min(max(translation.y / max(view.bounds.height, 1), 0), 1)

        switch recognizer.state {
        case .changed:
            update(progress)
        case .ended:
            isInteractive = false
            if velocity.y > 900 || (progress > 0.4 && velocity.y > -200) {
                completionSpeed = max(1 - progress, 0.4)
                finish()
            } else {
                completionSpeed = max(progress, 0.4)
                cancel()
            }
        case .cancelled, .failed:
            isInteractive = false
            cancel()
        default:
            break
        }
    }
}
