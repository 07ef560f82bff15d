// swift-format-ignore-file
import UIKit

enum AnimationKey {
    static let position = #keyPath(CALayer.position)
    static let opacity = #keyPath(CALayer.opacity)
    static let hidden = #keyPath(CALayer.isHidden)
    static let nested = #keyPath(UIView.layer.transform)
    static let own = #keyPath(TimerHolder.ticks)
    static let split = #keyPath(UIView
        .layer // the layer's
        .bounds)
    static func isOpacity(_ key: String) -> Bool {
        switch key {
        case #keyPath(CALayer.opacity): return true
        default: return false
        }
    }
}
