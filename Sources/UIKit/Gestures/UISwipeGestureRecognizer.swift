import QuartzCore

/// Fingers that dash in a direction. Recognised on the way, before the release (6.4).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways to swipe.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// Default right.
  open var direction: Direction = .right
  /// Default 1.
  open var numberOfTouchesRequired = 1
  private var tracker = PanTracker()
  private var start: TimeInterval?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = start ?? event.timestamp
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let steps = touches.map(\.path.step)
    let count = CGFloat(max(numberOfTouches, 1))
    tracker.move(
      by: CGVector(
        dx: steps.reduce(0) { $0 + $1.dx } / count, dy: steps.reduce(0) { $0 + $1.dy } / count),
      at: event.timestamp)
    guard !hasAsked else { return }
    guard event.timestamp - (start ?? 0) <= GestureNumbers.swipeDuration else {
      return state = .failed
    }
    let path = tracker.path
    guard path.length >= GestureNumbers.swipeDistance else { return }
    state = numberOfTouches == numberOfTouchesRequired && goes(path) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !hasAsked { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if !hasAsked { state = .failed }
  }

  open override func reset() {
    super.reset()
    tracker = PanTracker()
    start = nil
  }

  private func goes(_ path: CGVector) -> Bool {
    let ways: [(Direction, CGFloat, CGFloat)] = [
      (.right, path.dx, path.dy), (.left, -path.dx, path.dy),
      (.down, path.dy, path.dx), (.up, -path.dy, path.dx),
    ]
    return ways.contains { way, along, aside in
      direction.contains(way) && along > 0 && abs(aside) <= along * GestureNumbers.swipeSlope
    }
  }
}
