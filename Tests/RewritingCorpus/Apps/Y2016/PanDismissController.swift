// swift-format-ignore-file
import UIKit
import UIKit.UIGestureRecognizerSubclass

class PanDismissController: UIPercentDrivenInteractiveTransition {
    weak var viewController: UIViewController?
    var hasStarted = false

    func wire(to controller: UIViewController) {
        viewController = controller
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan))
        controller.view.addGestureRecognizer(pan)
    }

    @objc private func handlePan(_ sender: UIPanGestureRecognizer) {
        AppLog.note("pan \(sender.state.rawValue)")
        switch sender.state {
        case .began: hasStarted = true
        case .ended, .cancelled: hasStarted = false
        default: break
        }
    }
}

class ImmediatePan: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
    }
}
