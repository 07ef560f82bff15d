// swift-format-ignore-file
import UIKit

// Not an application of its own here, or this would be @UIApplicationMain.
class OldAppDelegate: UIResponder {
    var window: UIWindow?

    func applicationDidBecomeActive(_ application: UIApplication) {
        NotificationCenter.default.addObserver(
            self, selector: #selector(OldAppDelegate.somethingChanged(_:)),
            name: NSNotification.Name(rawValue: "SomethingChanged"), object: nil)
    }

    @objc func somethingChanged(_ notification: Notification) {
        AppLog.note("changed \(notification.name.rawValue)")
    }
}
