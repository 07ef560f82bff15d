// swift-format-ignore-file
import UIKit

final class SelectorChains: UIViewController {
    private let box = Box()
    private var maybe: Box? = Box()
    @objc dynamic var ticks = 0

    final class Box: UIView {
        let inner = Box.Inner()
        final class Inner: NSObject { @objc func poke(_ sender: Any?) { AppLog.note("poke") } }
    }

    var all: [Selector] {
        [
            #selector(self.box.inner.poke(_:)), #selector(SelectorChains.Box.Inner.poke),
            #selector(view!.endEditing(_:)),
            #selector(getter: UIView.alpha), #selector(setter: UIView.alpha),
            #selector(SelectorChains.viewWillAppear), #selector(getter: self.ticks),
            #selector(UIResponder.becomeFirstResponder), #selector(maybe!.setNeedsLayout),
        ]
    }

    var keys: [String] {
        [
            #keyPath(ticks), #keyPath(self.ticks), #keyPath(SelectorChains.ticks),
            #keyPath(UIView.layer.cornerRadius), #keyPath(CALayer.isDoubleSided),
        ]
    }

    func wire(_ control: UIControl) {
        control.addTarget(box.inner, action: #selector(box.inner.poke(_:)), for: .touchUpInside)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        AppLog.note("will appear")
    }
}
