import Choreography
import QuartzCore

extension UIScrollView {
  /// Along the axis of the finger there must be something to scroll. Content that keeps its finger
  /// does not let go of it. At its end, a scroll view leaves the drag to one around it that has
  /// room (a guess).
  func mayBeginDragging() -> Bool {
    guard isScrollEnabled, scrolling.pinch == nil else { return false }
    if pan.tracking.touches.contains(where: keepsTouch) { return false }
    let path = pan.tracker.path
    let axis: ScrollAxis = abs(path.dx) > abs(path.dy) ? .horizontal : .vertical
    guard canScroll(axis) else { return false }
    let direction = -Double(axis == .horizontal ? path.dx : path.dy)
    if axis == .vertical, leavesDragToSheet(direction) { return false }
    return hasRoom(axis, direction: direction)
      || !scrollViewsAround.contains {
        $0.canScroll(axis) && $0.isScrollEnabled && $0.hasRoom(axis, direction: direction)
      }
  }

  /// Content at its upper edge may leave a vertical drag to the sheet that it is in.
  private func leavesDragToSheet(_ direction: Double) -> Bool {
    guard !hasRoom(.vertical, direction: -1), let sheet = sheetAround else { return false }
    return sheet.takesFinger(movingDown: direction < 0)
  }

  private func keepsTouch(_ touch: UITouch) -> Bool {
    guard touch.delivery.hasBegun, let view = touch.view, view !== self else { return false }
    return !canCancelContentTouches || !touchesShouldCancel(in: view)
  }

  private var scrollViewsAround: [UIScrollView] {
    sequence(first: self as UIView, next: \.superview).dropFirst()
      .compactMap { $0 as? UIScrollView }
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag()
      followFinger()
    case .changed: followFinger()
    case .ended: endDrag(velocity: pan.velocity(in: self))
    case .cancelled, .failed: endDrag(velocity: .zero)
    case .possible: break
    }
  }

  private func beginDrag() {
    endMotion()
    let geometry = self.geometry
    let origin = CGPoint(
      x: geometry.unbanded(Double(contentOffset.x), .horizontal),
      y: geometry.unbanded(Double(contentOffset.y), .vertical))
    scrolling.drag = ScrollDrag(origin: origin, start: contentOffset, axes: dragAxes())
    if [.onDrag, .onDragWithAccessory].contains(keyboardDismissMode) { window?.endEditing(true) }
    scrollDelegate?.scrollViewWillBeginDragging(self)
    showIndicators()
  }

  private func dragAxes() -> Set<ScrollAxis> {
    let axes = Set(ScrollAxis.allCases.filter(canScroll))
    guard isDirectionalLockEnabled, axes.count == 2 else { return axes }
    let path = pan.tracker.path
    if abs(path.dx) > abs(path.dy) * ScrollNumbers.lockSlope { return [.horizontal] }
    return abs(path.dy) > abs(path.dx) * ScrollNumbers.lockSlope ? [.vertical] : axes
  }

  private func followFinger() {
    guard let drag = scrolling.drag else { return }
    takeKeyboardAlong()
    moveOffset(
      to: drag.offset(translation: pan.translation(in: self), in: geometry, bounces: bounces(_:)))
  }

  private var takesKeyboardAlong: Bool {
    [.interactive, .interactiveWithAccessory].contains(keyboardDismissMode)
  }

  private func takeKeyboardAlong() {
    guard takesKeyboardAlong, let window else { return }
    SceneEnvironment.current.focus.keyboard.drag(
      to: pan.location(in: window).y, in: window, padding: keyboardDismissPadding)
  }

  private func releaseKeyboard(velocity: CGFloat) {
    guard takesKeyboardAlong,
      SceneEnvironment.current.focus.keyboard.release(velocity: velocity)
    else { return }
    window?.endEditing(true)
  }

  /// The order is UIKit's: will end with the target, did end, will decelerate.
  /// - Parameter velocity: Of the finger.
  private func endDrag(velocity: CGPoint) {
    guard let drag = scrolling.drag else { return }
    releaseKeyboard(velocity: velocity.y)
    let speed = CGPoint(
      x: drag.axes.contains(.horizontal) ? -velocity.x : 0,
      y: drag.axes.contains(.vertical) ? -velocity.y : 0)
    let natural = naturalMotion(drag, velocity: speed)
    let slow = CGPoint(x: speed.x / 1000, y: speed.y / 1000)
    var target = steeredTarget(natural.end, velocity: slow)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: slow, targetContentOffset: &target)
    guard scrolling.drag != nil else { return }
    scrolling.drag = nil
    let motion = target == natural.end ? natural : steered(to: target, velocity: speed)
    let moves = motion.duration > 0
    scrolling.owner?.scrollViewDidEndDragging(self, willDecelerate: moves)
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves, scrolling.drag == nil, scrolling.motion == nil else {
      return hideIndicators()
    }
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    run(motion)
  }

  /// Where the content goes if nobody interferes: it coasts, or turns a page.
  private func naturalMotion(_ drag: ScrollDrag, velocity: CGPoint) -> ScrollMotion {
    let geometry = self.geometry
    func along(_ axis: ScrollAxis) -> AxisMotion {
      let (place, speed) = (axis.of(contentOffset), axis.of(velocity))
      let limits = geometry.limits(axis)
      if isPagingEnabled, limits.contains(place), drag.axes.contains(axis) {
        let start = axis.of(drag.start)
        let page = geometry.page(from: start, near: place, velocity: speed, axis)
        return .steered(from: place, velocity: speed, to: page)
      }
      return .released(
        at: place, velocity: speed, within: limits, rate: Double(decelerationRate.rawValue),
        bounces: bounces(axis))
    }
    return ScrollMotion(
      kind: .deceleration, x: along(.horizontal), y: along(.vertical), start: eventTime)
  }

  private func steered(to target: CGPoint, velocity: CGPoint) -> ScrollMotion {
    ScrollMotion(
      kind: .deceleration,
      x: .steered(
        from: Double(contentOffset.x), velocity: Double(velocity.x), to: Double(target.x)),
      y: .steered(
        from: Double(contentOffset.y), velocity: Double(velocity.y), to: Double(target.y)),
      start: eventTime)
  }

  /// The instant of the finger's last report.
  var eventTime: Double { SceneEnvironment.current.touches.time }

  /// No finger is left: content that was stopped beyond its end goes back, and between two pages to
  /// the nearer one.
  func fingersLeft() {
    let wasCaught = scrolling.wasCaught
    scrolling.wasCaught = false
    guard wasCaught, scrolling.drag == nil, scrolling.motion == nil, scrolling.pinch == nil,
      window != nil
    else { return }
    let place = contentOffset
    let axes = Set(ScrollAxis.allCases.filter(canScroll))
    let motion = naturalMotion(
      ScrollDrag(origin: place, start: place, axes: axes), velocity: .zero)
    if motion.end != place { run(motion) }
  }
}
