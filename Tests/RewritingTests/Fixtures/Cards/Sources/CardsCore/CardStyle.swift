// swift-format-ignore-file
import UIKit

@objc public protocol CardDelegate: AnyObject {
    @objc optional func cardDidDismiss(_ card: UIViewController)
    @objc optional func cardShouldDismiss(_ card: UIViewController) -> Bool
}

public struct CardStyle {
    public var cornerRadius: CGFloat
    public var height: CGFloat
    public init(cornerRadius: CGFloat = 16, height: CGFloat = 300) {
        self.cornerRadius = cornerRadius
        self.height = height
    }
}

extension UIView {
    /// Rounds the two corners at the top.
    public func roundTop(_ style: CardStyle) {
        layer.cornerRadius = style.cornerRadius
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
}
