//
//  CardPresentationController.swift
//  RecipeBox
//

import UIKit

/// Shows the presented view as a card at the bottom, above a dimming view.
/// A tap beside the card or a pan downwards dismisses it.
final class CardPresentationController: UIPresentationController {

    private let interactor: CardDismissInteractor
    private let dimmingView = UIView()
    private var keyboardOverlap: CGFloat = 0

    private lazy var panRecognizer: UIPanGestureRecognizer = {
        let recognizer = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        recognizer.delegate = self
        return recognizer
    }()

    init(presentedViewController: UIViewController,
         presenting presentingViewController: UIViewController?,
         interactor: CardDismissInteractor) {
        self.interactor = interactor
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.45)
        let tap = UITapGestureRecognizer(target: self, action: #selector(dimmingViewTapped))
        dimmingView.addGestureRecognizer(tap)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView = containerView else { return .zero }
        let bounds = containerView.bounds
        let insets = containerView.safeAreaInsets
        let width = min(bounds.width, 480)
        var height = presentedViewController.preferredContentSize.height
        if keyboardOverlap == 0 {
            height += insets.bottom
        }
        height = min(height, bounds.height - insets.top - 24 - keyboardOverlap)
        return CGRect(x: (bounds.width - width) / 2,
                      y: bounds.height - height - keyboardOverlap,
                      width: width,
                      height: height)
    }

    // MARK: - Presentation

    override func presentationTransitionWillBegin() {
        guard let containerView = containerView, let presentedView = presentedView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.alpha = 0
        containerView.insertSubview(dimmingView, at: 0)

        presentedView.layer.cornerRadius = 18
        presentedView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        presentedView.layer.masksToBounds = true
        presentedView.addGestureRecognizer(panRecognizer)

        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 1
        }, completion: nil)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        guard completed else {
            dimmingView.removeFromSuperview()
            return
        }
        NotificationCenter.default.addObserver(self,
                                               selector: #selector(keyboardWillChangeFrame(_:)),
                                               name: UIResponder.keyboardWillChangeFrameNotification,
                                               object: nil)
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 0
        }, completion: nil)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed {
            dimmingView.removeFromSuperview()
        }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        // While it moves, the frame belongs to the animator.
        guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        containerView?.setNeedsLayout()
    }

    // MARK: - Actions

    @objc private func dimmingViewTapped() {
        presentedViewController.dismiss(animated: true, completion: nil)
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        guard let containerView = containerView, let presentedView = presentedView else { return }
        let height = max(1, presentedView.bounds.height)
        let progress = max(0, min(1, recognizer.translation(in: containerView).y / height))

        switch recognizer.state {
        case .began:
            interactor.isInteracting = true
            presentedViewController.dismiss(animated: true, completion: nil)
        case .changed:
            interactor.update(progress)
        case .ended:
            interactor.isInteracting = false
            let velocity = recognizer.velocity(in: containerView).y
            if velocity > 700 || (progress > 0.4 && velocity > -100) {
                interactor.finish()
            } else {
                interactor.cancel()
            }
        case .cancelled, .failed:
            interactor.isInteracting = false
            interactor.cancel()
        default:
            break
        }
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let containerView = containerView,
            !presentedViewController.isBeingDismissed,
            let userInfo = notification.userInfo,
            let endFrame = userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let localFrame = containerView.convert(endFrame, from: nil)
        keyboardOverlap = max(0, containerView.bounds.maxY - localFrame.minY)
        let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0.25
        UIView.animate(withDuration: duration) {
            self.presentedView?.frame = self.frameOfPresentedViewInContainerView
            self.presentedView?.layoutIfNeeded()
        }
    }
}

// MARK: - UIGestureRecognizerDelegate

extension CardPresentationController: UIGestureRecognizerDelegate {

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed else { return false }
        let velocity = panRecognizer.velocity(in: containerView)
        return velocity.y > 0 && velocity.y > abs(velocity.x)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // Wheels have to turn, they must not drag the card.
        var view = touch.view
        while let current = view {
            if current is UIPickerView || current is UIControl { return false }
            view = current.superview
        }
        return true
    }
}
