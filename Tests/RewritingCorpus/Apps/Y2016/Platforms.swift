// swift-format-ignore-file
#if os(iOS) || os(tvOS)
import UIKit
typealias PlatformView = UIView
#elseif os(macOS)
import AppKit
typealias PlatformView = NSView
#endif

#if !os(iOS)
#error("this is an iOS file")
#endif

#if canImport(UIKit) && !targetEnvironment(macCatalyst)
extension PlatformView {
    var isModern: Bool {
        if #available(iOS 13.0, *) { return true }
        return false
    }
}
#endif

@available(iOS 11.0, *)
class ModernView: PlatformView {
    @available(iOS, deprecated: 13.0, message: "use the other one")
    func old() {}
}
