import QuartzCore

/// Fingers that stay where they are for a while (6.4).
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds. Default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points that the fingers may wander before it begins; afterwards any. Default 10.
  open var allowableMovement: CGFloat = 10
  /// Taps before the press. Default 0.
  open var numberOfTapsRequired = 0
  /// Default 1.
  open var numberOfTouchesRequired = 1
  private var limit: EventQueue.Ticket?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasAsked else { return }
    let isEarlyTap = touches.contains { $0.tapCount <= numberOfTapsRequired }
    if isEarlyTap || numberOfTouches > numberOfTouchesRequired { return fail() }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    limit = SceneEnvironment.current.touches.schedule(after: minimumPressDuration) { [weak self] in
      self?.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if hasAsked { return state = .changed }
    if touches.contains(where: { $0.path.distance > allowableMovement }) { fail() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard hasAsked else { return fail() }
    if isReleased { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    stopLimit()
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    stopLimit()
  }

  private func fail() {
    stopLimit()
    state = .failed
  }

  private func stopLimit() {
    limit.map(SceneEnvironment.current.touches.takeBack)
    limit = nil
  }
}
