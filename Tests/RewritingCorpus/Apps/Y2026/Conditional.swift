// swift-format-ignore-file
import UIKit

final class ConditionalScreen: UIViewController {
    #if os(iOS)
    @objc func onPhone() { AppLog.note("phone") }
    #else
    @objc func onMac() {}
    #endif

    #if DEBUG || os(iOS)
    var debug: Selector { #selector(onPhone) }
    #endif

    func modern() -> Bool {
        if #unavailable(iOS 15) { return false }
        guard #available(iOS 17.0, *) else { return false }
        return true
    }
}
