// swift-format-ignore-file
#if canImport(UIKit)
import UIKit
public typealias PlatformView = UIView
#elseif canImport(AppKit)
import AppKit
public typealias PlatformView = NSView
#endif

public struct Spring {
    public var damping: CGFloat
    public init(damping: CGFloat) { self.damping = damping }

    #if os(iOS) || os(tvOS)
    @MainActor
    public func animate(_ view: PlatformView, _ change: @escaping () -> Void) {
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
            options: [], animations: change)
    }
    #endif
}

@objcMembers
public final class Ticker: NSObject {
    private var link: CADisplayLink?
    public dynamic var ticks = 0

    public func start() {
        link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link?.add(to: .main, forMode: .common)
    }

    func tick(_ link: CADisplayLink) { ticks += 1 }
}
