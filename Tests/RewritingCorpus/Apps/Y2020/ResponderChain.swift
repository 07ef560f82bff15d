// swift-format-ignore-file
import UIKit

final class ChainRoot: UIView {
    @objc func openSettings(_ sender: Any?) { AppLog.note("settings") }
}

final class ChainButton: UIButton {
    func wire() {
        addTarget(nil, action: #selector(ChainRoot.openSettings(_:)), for: .touchUpInside)
    }
}
