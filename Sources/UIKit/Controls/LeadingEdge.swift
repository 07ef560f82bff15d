/// Controls lay themselves out from the leading edge, which is on the right where people read from
/// right to left.
extension UIView {
  /// Where a frame lies that counts from the leading edge.
  func fromLeading(_ frame: CGRect) -> CGRect {
    CGRect(
      x: fromLeading(isReadFromRight ? frame.maxX : frame.minX), y: frame.minY,
      width: frame.width, height: frame.height)
  }

  /// How far from the leading edge a place is, and back again.
  func fromLeading(_ x: CGFloat) -> CGFloat { isReadFromRight ? bounds.width - x : x }

  private var isReadFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
