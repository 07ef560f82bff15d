import QuartzCore

/// Two fingers that turn about each other (6.4).
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var last: FingerPair?
  private var turned: CGFloat = 0
  private var meter = RateMeter()

  /// Radians since the gesture began, clockwise as the screen shows it; set it to count anew.
  open var rotation: CGFloat {
    get { hasAsked ? turned : 0 }
    set {
      turned = newValue
      meter.restart(at: newValue)
    }
  }

  /// Radians a second.
  open var velocity: CGFloat { meter.rate }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 2 {
      for touch in touches { ignore(touch, for: event) }
    }
    last = fingerPair
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = fingerPair else { return }
    turned += last.map(pair.turn) ?? 0
    last = pair
    if !hasAsked {
      guard abs(turned) >= GestureNumbers.rotationHysteresis else { return }
      turned -= turned > 0 ? GestureNumbers.rotationSlack : -GestureNumbers.rotationSlack
    }
    meter.note(turned, at: event.timestamp)
    state = hasAsked ? .changed : .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    last = nil
    if isReleased { state = hasAsked ? .ended : .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    last = nil
    if isReleased { state = .cancelled }
  }

  open override func reset() {
    super.reset()
    last = nil
    turned = 0
    meter = RateMeter()
  }
}
