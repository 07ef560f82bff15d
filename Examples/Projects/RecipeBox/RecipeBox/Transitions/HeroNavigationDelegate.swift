//
//  HeroNavigationDelegate.swift
//  RecipeBox
//

import UIKit

/// Lives as an object in the scene of the recipes' navigation controller, which keeps it alive.
/// Hands out the hero animator and drives the pop with a pan of its own.
final class HeroNavigationDelegate: NSObject {

    @IBOutlet weak var navigationController: UINavigationController?

    private var interactor: UIPercentDrivenInteractiveTransition?
    private lazy var panRecognizer = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))

    override func awakeFromNib() {
        super.awakeFromNib()
        panRecognizer.delegate = self
        panRecognizer.maximumNumberOfTouches = 1
        navigationController?.view.addGestureRecognizer(panRecognizer)
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        guard let view = recognizer.view else { return }
        let translation = recognizer.translation(in: view).x
        let progress = max(0, min(1, translation / view.bounds.width))

        switch recognizer.state {
        case .began:
            interactor = UIPercentDrivenInteractiveTransition()
            navigationController?.popViewController(animated: true)
        case .changed:
            interactor?.update(progress)
        case .ended:
            let velocity = recognizer.velocity(in: view).x
            if velocity > 600 || (progress > 0.4 && velocity > -100) {
                interactor?.finish()
            } else {
                interactor?.cancel()
            }
            interactor = nil
        case .cancelled, .failed:
            interactor?.cancel()
            interactor = nil
        default:
            break
        }
    }
}

// MARK: - UINavigationControllerDelegate

extension HeroNavigationDelegate: UINavigationControllerDelegate {

    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController,
                              to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard AppSettings.shared.usesHeroTransition,
            operation != .none,
            fromVC is HeroTransitioning,
            toVC is HeroTransitioning else { return nil }
        return HeroAnimator(operation: operation)
    }

    func navigationController(_ navigationController: UINavigationController,
                              interactionControllerFor animationController: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning? {
        return animationController is HeroAnimator ? interactor : nil
    }

    func navigationController(_ navigationController: UINavigationController,
                              didShow viewController: UIViewController,
                              animated: Bool) {
        // Without the hero the system's swipe from the edge takes over again.
        navigationController.interactivePopGestureRecognizer?.isEnabled = !AppSettings.shared.usesHeroTransition
    }
}

// MARK: - UIGestureRecognizerDelegate

extension HeroNavigationDelegate: UIGestureRecognizerDelegate {

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard AppSettings.shared.usesHeroTransition,
            let navigationController = navigationController,
            navigationController.viewControllers.count > 1,
            navigationController.transitionCoordinator == nil,
            navigationController.topViewController is HeroTransitioning else { return false }
        let velocity = panRecognizer.velocity(in: navigationController.view)
        return velocity.x > 0 && velocity.x > abs(velocity.y)
    }
}
