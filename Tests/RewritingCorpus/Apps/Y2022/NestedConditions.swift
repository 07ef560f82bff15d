// swift-format-ignore-file
import UIKit

@MainActor
final class NestedConditions: NSObject {
    #if os(iOS) && !targetEnvironment(simulator)
    #if canImport(UIKit)
    @objc @available(iOS 13.0, *) func phone() { AppLog.note("phone") }
    #else
    @objc func phone() { AppLog.note("no UIKit") }
    #endif
    #elseif os(macOS)
    @objc func phone() { AppLog.note("mac") }
    #else
    #error("neither")
    #endif

    #if swift(>=5.5)
    var selector: Selector { #selector(phone) }
    #endif

    func compiled() -> String {
        #if !os(iOS)
        return "elsewhere"
        #elseif DEBUG || os(iOS) || os(tvOS)
        return "iOS"
        #endif
    }
}
