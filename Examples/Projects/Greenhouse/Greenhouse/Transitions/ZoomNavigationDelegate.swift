//
//  ZoomNavigationDelegate.swift
//  Greenhouse
//
//  Created by Ines Okafor on 17.02.22.
//

import PlantCatalog
import UIKit

/// A screen with small pictures of plants.
protocol ZoomSource: UIViewController {
    func zoomImageView(for plantID: Plant.ID) -> UIImageView?
}

/// A screen with one large picture of a plant.
protocol ZoomTarget: UIViewController {
    var zoomPlantID: Plant.ID { get }
    var zoomHeroView: UIImageView { get }
}

/// Lives in Browse.storyboard next to the navigation controller, whose delegate it is.
final class ZoomNavigationDelegate: NSObject {

    @IBOutlet private weak var navigationController: UINavigationController!

    private var interaction: UIPercentDrivenInteractiveTransition?
    private lazy var edgePan: UIScreenEdgePanGestureRecognizer = {
        let recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleEdgePan(_:)))
        recognizer.edges = .left
        recognizer.delegate = self
        return recognizer
    }()

    private func installEdgePan() {
        guard edgePan.view == nil else { return }
        navigationController.view.addGestureRecognizer(edgePan)
        navigationController.interactivePopGestureRecognizer?.isEnabled = false
    }

    @objc private func handleEdgePan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard let view = recognizer.view else { return }
        let progress = max(recognizer.translation(in: view).x / view.bounds.width, 0)

        switch recognizer.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            interaction?.completionCurve = .easeOut
            navigationController.popViewController(animated: true)
        case .changed:
            interaction?.update(min(progress, 1))
        case .ended:
            let velocity = recognizer.velocity(in: view).x
            if velocity > 500 || (progress > 0.4 && velocity > -200) {
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

// MARK: - UINavigationControllerDelegate

extension ZoomNavigationDelegate: UINavigationControllerDelegate {

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push where fromVC is ZoomSource && toVC is ZoomTarget:
            return ZoomAnimator(direction: .zoomIn)
        case .pop where fromVC is ZoomTarget && toVC is ZoomSource:
            return ZoomAnimator(direction: .zoomOut)
        default:
            return nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interaction
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        installEdgePan()
    }
}

// MARK: - UIGestureRecognizerDelegate

extension ZoomNavigationDelegate: UIGestureRecognizerDelegate {

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        navigationController.viewControllers.count > 1 && navigationController.transitionCoordinator == nil
    }
}
