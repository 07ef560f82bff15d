// swift-format-ignore-file
import UIKit

class Outer: UIViewController {
    class Inner: UIView {
        @objc func poke() { AppLog.note("inner poke") }
        func wire(_ control: UIControl) {
            control.addTarget(self, action: #selector(poke), for: .touchDown)
            control.addTarget(self, action: #selector(Outer.Inner.prod(_:)), for: .touchDown)
        }
        @objc func prod(_ sender: UIControl) { AppLog.note("inner prod") }
    }
    @objc func poke() { AppLog.note("outer poke") }
    func wire(_ control: UIControl) {
        control.addTarget(self, action: #selector(poke), for: .touchDown)
    }
}

extension Outer.Inner {
    @objc func later() { AppLog.note("inner later") }
    var laterSelector: Selector { return #selector(later) }
}
