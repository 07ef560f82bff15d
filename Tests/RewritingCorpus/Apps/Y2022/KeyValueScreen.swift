// swift-format-ignore-file
import UIKit

private var associatedKey: UInt8 = 0

extension UIView {
    var tagName: String? {
        get { objc_getAssociatedObject(self, &associatedKey) as? String }
        set { objc_setAssociatedObject(self, &associatedKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}

final class KeyValueScreen: UIViewController {
    private var token: NSKeyValueObservation?

    func run() {
        view.tagName = "root"
        view.layer.setValue(0.5, forKeyPath: "opacity")
        view.layer.setValue(NSNumber(value: 4), forKey: #keyPath(CALayer.cornerRadius))
        AppLog.note("\(view.tagName ?? "") \(view.layer.opacity) \(view.layer.value(forKeyPath: "cornerRadius") ?? "nil")")
        let move = CABasicAnimation(keyPath: "position")
        move.fromValue = NSValue(cgPoint: CGPoint(x: 1, y: 2))
        move.toValue = NSValue(cgPoint: .zero)
        move.setValue("move", forKey: "name")
        AppLog.note("\(move.value(forKey: "name") ?? "nil") \((move.fromValue as? NSValue)?.cgPointValue.y ?? 0)")
        let turn = CABasicAnimation(keyPath: "transform")
        turn.toValue = NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1))
        turn.duration = 1
        view.layer.add(turn, forKey: "turn")
        AppLog.note("\((turn.toValue as? NSValue)?.caTransform3DValue.m11 == 2)")
        token = view.observe(\.center, options: [.old, .new]) { view, change in
            AppLog.note("center \(change.newValue?.x ?? -1)")
        }
        view.center = CGPoint(x: 9, y: 0)
        token?.invalidate()
        view.center = .zero
        perform(#selector(later(_:)), with: "x", afterDelay: 0.2)
        perform(#selector(later(_:)), with: "cancelled", afterDelay: 0.3)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(later(_:)), object: "cancelled")
        Timer.scheduledTimer(timeInterval: 0.4, target: self, selector: #selector(timed), userInfo: nil, repeats: false)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { AppLog.note("queue") }
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        UIAccessibility.post(notification: .screenChanged, argument: view)
    }

    @objc private func later(_ word: String) { AppLog.note("later \(word)") }
    @objc private func timed() { AppLog.note("timed") }
}
