import QuartzCore

extension UIView {
  /// Whether tints are shown, or greyed, as behind an alert.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }

  /// What `tintAdjustmentMode` is.
  var effectiveTintAdjustment: TintAdjustmentMode {
    get {
      if appearance.tintAdjustment != .automatic { return appearance.tintAdjustment }
      return hierarchy.superview?.tintAdjustmentMode ?? .normal
    }
    set {
      appearance.tintAdjustment = newValue
      tellOfTint()
    }
  }

  /// The tint without any dimming.
  var fullTint: UIColor { appearance.tintColor ?? hierarchy.superview?.fullTint ?? .systemBlue }

  /// The view and all inside it whose tint is the view's hear of the change.
  func tellOfTint() {
    withOwnTraitsCurrent { tintColorDidChange() }
    for view in hierarchy.subviews where view.appearance.tintColor == nil { view.tellOfTint() }
  }
}

extension UIColor {
  /// Without colour, as bright as before (Rec. 709 luma): how a dimmed tint looks, a guess.
  var greyed: UIColor {
    UIColor { traits in
      let c = self.rgba(for: traits)
      return UIColor(
        white: 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue, alpha: 0.8 * c.alpha)
    }
  }
}
