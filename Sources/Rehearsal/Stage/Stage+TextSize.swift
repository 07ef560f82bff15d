import UIKit

extension Stage {
  /// The reader's text size; everybody is told when it changes, and labels that follow it are laid
  /// out and drawn anew.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { environment.traits.own.preferredContentSizeCategory }
    set {
      perform {
        environment.change { $0.contentSizeCategory = newValue }
        Self.renew(window)
      }
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
