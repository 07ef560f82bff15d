import QuartzCore

/// Two fingers that move apart or together (6.4).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var start: FingerPair?
  /// The distance at which the scale is 1.
  private var base: CGFloat = 0
  private var current: CGFloat = 1
  private var meter = RateMeter()

  /// The distance of the fingers as a share of where they began; set it to count anew.
  open var scale: CGFloat {
    get { current }
    set {
      if newValue != 0, current != 0 { base *= current / newValue }
      current = newValue
      meter.restart(at: newValue)
    }
  }

  /// Change of the scale a second.
  open var velocity: CGFloat { meter.rate }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 2 {
      for touch in touches { ignore(touch, for: event) }
    }
    guard let pair = fingerPair else { return }
    if hasAsked, current != 0 { base = pair.distance / current } else { start = pair }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let pair = fingerPair else { return }
    let change = pair.distance - start.distance
    if !hasAsked {
      guard abs(change) >= GestureNumbers.pinchHysteresis else { return }
      let slack = GestureNumbers.pinchSlack
      base = max(start.distance + (change > 0 ? slack : -slack), 1)
    }
    current = base > 0 ? pair.distance / base : 1
    meter.note(current, at: event.timestamp)
    state = hasAsked ? .changed : .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isReleased { state = hasAsked ? .ended : .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if isReleased { state = .cancelled }
  }

  open override func reset() {
    super.reset()
    start = nil
    base = 0
    current = 1
    meter = RateMeter()
  }
}
