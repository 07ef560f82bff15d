import UIKit

extension Stage {
  /// The reader's text size. Labels that follow it are laid out and drawn anew when it changes.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { environment.traits.preferredContentSizeCategory }
    set {
      let old = environment.traits
      environment.traits = UITraitCollection(
        style: old.userInterfaceStyle, direction: old.layoutDirection,
        displayScale: old.displayScale, contentSizeCategory: newValue)
      perform { Self.renew(window) }
    }
  }

  private static func renew(_ view: UIView) {
    if view is UILabel { view.setNeedsDisplay() }
    view.setNeedsLayout()
    for subview in view.subviews { renew(subview) }
  }
}
