import QuartzCore

/// A picture that goes on under what lies over its view's edges, since iOS 26. Here its content stands
/// in the safe area, and what goes on beyond that is not drawn, which is reported.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  /// What is extended.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { insertSubview(contentView, at: 0) }
      Unsupported.report("what UIBackgroundExtensionView draws beyond the safe area")
      setNeedsLayout()
    }
  }

  /// Whether the content is put into the safe area. Default true.
  open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard automaticallyPlacesContentView, let contentView else { return }
    contentView.frame = bounds.inset(by: safeAreaInsets)
  }
}
