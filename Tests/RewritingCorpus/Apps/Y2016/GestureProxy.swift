// swift-format-ignore-file
import UIKit

class GestureProxy: NSObject, UIGestureRecognizerDelegate {
    weak var target: UIGestureRecognizerDelegate?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        return target?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return target?.gestureRecognizer?(gestureRecognizer, shouldReceive: touch) ?? true
    }
}
