//
//  CardPresentationController.swift
//  TrailLog
//

import UIKit

final class CardPresentationController: UIPresentationController {

    private lazy var dimming: UIView = {
        let v = UIView()
        v.backgroundColor = UIColor.black.withAlphaComponent(0.45)
        v.alpha = 0
        v.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
        return v
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let bounds = container.bounds
        let width = min(bounds.width - 32, 420)
        let height = max(presentedViewController.preferredContentSize.height, 280)
        let bottom = max(container.safeAreaInsets.bottom, 16)
        return CGRect(x: (bounds.width - width) / 2, y: bounds.height - height - bottom, width: width, height: height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        container.insertSubview(dimming, at: 0)
        presentedView?.layer.cornerRadius = 28
        presentedView?.layer.cornerCurve = .continuous
        presentedView?.layer.masksToBounds = true
        presentingViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimming.alpha = 1
            self.presentingViewController.view.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
        })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        presentingViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimming.alpha = 0
            self.presentingViewController.view.transform = .identity
        })
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
        if presentedView?.transform == .identity {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    @objc private func dimmingTapped() {
        presentedViewController.dismiss(animated: true)
    }
}

final class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        CardPresentationController(presentedViewController: presented, presenting: presenting)
    }
}
