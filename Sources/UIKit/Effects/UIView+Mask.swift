import QuartzCore

extension UIView {
  /// What `mask` is.
  var ownMask: UIView? {
    get { appearance.mask }
    set {
      guard newValue !== appearance.mask else { return }
      if let newValue, isDescendant(of: newValue) {
        return SceneEnvironment.current.violate(
          "view-cycle", "a view was made the mask of itself or of one of its own subviews")
      }
      newValue?.removeFromSuperview()
      appearance.mask = newValue
      layer.mask = newValue?.layer
    }
  }
}
