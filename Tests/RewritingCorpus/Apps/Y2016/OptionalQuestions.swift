// swift-format-ignore-file
import UIKit

@objc protocol MenuDelegate: NSObjectProtocol {
    @objc optional func menu(_ menu: Menu, didSelect index: Int)
    @objc optional func menuDidClose(_ menu: Menu)
    @objc optional var menuTitle: String { get }
    @objc optional func menuShouldClose(_ menu: Menu) -> Bool
}

class Menu: NSObject {
    weak var delegate: MenuDelegate?

    /// What the delegate has, asked in all the ways there are.
    var answers: [Bool] {
        var found = [delegate?.menuDidClose != nil, delegate?.menuShouldClose == nil]
        if let select = delegate?.menu { select(self, 3); found.append(true) }
        guard let ask = delegate?.menuShouldClose else { return found + [false] }
        return found + [ask(self)]
    }

    func close() {
        delegate?.menuDidClose?(self)
        delegate!.menuDidClose!(self)
        let title = delegate?.menuTitle ?? "none"
        AppLog.note("title \(title)")
    }
}

class QuietOwner: NSObject, MenuDelegate {
    func menuDidClose(_ menu: Menu) { AppLog.note("quiet closed") }
}

final class LoudOwner: NSObject, MenuDelegate {
    let menuTitle = "loud"
    func menu(_ menu: Menu, didSelect index: Int) { AppLog.note("selected \(index)") }
}

extension LoudOwner {
    func menuShouldClose(_ menu: Menu) -> Bool { return true }
}
