import QuartzCore

extension UIView {
  /// What `mask` is.
  var ownMask: UIView? {
    get { appearance.mask }
    set {
      guard newValue !== appearance.mask else { return }
      if let newValue, isDescendant(of: newValue) {
        return Violation.record(.view(.maskOfItself))
      }
      newValue?.removeFromSuperview()
      appearance.mask = newValue
      layer.mask = newValue?.layer
    }
  }
}
