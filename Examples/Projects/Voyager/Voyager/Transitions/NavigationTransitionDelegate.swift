//
//  NavigationTransitionDelegate.swift
//  Voyager
//
//  Created by Jonas Keller on 18/12/2017.
//  Copyright © 2017 Jonas Keller. All rights reserved.
//

import UIKit

/// Lives as an object in the storyboard scene of the first navigation controller.
class NavigationTransitionDelegate: NSObject, UINavigationControllerDelegate {

    @IBOutlet weak var navigationController: UINavigationController?

    private var interactionController: UIPercentDrivenInteractiveTransition?

    override func awakeFromNib() {
        super.awakeFromNib()

        let edgePan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleEdgePan(_:)))
        edgePan.edges = .left
        navigationController?.view.addGestureRecognizer(edgePan)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    }

    @objc private func handleEdgePan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard let navigationController = navigationController, let view = recognizer.view else { return }

        let progress = max(0, min(1, recognizer.translation(in: view).x / view.bounds.width))

        switch recognizer.state {
        case .began:
            guard navigationController.viewControllers.count > 1,
                navigationController.transitionCoordinator == nil else { return }
            interactionController = UIPercentDrivenInteractiveTransition()
            interactionController?.completionCurve = .easeOut
            navigationController.popViewController(animated: true)
        case .changed:
            interactionController?.update(progress)
        case .ended:
            if progress > 0.4 || recognizer.velocity(in: view).x > 800 {
                interactionController?.finish()
            } else {
                interactionController?.cancel()
            }
            interactionController = nil
        case .cancelled, .failed:
            interactionController?.cancel()
            interactionController = nil
        default:
            break
        }
    }

    // MARK: - UINavigationControllerDelegate

    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController,
                              to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard fromVC is ZoomTransitioning, toVC is ZoomTransitioning else { return nil }
        return ZoomImageTransition(operation: operation)
    }

    func navigationController(_ navigationController: UINavigationController,
                              interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interactionController
    }

}
