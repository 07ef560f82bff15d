//
//  CardPresentationController.swift
//  PantryKit
//
//  Created by Ines Carvalho on 11/03/2024.
//

#if canImport(UIKit)
import UIKit

/// A card at the bottom edge, as tall as the presented controller's `preferredContentSize`.
public final class CardPresentationController: UIPresentationController {

    private let chromeInset: CGFloat = 8

    private lazy var dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = .black.withAlphaComponent(0.35)
        view.alpha = 0
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
        return view
    }()

    private lazy var grabber: UIView = {
        let view = UIView()
        view.backgroundColor = .tertiaryLabel
        view.layer.cornerRadius = 2.5
        return view
    }()

    public override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let bounds = containerView.bounds.inset(by: containerView.safeAreaInsets)
        let width = min(bounds.width - 2 * chromeInset, 480)
        let height = min(presentedViewController.preferredContentSize.height, bounds.height - 40)
        return CGRect(x: containerView.bounds.midX - width / 2,
                      y: bounds.maxY - height - chromeInset,
                      width: width,
                      height: height)
    }

    public override func presentationTransitionWillBegin() {
        guard let containerView, let presentedView else { return }
        dimmingView.pinEdges(to: containerView, at: 0)

        presentedView.layer.cornerRadius = 28
        presentedView.layer.cornerCurve = .continuous
        presentedView.layer.masksToBounds = true
        presentedView.addSubview(grabber)
        presentedView.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))

        presentedViewController.transitionCoordinator?.animate { [dimmingView] _ in
            dimmingView.alpha = 1
        }
    }

    public override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [dimmingView] _ in
            dimmingView.alpha = 0
        }
    }

    public override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() }
    }

    public override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        guard let presentedView else { return }
        if !presentedViewController.isBeingPresented && !presentedViewController.isBeingDismissed {
            presentedView.frame = frameOfPresentedViewInContainerView
        }
        grabber.frame = CGRect(x: presentedView.bounds.midX - 18, y: 8, width: 36, height: 5)
    }

    public override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        UIView.animate(withDuration: 0.3) {
            self.presentedView?.frame = self.frameOfPresentedViewInContainerView
            self.presentedView?.layoutIfNeeded()
        }
    }

    @objc private func dimmingTapped() {
        presentedViewController.dismiss(animated: true)
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        guard let presentedView else { return }
        let resting = frameOfPresentedViewInContainerView
        let offset = max(pan.translation(in: containerView).y, 0)
        switch pan.state {
        case .changed:
            presentedView.frame = resting.offsetBy(dx: 0, dy: offset)
        case .ended where offset > resting.height / 3 || pan.velocity(in: containerView).y > 900:
            presentedViewController.dismiss(animated: true)
        case .ended, .cancelled:
            UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
                presentedView.frame = resting
            }
        default:
            break
        }
    }
}

public final class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {

    public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        CardPresentationController(presentedViewController: presented, presenting: presenting)
    }

    public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        CardAnimator(phase: .presenting)
    }

    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        CardAnimator(phase: .dismissing)
    }
}

final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    enum Phase {
        case presenting, dismissing
    }

    let phase: Phase

    init(phase: Phase) {
        self.phase = phase
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        phase == .presenting ? 0.55 : 0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = phase == .presenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key), let card = controller.view else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        let animator: UIViewPropertyAnimator

        switch phase {
        case .presenting:
            let resting = transitionContext.finalFrame(for: controller)
            card.frame = resting.offsetBy(dx: 0, dy: container.bounds.maxY - resting.minY)
            container.addSubview(card)
            animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: 0.78) {
                card.frame = resting
            }
        case .dismissing:
            animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeIn) {
                card.frame.origin.y = container.bounds.maxY
            }
        }
        animator.addCompletion { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
#endif
