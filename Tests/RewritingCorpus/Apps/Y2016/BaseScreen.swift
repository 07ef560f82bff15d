// swift-format-ignore-file
import UIKit

@objcMembers
class BaseScreen: UIViewController {
    dynamic var progress: CGFloat = 0

    func refresh() { AppLog.note("base refresh") }

    func wire(_ button: UIButton) {
        button.addTarget(self, action: #selector(refresh), for: .touchUpInside)
        button.addTarget(self, action: #selector(BaseScreen.refreshWithSender(_:)), for: .touchUpInside)
    }

    func refreshWithSender(_ sender: Any) { AppLog.note("base sender") }
}

class DerivedScreen: BaseScreen {
    override func refresh() { AppLog.note("derived refresh") }
    override func refreshWithSender(_ sender: Any) {
        super.refreshWithSender(sender)
        AppLog.note("derived sender")
    }
}
