//
//  CardPresentationController.swift
//  TabSlides
//

import UIKit

final class CardPresentationController: UIPresentationController {

    private let cardHeight: CGFloat = 280
    private let inset: CGFloat = 12

    private lazy var dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0, alpha: 0.45)
        view.alpha = 0
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
        return view
    }()

    @objc private func dimmingTapped() {
        presentedViewController.dismiss(animated: true)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let safe = container.bounds.inset(by: container.safeAreaInsets)
        return CGRect(x: safe.minX + inset,
                      y: safe.maxY - cardHeight - inset,
                      width: safe.width - inset * 2,
                      height: cardHeight)
    }

    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimmingView.frame = container.bounds
        container.insertSubview(dimmingView, at: 0)
        animateAlongside { self.dimmingView.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() {
        animateAlongside { self.dimmingView.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    private func animateAlongside(_ changes: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            changes()
            return
        }
        coordinator.animate(alongsideTransition: { _ in changes() })
    }
}
