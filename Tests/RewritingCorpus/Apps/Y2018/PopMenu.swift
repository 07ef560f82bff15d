// swift-format-ignore-file
import UIKit

@IBDesignable
class PopMenu: UIControl {
    @IBInspectable var cornerRadius: CGFloat {
        get { return layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    private var items: [(title: String, target: NSObject, action: Selector)] = []

    func add(_ title: String, _ target: NSObject, _ action: Selector) {
        items.append((title, target, action))
    }

    func choose(_ index: Int) {
        let item = items[index]
        guard item.target.responds(to: item.action) else { return AppLog.note("no \(item.title)") }
        item.target.perform(item.action, with: self)
    }
}
