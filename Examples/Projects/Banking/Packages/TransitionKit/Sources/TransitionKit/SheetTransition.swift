//
//  SheetTransition.swift
//  TransitionKit
//
//  Created by Noor Haddad on 02.10.24.
//

import UIKit

/// Presents a view controller as a card at the bottom which can be thrown away with the finger.
///
///     let sheet = SheetTransition(configuration: .init(heightFraction: 0.5))
///     sheet.attach(to: controller)
///     present(controller, animated: true)
///
/// The controller does not keep its transitioning delegate alive, so somebody has to hold on to the object.
@MainActor
public final class SheetTransition: NSObject {

    public struct Configuration {
        public var heightFraction: CGFloat
        public var cornerRadius: CGFloat
        public var dimmingAlpha: CGFloat
        public var isInteractive: Bool

        public init(heightFraction: CGFloat = 0.55,
                    cornerRadius: CGFloat = 24,
                    dimmingAlpha: CGFloat = 0.4,
                    isInteractive: Bool = true) {
            self.heightFraction = heightFraction
            self.cornerRadius = cornerRadius
            self.dimmingAlpha = dimmingAlpha
            self.isInteractive = isInteractive
        }
    }

    public let configuration: Configuration

    /// Called after the card is gone, however it went.
    public var didDismiss: (() -> Void)?

    fileprivate var interaction: UIPercentDrivenInteractiveTransition?

    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
        super.init()
    }

    public func attach(to controller: UIViewController) {
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = self
    }
}

extension SheetTransition: UIViewControllerTransitioningDelegate {

    public func presentationController(forPresented presented: UIViewController,
                                       presenting: UIViewController?,
                                       source: UIViewController) -> UIPresentationController? {
        SheetPresentation(presented: presented, presenting: presenting, transition: self)
    }

    public func animationController(forPresented presented: UIViewController,
                                    presenting: UIViewController,
                                    source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        SheetAnimator(isPresenting: true)
    }

    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        SheetAnimator(isPresenting: false)
    }

    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}

// MARK: - Presentation controller

final class SheetPresentation: UIPresentationController {

    private let transition: SheetTransition
    private let dimmingView = UIView()
    private let grabber = UIView()

    init(presented: UIViewController, presenting: UIViewController?, transition: SheetTransition) {
        self.transition = transition
        super.init(presentedViewController: presented, presenting: presenting)
        dimmingView.backgroundColor = .black
        dimmingView.alpha = 0
        dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingViewTapped)))
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let height = (bounds.height * transition.configuration.heightFraction).rounded()
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView, let presentedView else { return }
        dimmingView.frame = containerView.bounds
        containerView.insertSubview(dimmingView, at: 0)

        presentedView.layer.cornerRadius = transition.configuration.cornerRadius
        presentedView.layer.cornerCurve = .continuous
        presentedView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        presentedView.clipsToBounds = true
        presentedView.addSubview(grabber)

        if transition.configuration.isInteractive {
            presentedView.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
        }

        let alpha = transition.configuration.dimmingAlpha
        presentedViewController.transitionCoordinator?.animate { _ in
            self.dimmingView.alpha = alpha
        }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed {
            dimmingView.removeFromSuperview()
        }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { _ in
            self.dimmingView.alpha = 0
        }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard completed else { return }
        dimmingView.removeFromSuperview()
        transition.didDismiss?()
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
        grabber.frame = CGRect(x: (frameOfPresentedViewInContainerView.width - 36) / 2, y: 8, width: 36, height: 5)
    }

    @objc private func dimmingViewTapped() {
        presentedViewController.dismiss(animated: true)
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        guard let containerView, let presentedView else { return }
        let translation = recognizer.translation(in: containerView).y
        let velocity = recognizer.velocity(in: containerView).y
        let progress = min(max(translation / presentedView.bounds.height, 0), 1)

        switch recognizer.state {
        case .began:
            transition.interaction = UIPercentDrivenInteractiveTransition()
            presentedViewController.dismiss(animated: true)
        case .changed:
            transition.interaction?.update(progress)
        case .ended where velocity > 1000 || (progress > 0.35 && velocity > -300):
            transition.interaction?.finish()
            transition.interaction = nil
        case .ended, .cancelled, .failed:
            transition.interaction?.cancel()
            transition.interaction = nil
        default:
            break
        }
    }
}

// MARK: - Animator

final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isPresenting ? 0.45 : 0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = context.viewController(forKey: key), let view = controller.view else {
            context.completeTransition(false)
            return
        }

        let onscreen = isPresenting ? context.finalFrame(for: controller) : view.frame
        let offscreen = onscreen.offsetBy(dx: 0, dy: onscreen.height)
        if isPresenting {
            context.containerView.addSubview(view)
            view.frame = offscreen
        }

        let target = isPresenting ? onscreen : offscreen
        let completion: (Bool) -> Void = { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }

        if isPresenting {
            UIView.animate(withDuration: transitionDuration(using: context), delay: 0,
                           usingSpringWithDamping: 0.86, initialSpringVelocity: 0,
                           options: .allowUserInteraction,
                           animations: { view.frame = target }, completion: completion)
        } else {
            UIView.animate(withDuration: transitionDuration(using: context), delay: 0,
                           options: context.isInteractive ? .curveLinear : .curveEaseIn,
                           animations: { view.frame = target }, completion: completion)
        }
    }
}
