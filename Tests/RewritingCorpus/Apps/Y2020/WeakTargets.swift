// swift-format-ignore-file
import UIKit

public final class ShortLived: NSObject {
    public override init() { super.init() }
    deinit { AppLog.note("short-lived gone") }
    @objc public func hear(_ sender: UIControl) { AppLog.note("heard") }
    public func listen(to control: UIControl) {
        control.addTarget(self, action: #selector(hear), for: .touchUpInside)
    }
}
