//
//  DrawerPresentationController.swift
//  Larder
//

import UIKit

/// A drawer with two heights (45 % and 85 %). Drag its top; a flick down closes it.
final class DrawerPresentationController: UIPresentationController {

    private enum Stop: CGFloat, CaseIterable {
        case half = 0.45, tall = 0.85
    }

    private var stop = Stop.half
    private let dimming = UIView()
    private let handle = UIView()
    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    private var startHeight: CGFloat = 0

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
        handle.backgroundColor = .tertiaryLabel
        handle.layer.cornerRadius = 2.5
    }

    private func frame(for height: CGFloat) -> CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let width = min(bounds.width, 560)
        return CGRect(x: (bounds.width - width) / 2, y: bounds.height - height, width: width, height: height)
    }

    private func height(of stop: Stop) -> CGFloat { (containerView?.bounds.height ?? 0) * stop.rawValue }

    override var frameOfPresentedViewInContainerView: CGRect { frame(for: height(of: stop)) }

    override func presentationTransitionWillBegin() {
        guard let container = containerView, let presented = presentedView else { return }
        dimming.frame = container.bounds
        container.addSubview(dimming)
        presented.layer.cornerRadius = 22
        presented.layer.cornerCurve = .continuous
        presented.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        presented.clipsToBounds = true
        presented.addSubview(handle)
        presented.addGestureRecognizer(pan)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimming.alpha = 0.35
            return
        }
        coordinator.animate { _ in self.dimming.alpha = 0.35 }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
        if pan.state == .possible { presentedView?.frame = frameOfPresentedViewInContainerView }
        handle.frame = CGRect(x: (presentedView?.bounds.midX ?? 0) - 18, y: 8, width: 36, height: 5)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { _ in
            self.containerView?.setNeedsLayout()
            self.containerView?.layoutIfNeeded()
        }
    }

    @objc private func close() { presentedViewController.dismiss(animated: true) }

    @objc private func panned(_ g: UIPanGestureRecognizer) {
        guard let container = containerView, let presented = presentedView else { return }
        switch g.state {
        case .began:
            startHeight = presented.frame.height
        case .changed:
            var h = startHeight - g.translation(in: container).y
            let top = height(of: .tall)
            if h > top { h = top + (h - top) * 0.2 }
            presented.frame = frame(for: max(h, 60))
            presented.layoutIfNeeded()
            dimming.alpha = 0.35 * min(1, presented.frame.height / height(of: .half))
        case .ended, .cancelled:
            let v = g.velocity(in: container).y
            let projected = presented.frame.height - v * 0.18
            if projected < height(of: .half) * 0.6 {
                close()
                return
            }
            stop = abs(projected - height(of: .half)) < abs(projected - height(of: .tall)) ? .half : .tall
            let distance = abs(height(of: stop) - presented.frame.height)
            let timing = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: distance > 1 ? min(abs(v) / distance, 10) : 0))
            let animator = UIViewPropertyAnimator(duration: 0.45, timingParameters: timing)
            animator.addAnimations {
                presented.frame = self.frameOfPresentedViewInContainerView
                presented.layoutIfNeeded()
                self.dimming.alpha = 0.35
            }
            animator.startAnimation()
        default:
            break
        }
    }
}

final class DrawerTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        DrawerPresentationController(presentedViewController: presented, presenting: presenting)
    }
}
