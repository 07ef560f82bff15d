import QuartzCore

/// What a sheet's screen lies in: rounded, cut off, with a grabber on top. This is the view that
/// moves, not the screen's own (F2.5.5).
@MainActor
final class SheetView: UIView {
  private let clip = UIView()
  private let grabber = UIView()
  private(set) var content: UIView?

  init() {
    super.init(frame: .zero)
    clip.layer.masksToBounds = true
    addSubview(clip)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = SheetMetrics.grabber.height / 2
    grabber.isUserInteractionEnabled = false
    grabber.isHidden = true
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes a screen's view in, once: an animator that puts the controller's own view elsewhere keeps it there.
  func hold(_ view: UIView) {
    guard view.superview !== clip, content !== view || view.superview == nil else { return }
    content = view
    clip.addSubview(view)
    setNeedsLayout()
  }

  /// Whether what it held lies elsewhere now.
  var isLeft: Bool { content.map { $0.superview != nil && $0.superview !== clip } ?? false }

  func release() {
    if content?.superview === clip { content?.removeFromSuperview() }
    content = nil
  }

  var showsGrabber: Bool {
    get { !grabber.isHidden }
    set { grabber.isHidden = !newValue }
  }

  /// - Parameter isAttached: Whether only the upper corners are round.
  func round(_ radius: CGFloat, isAttached: Bool) {
    clip.layer.cornerRadius = radius
    clip.layer.maskedCorners =
      isAttached
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.placeUntransformed(bounds)
    if let content, content.superview === clip { content.placeUntransformed(clip.bounds) }
    let size = SheetMetrics.grabber
    grabber.placeUntransformed(
      CGRect(
        x: (bounds.width - size.width) / 2, y: SheetMetrics.grabberTop, width: size.width,
        height: size.height))
  }
}

/// Darkens what lies behind a presentation.
@MainActor
final class DimmingView: UIView {
  /// Called by a tap.
  var action: (() -> Void)?
  private let tap = UITapGestureRecognizer()

  /// - Parameter darkness: Black at this opacity when the view's `alpha` is 1.
  init(darkness: CGFloat) {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: darkness)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tap.addTarget(self, action: Selector("tapped", DimmingView.tapped))
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() { action?() }
}
