// swift-format-ignore-file
import UIKit

struct Settings {
    final class Observer: NSObject {
        @objc func changed(_ note: Notification) { AppLog.note("settings changed") }
        @objc func answer() -> NSObject { self }
    }
    static let selector = #selector(Observer.changed(_:))
    static let answering = #selector(Observer.answer)
}

enum Wiring {
    static func wire(_ observer: Settings.Observer) {
        NotificationCenter.default.addObserver(
            observer, selector: Settings.selector, name: Notification.Name("Settings"), object: nil)
    }
}
