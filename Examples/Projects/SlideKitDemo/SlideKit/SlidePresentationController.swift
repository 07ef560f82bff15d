//
//  SlidePresentationController.swift
//  SlideKit
//
//  Created by Teodor Lindqvist on 2018-10-21.
//  Copyright © 2018 Teodor Lindqvist. All rights reserved.
//

import UIKit

internal final class SlidePresentationController: UIPresentationController {

    var configuration = SlideConfiguration(edge: .bottom)
    var onDismiss: (() -> Void)?

    private lazy var dimmingView: UIView = {
        let view = UIView(frame: .zero)
        view.backgroundColor = self.configuration.dimmingColor
        view.alpha = 0
        let tap = UITapGestureRecognizer(target: self, action: #selector(SlidePresentationController.handleTap(_:)))
        view.addGestureRecognizer(tap)
        return view
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return configuration.frame(in: bounds)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView else { return }
        dimmingView.frame = container.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(dimmingView, at: 0)
        roundCorners()
        fadeDimming(to: 1)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        fadeDimming(to: 0)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        guard completed else { return }
        dimmingView.removeFromSuperview()
        onDismiss?()
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        if !presentedViewController.isBeingPresented && !presentedViewController.isBeingDismissed {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    @objc private func handleTap(_ recognizer: UITapGestureRecognizer) {
        guard configuration.dismissesOnTap else { return }
        presentedViewController.dismiss(animated: true, completion: nil)
    }

    private func fadeDimming(to alpha: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = alpha
            return
        }
        coordinator.animate(alongsideTransition: { (_) in
            self.dimmingView.alpha = alpha
        }, completion: nil)
    }

    private func roundCorners() {
        guard let layer = presentedView?.layer, configuration.cornerRadius > 0 else { return }
        layer.cornerRadius = configuration.cornerRadius
        layer.masksToBounds = true
        switch configuration.edge {
        case .left: layer.maskedCorners = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        case .right: layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        case .top: layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        case .bottom: layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        }
    }
}
