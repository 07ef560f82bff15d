import Choreography
import QuartzCore

/// Motion by itself: each frame of the display asks a function of time where the content is.
extension UIScrollView {
  func run(_ motion: ScrollMotion) {
    scrolling.motion = motion
    guard scrolling.link == nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      step(to: link.timestamp)
    }
    scrolling.link = link
    link.add(to: .main, forMode: .common)
  }

  func glide(to offset: CGPoint, kind: ScrollMotion.Kind = .animation) {
    endMotion()
    guard offset != contentOffset else { return }
    let from = contentOffset
    let duration = ScrollNumbers.glideDuration
    run(
      ScrollMotion(
        kind: kind,
        x: .glide(from: Double(from.x), to: Double(offset.x), duration: duration),
        y: .glide(from: Double(from.y), to: Double(offset.y), duration: duration),
        start: RenderServer.current.now))
  }

  private func step(to now: Double) {
    guard let motion = scrolling.motion else { return stopLink() }
    scrolling.isStepping = true
    if case .zoom(let from, let to, _) = motion.kind {
      applyZoom(motion, from: from, to: to, at: now)
    } else {
      moveOffset(to: motion.offset(at: now))
    }
    scrolling.isStepping = false
    // A delegate may have started another motion.
    if scrolling.motion == motion, motion.isOver(at: now) { finishMotion() }
  }

  /// Where the content has become shorter, or the view larger, a motion that would end beyond comes to
  /// rest at the end.
  func confineMotion() {
    guard var motion = scrolling.motion, bounds.width > 0, bounds.height > 0 else { return }
    if case .zoom = motion.kind { return }
    let (across, down) = (geometry.limits(.horizontal), geometry.limits(.vertical))
    guard !across.contains(motion.x.end) || !down.contains(motion.y.end) else { return }
    let now = max(RenderServer.current.now, motion.start)
    func redirected(
      _ along: AxisMotion, _ limits: ClosedRange<Double>, _ axis: ScrollAxis
    ) -> AxisMotion {
      along.redirected(
        at: now - motion.start, within: limits, rate: Double(decelerationRate.rawValue),
        bounces: bounces(axis))
    }
    motion.x = redirected(motion.x, across, .horizontal)
    motion.y = redirected(motion.y, down, .vertical)
    motion.start = now
    scrolling.motion = motion
  }

  /// The motion has come to its end, or is cut off: whoever waits for its end hears of it.
  func finishMotion() {
    guard let motion = scrolling.motion else { return }
    scrolling.motion = nil
    stopLink()
    switch motion.kind {
    case .deceleration:
      scrolling.owner?.scrollViewDidEndDecelerating(self)
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animation:
      scrolling.owner?.scrollViewDidEndScrollingAnimation(self)
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .toTop: scrollDelegate?.scrollViewDidScrollToTop(self)
    case .zoom: endZoomMotion()
    }
    if scrolling.motion == nil, scrolling.drag == nil { hideIndicators() }
  }

  /// Something else takes the offset.
  func endMotion() {
    if scrolling.motion != nil { finishMotion() }
  }

  /// A finger came down.
  /// - Returns: Whether it stopped something.
  func catchMotion() -> Bool {
    guard let kind = scrolling.motion?.kind else { return false }
    scrolling.wasCaught = true
    finishMotion()
    return kind == .deceleration
  }

  /// The view is no longer on the screen: nothing moves, and nobody hears.
  func leaveStage() {
    let moved = scrolling.motion != nil || scrolling.drag != nil
    scrolling.motion = nil
    scrolling.drag = nil
    scrolling.pinch = nil
    stopLink()
    for indicator in scrolling.indicators.values { indicator.alpha = 0 }
    if moved { keepInside() }
  }

  private func stopLink() {
    scrolling.link?.invalidate()
    scrolling.link = nil
  }
}

extension UIView {
  /// Whether an animation block is open that animates what is changed now.
  static var isAnimating: Bool {
    SceneEnvironment.current.animation.scopes.last?.tracker != nil
  }
}
