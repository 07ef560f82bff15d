import QuartzCore

extension UIView {
  /// Whether text, and with it bars and pushes, run from the right.
  var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// Puts every subview where its mirror image is.
  func mirrorSubviews() {
    for view in subviews {
      var frame = view.untransformedFrame
      frame.origin.x = bounds.width - frame.maxX
      view.placeUntransformed(frame)
    }
  }
}
