import UIKit

extension Stage {
  /// The reader's text size. Labels that follow it are laid out and drawn anew when it changes.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { environment.traits.preferredContentSizeCategory }
    set {
      environment.traits = UITraitCollection(
        environment.traits.values.with { $0.contentSizeCategory = newValue })
      perform { Self.renew(window) }
    }
  }

  private static func renew(_ view: UIView) {
    if view is UILabel {
      view.setNeedsDisplay()
      view.invalidateIntrinsicContentSize()
    }
    view.setNeedsLayout()
    for subview in view.subviews { renew(subview) }
  }
}
