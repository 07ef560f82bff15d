import Choreography
import QuartzCore
import Timing

/// Two fingers that zoom: what they hold.
struct ScrollPinch: Hashable, Sendable {
  /// The scale when they began.
  var scale: CGFloat
  /// The point between them, in the zooming view's own points.
  var anchor: CGPoint
}

extension UIScrollView {
  func askZoomingView() -> UIView? { scrollDelegate?.viewForZooming(in: self) }

  func zoomLimitsChanged() { pinch.isEnabled = minimumZoomScale < maximumZoomScale }

  func checkZooming() -> Bool {
    minimumZoomScale < maximumZoomScale && askZoomingView() != nil && scrolling.drag == nil
  }

  func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      beginPinch()
      followPinch()
    case .changed: followPinch()
    case .ended, .cancelled, .failed: endPinch()
    case .possible: break
    }
  }

  private func beginPinch() {
    endMotion()
    let place = pinch.location(in: self)
    scrolling.pinch = ScrollPinch(scale: zoomScale, anchor: unscaled(place))
    scrollDelegate?.scrollViewWillBeginZooming(self, with: askZoomingView())
  }

  private func followPinch() {
    guard let held = scrolling.pinch else { return }
    let scale = bandedScale(held.scale * pinch.scale)
    let place = pinch.location(in: self)
    let inView = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
    show(scale: scale, anchor: held.anchor, at: inView)
  }

  /// Beyond the limits the scale resists as content does.
  private func bandedScale(_ scale: CGFloat) -> CGFloat {
    let limit = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard bouncesZoom else { return limit }
    let band = RubberBand(dimension: Double(limit) / 2)
    return limit + CGFloat(band.displayed(offset: Double(scale - limit)))
  }

  private func endPinch() {
    guard let held = scrolling.pinch else { return }
    scrolling.pinch = nil
    let scale = min(max(zoomScale, minimumZoomScale), maximumZoomScale)
    let target = geometry(at: scale).clamped(offset(for: held.anchor, scale: scale))
    guard scale != zoomScale || target != contentOffset, window != nil else {
      scrollDelegate?.scrollViewDidEndZooming(self, with: askZoomingView(), atScale: zoomScale)
      return
    }
    scrolling.isZoomBouncing = scale != zoomScale
    animateZoom(to: scale, offset: target)
  }

  /// A point of the scroll view in the zooming view's own points.
  private func unscaled(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x / zoomScale, y: point.y / zoomScale)
  }

  /// The offset that leaves a point of the content where it stands now.
  private func offset(for anchor: CGPoint, scale: CGFloat) -> CGPoint {
    CGPoint(
      x: contentOffset.x + anchor.x * (scale - zoomScale),
      y: contentOffset.y + anchor.y * (scale - zoomScale))
  }

  private func geometry(at scale: CGFloat) -> ScrollGeometry {
    var geometry = self.geometry
    let factor = scale / zoomScale
    geometry.content = CGSize(
      width: contentSize.width * factor, height: contentSize.height * factor)
    return geometry
  }

  private func show(scale: CGFloat, anchor: CGPoint, at place: CGPoint) {
    applyScale(scale)
    moveOffset(to: CGPoint(x: anchor.x * scale - place.x, y: anchor.y * scale - place.y))
  }

  /// The view keeps its upper left corner at the content's origin, and the content its size.
  private func applyScale(_ scale: CGFloat) {
    guard let view = askZoomingView(), scale > 0, scale.isFinite else { return }
    scrolling.zoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let frame = view.frame
    view.center = CGPoint(x: view.center.x - frame.minX, y: view.center.y - frame.minY)
    contentSize = frame.size
    scrollDelegate?.scrollViewDidZoom(self)
  }

  func zoom(to scale: CGFloat, keeping point: CGPoint, animated: Bool) {
    guard askZoomingView() != nil, scale.isFinite else { return }
    let scale = min(max(scale, minimumZoomScale), maximumZoomScale)
    let target = geometry(at: scale).clamped(offset(for: unscaled(point), scale: scale))
    guard animated, window != nil else {
      applyScale(scale)
      return moveOffset(to: target)
    }
    animateZoom(to: scale, offset: target)
  }

  func zoom(filling rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let wanted = min(bounds.width / rect.width, bounds.height / rect.height)
    let scale = min(max(wanted, minimumZoomScale), maximumZoomScale)
    let offset = CGPoint(
      x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
    let target = geometry(at: scale).clamped(offset)
    guard animated, window != nil else {
      applyScale(scale)
      return moveOffset(to: target)
    }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: askZoomingView())
    animateZoom(to: scale, offset: target)
  }

  private func animateZoom(to scale: CGFloat, offset: CGPoint) {
    endMotion()
    let duration = ScrollNumbers.glideDuration
    let from = contentOffset
    run(
      ScrollMotion(
        kind: .zoom(from: zoomScale, to: scale, duration: duration),
        x: .glide(from: Double(from.x), to: Double(offset.x), duration: duration),
        y: .glide(from: Double(from.y), to: Double(offset.y), duration: duration),
        start: max(eventTime, RenderServer.current.now)))
  }

  func applyZoom(_ motion: ScrollMotion, from: CGFloat, to: CGFloat, at now: Double) {
    let way = AxisMotion.glide(from: Double(from), to: Double(to), duration: motion.duration)
    applyScale(CGFloat(way.value(at: now - motion.start)))
    moveOffset(to: motion.offset(at: now))
  }

  func endZoomMotion() {
    scrolling.isZoomBouncing = false
    scrollDelegate?.scrollViewDidEndZooming(self, with: askZoomingView(), atScale: zoomScale)
  }
}
