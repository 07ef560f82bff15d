import QuartzCore

/// Fingers that touch briefly, once or several times (6.4).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Default 1.
  open var numberOfTapsRequired = 1
  /// How many fingers tap together. Default 1.
  open var numberOfTouchesRequired = 1
  /// Buttons of a pointer; there is none. Default primary.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary
  private var taps = TapProgress()

  override var isBetweenTouches: Bool { taps.count > 0 && state == .possible }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasAsked else { return }
    let place = centroid
    if taps.mostFingers == 0 {
      if let first = taps.place, !first.isNear(place) { return fail() }
      if taps.place == nil { taps.place = place }
      limit(GestureNumbers.tapDuration)
    }
    taps.mostFingers = max(taps.mostFingers, numberOfTouches)
    if numberOfTouches > numberOfTouchesRequired { fail() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasAsked else { return }
    if touches.contains(where: { $0.path.distance > GestureNumbers.tapMovement }) { fail() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasAsked, isReleased else { return }
    guard taps.mostFingers == numberOfTouchesRequired else { return fail() }
    taps.count += 1
    taps.mostFingers = 0
    if taps.count < numberOfTapsRequired { return limit(GestureNumbers.tapInterval) }
    stopLimit()
    state = .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if !hasAsked { fail() }
  }

  open override func reset() {
    super.reset()
    stopLimit()
    taps = TapProgress()
  }

  private func fail() {
    stopLimit()
    state = .failed
  }

  /// Fails if nothing more happens in time.
  private func limit(_ seconds: Double) {
    stopLimit()
    taps.limit = SceneEnvironment.current.touches.schedule(after: seconds) { [weak self] in
      self?.state = .failed
    }
  }

  private func stopLimit() {
    taps.limit.map(SceneEnvironment.current.touches.takeBack)
    taps.limit = nil
  }
}

/// How far a tap gesture has come.
private struct TapProgress {
  var count = 0
  /// Where the first tap was.
  var place: CGPoint?
  /// The most fingers that were down in the present tap; 0 between taps.
  var mostFingers = 0
  var limit: EventQueue.Ticket?
}

extension CGPoint {
  /// Whether a tap here may follow one there.
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    CGVector(dx: x - other.x, dy: y - other.y).length <= GestureNumbers.tapRadius
  }
}
