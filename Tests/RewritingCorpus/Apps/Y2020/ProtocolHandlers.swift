// swift-format-ignore-file
import UIKit

@objc protocol Closable {
    func close()
    @objc optional func closeLater(_ sender: Any)
}

class ClosableScreen: UIViewController, Closable {
    func wire(_ control: UIControl) {
        control.addTarget(self, action: #selector(Closable.close), for: .touchUpInside)
    }
    func close() { AppLog.note("closed by protocol") }
}
