import QuartzCore

extension UIView {
  /// What Objective-C calls `mask`.
  public var maskView: UIView? {
    get { mask }
    set { mask = newValue }
  }

  /// A view whose alpha cuts this one; it lies in this view's coordinates, and in no superview.
  public var mask: UIView? {
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
