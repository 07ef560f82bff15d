// swift-format-ignore-file
import UIKit

extension Notification.Name {
    static let themeDidChange = Notification.Name("themeDidChange")
}

class ThemedView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        NotificationCenter.default.addObserver(
            self, selector: #selector(apply(notification:)), name: .themeDidChange, object: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    @objc private func apply(notification: Notification) { AppLog.note("theme") }
}
