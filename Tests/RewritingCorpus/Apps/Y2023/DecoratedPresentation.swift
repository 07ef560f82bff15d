// swift-format-ignore-file
import UIKit

final class DimmingPresentation: UIPresentationController {
    private lazy var dimming: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0, alpha: 0.4)
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(dimmingTapped(_:))))
        return view
    }()

    override func presentationTransitionWillBegin() {
        containerView?.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimming.alpha = 1
        })
    }

    @objc private func dimmingTapped(_ tap: UITapGestureRecognizer) {
        presentedViewController.dismiss(animated: true)
    }
}
