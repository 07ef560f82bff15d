import QuartzCore

extension UIScrollView {
  var geometry: ScrollGeometry {
    ScrollGeometry(size: bounds.size, content: contentSize, insets: adjustedContentInset)
  }

  /// Moves what one looks at, and nothing else.
  func moveOffset(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds = CGRect(origin: offset, size: bounds.size)
  }

  func offsetChanged() {
    setNeedsLayout()
    tellBars()
    scrolling.owner?.scrollViewDidScroll(self)
    scrollDelegate?.scrollViewDidScroll(self)
  }

  func contentChanged() {
    insetsChanged(follows: true)
    keepInside()
    tellBars()
  }

  func sizeChanged() {
    insetsChanged(follows: true)
    keepInside()
  }

  /// - Parameter follows: Whether the content goes along, as with the safe area: what was at the
  ///   top stays there. Otherwise the offset only comes back inside (a guess).
  func insetsChanged(follows: Bool) {
    let (old, new) = (scrolling.knownInsets, adjustedContentInset)
    guard old != new else { return }
    scrolling.knownInsets = new
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
    guard !isMovedByItself else { return }
    if follows {
      let offset = contentOffset
      moveOffset(
        to: CGPoint(x: offset.x - (new.left - old.left), y: offset.y - (new.top - old.top)))
    }
    keepInside()
  }

  /// Whether a finger or a motion has the offset.
  var isMovedByItself: Bool {
    scrolling.drag != nil || scrolling.motion != nil || scrolling.pinch != nil
  }

  /// An offset that content, size or insets have left behind comes back, and so does one that moves.
  func keepInside() {
    confineMotion()
    guard !isMovedByItself, bounds.width > 0, bounds.height > 0 else { return }
    moveOffset(to: geometry.clamped(contentOffset))
  }

  /// The offset nearest to the present one at which a rectangle shows; its start, if it is longer
  /// than the view.
  func offset(showing rect: CGRect) -> CGPoint {
    let insets = adjustedContentInset
    let shown = bounds.inset(by: insets)
    func place(
      _ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat, _ now: CGFloat
    ) -> CGFloat {
      if low >= from, high <= to { return now }
      if low < from || high - low > to - from { return now + low - from }
      return now + high - to
    }
    let offset = CGPoint(
      x: place(rect.minX, rect.maxX, shown.minX, shown.maxX, contentOffset.x),
      y: place(rect.minY, rect.maxY, shown.minY, shown.maxY, contentOffset.y))
    return geometry.clamped(offset)
  }

  /// Whether a drag along an axis moves anything.
  func canScroll(_ axis: ScrollAxis) -> Bool {
    geometry.overflows(axis) || (bounces && alwaysBounces(axis))
  }

  func alwaysBounces(_ axis: ScrollAxis) -> Bool {
    axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal
  }

  /// Whether the content goes beyond its ends along an axis.
  func bounces(_ axis: ScrollAxis) -> Bool { bounces && canScroll(axis) }

  /// Whether the offset can still grow, or with a negative direction shrink.
  func hasRoom(_ axis: ScrollAxis, direction: Double) -> Bool {
    let limits = geometry.limits(axis)
    let place = axis.of(contentOffset)
    return direction > 0 ? place < limits.upperBound - 0.5 : place > limits.lowerBound + 0.5
  }
}
