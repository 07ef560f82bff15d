// swift-format-ignore-file
import UIKit

final class EdgeSwipe: NSObject {
    private weak var navigationController: UINavigationController?
    private(set) var interaction: UIPercentDrivenInteractiveTransition?

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(swiped(_:)))
        edge.edges = .left
        edge.delegate = self
        navigationController.view.addGestureRecognizer(edge)
    }

    @objc
    private func swiped(_ gesture: UIScreenEdgePanGestureRecognizer) {
        AppLog.note("swiped")
    }
}

extension EdgeSwipe: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (navigationController?.viewControllers.count ?? 0) > 1
    }
}
