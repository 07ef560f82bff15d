// swift-format-ignore-file
import UIKit

@objc public class AttributeForms : NSObject {
    @objc(isOpen) var open: Bool = false
    @objc var level: Int {
        @objc(currentLevel) get { return stored }
        @objc(changeLevel:) set { stored = newValue }
    }
    @IBInspectable public private(set) var stored: Int = 0
    @objc @IBOutlet private(set) weak var label: UILabel?
    @IBOutlet fileprivate var views: [UIView]?
    @objc @discardableResult func flip(_ animated: Bool) -> Bool { open = !open; AppLog.note("flip \(open)"); return open }
    @available(iOS 8.0, *) @objc
    func late() { AppLog.note("late") }
    @objc(  spaced:  ) func spaced(_ sender: AnyObject?) { AppLog.note("spaced") }
    @objc override init() { super.init() }
    @objc init(level: Int) { stored = level; super.init() }
    @objc class func make() -> AttributeForms { return AttributeForms(level: 7) }
    @objc static func names() -> [String] { return ["a"] }
    @objc fileprivate dynamic var watched = 1
    @objc enum Mode : Int { case on, off }
}

@objc extension AttributeForms {
    func fromExtension() { AppLog.note("from extension") }
    func other(_ sender: AnyObject) { AppLog.note("other") }
}

@objc private protocol Hidden : class {
    func hide()
    @objc(hideSlowly:) optional func hideSlowly(_ seconds: Double)
}

extension AttributeForms: Hidden {
    fileprivate func hide() { AppLog.note("hidden") }
    func hideAll() {
        let hidden: Hidden = self
        hidden.hide()
        hidden.hideSlowly?(1)
    }
    var selectors: [Selector] {
        return [
            #selector(AttributeForms.fromExtension), #selector(other(_:)), #selector(spaced(_:)),
            #selector(late), #selector(getter: AttributeForms.open), #selector(AttributeForms.flip(_:)),
        ]
    }
}
