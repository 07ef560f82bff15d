// swift-format-ignore-file
import UIKit

private extension Selector {
    static let zooTapped = #selector(SelectorZoo.tapped(_:))
    static let zooPlain = #selector(SelectorZoo.plain)
}

class SelectorZoo: UIView {
    @objc dynamic var level: CGFloat = 1
    var other: UIView = UIView()

    @objc func plain() { AppLog.note("plain") }
    @objc func tapped(_ sender: Any?) { AppLog.note("tapped") }
    @objc func pair(_ sender: UIControl, event: UIEvent?) { AppLog.note("pair") }
    @objc(renamedWith:) func swiftName(_ value: NSObject) { AppLog.note("renamed") }
    @objc func move(with speed: NSNumber) { AppLog.note("move with") }
    @objc func move(speed: NSNumber) { AppLog.note("move speed") }

    var all: [Selector] {
        return [
            .zooTapped, .zooPlain,
            #selector(plain), #selector(self.plain), #selector(Self.plain),
            #selector(SelectorZoo.pair(_:event:)), #selector(swiftName(_:)),
            #selector(move(with:)), #selector(move(speed:)),
            #selector(getter: level), #selector(setter: SelectorZoo.level),
            #selector(getter: self.level),
            #selector(other.setNeedsLayout), #selector(UIView.layoutIfNeeded),
            #selector(super.layoutSubviews),
            #selector(tapped(_:) as (Any?) -> Void),
            #selector(SelectorZoo.tapped(_:) as (SelectorZoo) -> (Any?) -> Void),
            #selector( /* with a comment */ plain),
            #selector(
                tapped(_:) // and another
            ),
        ]
    }
}

@objc protocol Cleanable { func clean() }

extension SelectorZoo: Cleanable {
    func clean() { AppLog.note("clean") }
    static var cleaning: Selector { return #selector(Cleanable.clean) }
}
