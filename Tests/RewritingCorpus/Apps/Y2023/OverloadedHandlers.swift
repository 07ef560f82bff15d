// swift-format-ignore-file
import UIKit

final class OverloadedHandlers: UIView {
    @objc func close() { AppLog.note("close") }
    @objc func close(_ sender: Any?) { AppLog.note("close sender") }
    @objc func close(_ sender: UIControl, event: UIEvent?) { AppLog.note("close event") }

    var selectors: [Selector] {
        [
            #selector(close as () -> Void), #selector(close(_:)),
            #selector(OverloadedHandlers.close(_:event:)),
        ]
    }
}
