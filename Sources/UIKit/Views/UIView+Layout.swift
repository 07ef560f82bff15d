import QuartzCore

extension UIView {
  /// Asks for `layoutSubviews()` at the end of the turn.
  public func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out the view and what is in it now, where it is owed. Inside an animation block views
  /// move to where their constraints have come to put them (F4.6.3).
  public func layoutIfNeeded() {
    var passes = 0
    repeat {
      layoutTree?.update()
      layer.layoutIfNeeded()
      passes += 1
    } while layoutTree?.isDirty ?? false && passes < Self.mostLayoutPasses
  }

  /// Views that keep changing what they are laid out by are put off to the next turn.
  private static var mostLayoutPasses: Int { 10 }

  /// Asks for the contents to be drawn anew at the end of the turn.
  public func setNeedsDisplay() { layer.setNeedsDisplay() }

  public func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  /// Takes the size that suits the view best, keeping its origin.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  public var autoresizingMask: AutoresizingMask {
    get { sizing.autoresizingMask }
    set { sizing.autoresizingMask = newValue }
  }

  public var autoresizesSubviews: Bool {
    get { sizing.autoresizesSubviews }
    set { sizing.autoresizesSubviews = newValue }
  }

  /// Whether what is outside the bounds is cut off.
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the view says that it covers its whole rectangle. Default true, of labels, image views
  /// and controls false. What `draw(_:)` leaves out of such a view without a background is black.
  public var isOpaque: Bool {
    get { appearance.isOpaque ?? isOpaqueByDefault }
    set {
      appearance.isOpaque = newValue
      layer.isOpaque = newValue
    }
  }

  /// Does what changes the size, then resizes the subviews as their masks say.
  func resizing(_ change: () -> Void) {
    let (old, oldOrigin) = (bounds.size, bounds.origin)
    change()
    let new = bounds.size
    layoutFrameChanged(originMoved: bounds.origin != oldOrigin)
    if old != new {
      layer.setNeedsLayout()
      if sizing.autoresizesSubviews {
        for view in subviews { view.autoresize(from: old, to: new) }
      }
      if appearance.contentMode == .redraw || old.width * old.height == 0 { setNeedsDisplay() }
    }
    updateSafeArea()
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = sizing.autoresizingMask
    guard !mask.isEmpty else { return }
    let frame = untransformedFrame
    let (x, width) = Self.share(
      new.width - old.width, origin: frame.minX, length: frame.width, in: old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.share(
      new.height - old.height, origin: frame.minY, length: frame.height, in: old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let fitted = CGRect(x: x, y: y, width: width, height: height)
    if layer.transform == CATransform3DIdentity {
      self.frame = fitted
    } else {
      placeUntransformed(fitted)
    }
  }

  /// Shares a growth among margin, length and margin, in proportion to what they have;
  /// equally when the flexible ones have nothing.
  private static func share(
    _ growth: CGFloat, origin: CGFloat, length: CGFloat, in total: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (origin: CGFloat, length: CGFloat) {
    let sizes = [origin, length, total - origin - length]
    let takes = [flexible.before, flexible.length, flexible.after]
    let count = takes.count(where: { $0 })
    guard count > 0 else { return (origin, length) }
    let flexibleTotal = zip(sizes, takes).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let shares = zip(sizes, takes).map { size, takes -> CGFloat in
      guard takes else { return 0 }
      return flexibleTotal > 0 ? growth * size / flexibleTotal : growth / CGFloat(count)
    }
    return (origin + shares[0], length + shares[1])
  }
}
