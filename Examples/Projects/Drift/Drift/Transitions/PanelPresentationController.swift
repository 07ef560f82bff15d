//
//  PanelPresentationController.swift
//  Drift
//

import UIKit

/// A rounded panel at the lower edge, above a dimmed and slightly smaller screen.
final class PanelPresentationController: UIPresentationController {

    /// Not nil while a finger drags the panel away.
    private(set) var interaction: UIPercentDrivenInteractiveTransition?

    private let dimmingView = UIView()
    private let grabber = UIView()

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimmingView.backgroundColor = .black
        dimmingView.alpha = 0
        dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap(_:))))
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let bounds = containerView.bounds
        let height = min(presentedViewController.preferredContentSize.height, bounds.height * 0.8)
        let bottom = max(containerView.safeAreaInsets.bottom, 12)
        return CGRect(x: 12, y: bounds.maxY - bottom - height, width: bounds.width - 24, height: height)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        if !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    // MARK: Transition

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView, let presentedView else { return }
        dimmingView.frame = containerView.bounds
        containerView.insertSubview(dimmingView, at: 0)

        presentedView.layer.cornerRadius = 28
        presentedView.layer.cornerCurve = .continuous
        presentedView.clipsToBounds = true
        grabber.frame = CGRect(x: frameOfPresentedViewInContainerView.width / 2 - 18, y: 8, width: 36, height: 5)
        grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        presentedView.addSubview(grabber)

        presentingViewController.transitionCoordinator?.animate { [self] _ in
            dimmingView.alpha = 0.5
            presentingViewController.view.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
        }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed {
            let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
            presentedView?.addGestureRecognizer(pan)
        } else {
            dimmingView.removeFromSuperview()
            presentingViewController.view.transform = .identity
        }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentingViewController.transitionCoordinator?.animate { [self] _ in
            dimmingView.alpha = 0
            presentingViewController.view.transform = .identity
        }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed {
            dimmingView.removeFromSuperview()
        } else {
            dimmingView.alpha = 0.5
            presentingViewController.view.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
        }
    }

    // MARK: Gestures

    @objc private func handleTap(_ recognizer: UITapGestureRecognizer) {
        presentedViewController.dismiss(animated: true)
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        guard let containerView, let presentedView else { return }
        let translation = recognizer.translation(in: containerView).y
        let progress = min(max(translation / max(presentedView.bounds.height, 1), 0), 1)

        switch recognizer.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            presentedViewController.dismiss(animated: true)
        case .changed:
            interaction?.update(progress)
        case .ended:
            if progress > 0.35 || recognizer.velocity(in: containerView).y > 800 {
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
}
