import QuartzCore

/// The view of a container controller; has its controller place what is inside.
@MainActor
final class ContainerView: UIView {
  /// Places the children and the bars; also where deferred transitions start (F2.2.2).
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
