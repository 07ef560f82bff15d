import UIKit

extension UIView {
  /// A frame that is told for reading from left to right: where one reads the other way, on the
  /// other side.
  func placed(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0)
  }
}
