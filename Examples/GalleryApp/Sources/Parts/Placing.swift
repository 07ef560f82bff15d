import UIKit

extension UIView {
  /// Puts a subview where it belongs when one reads from left to right; mirrored where one reads from
  /// right to left.
  func place(_ view: UIView, _ frame: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isMirrored ? bounds.width - frame.maxX : frame.minX
    view.frame = CGRect(x: left, y: frame.minY, width: frame.width, height: frame.height)
  }
}
