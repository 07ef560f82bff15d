import QuartzCore

/// The pan of a scroll view: it stops what moves when a finger comes down, holds the finger back
/// from content for a moment, and says when all fingers have left.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  private var holdsContent = false
  private var ticket: EventQueue.Ticket?

  /// Whether content does not hear of a finger yet.
  override var holdsBegan: Bool { delaysTouchesBegan || holdsContent }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let scrollView, let view = touches.first?.view, scrollView.leavesFingers(on: view) {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    let isFirst = tracking.touches.count == touches.count
    super.touchesBegan(touches, with: event)
    guard let scrollView, isFirst else { return }
    if scrollView.catchMotion() {
      // A finger that stops the content does nothing else.
      for touch in touches { touch.delivery.isReceived = false }
    }
    withhold(touches, event, scrollView)
  }

  private func withhold(_ touches: Set<UITouch>, _ event: UIEvent, _ scrollView: UIScrollView) {
    for touch in touches where touch.view !== scrollView {
      guard let view = touch.view else { continue }
      if !scrollView.touchesShouldBegin([touch], with: event, in: view) {
        touch.delivery.isReceived = false
      }
    }
    guard scrollView.delaysContentTouches, !holdsContent else { return }
    holdsContent = true
    ticket = SceneEnvironment.current.touches.schedule(after: ScrollNumbers.contentDelay) {
      [weak self] in
      self?.holdsContent = false
      self?.ticket = nil
    }
  }

  override func reset() {
    super.reset()
    holdsContent = false
    if let ticket { SceneEnvironment.current.touches.takeBack(ticket) }
    ticket = nil
    scrollView?.fingersLeft()
  }
}
