import QuartzCore

/// Fingers that move across the screen (facts 6.3).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes to begin. Default 1.
  open var minimumNumberOfTouches = 1
  /// With more fingers it does not begin; once begun it ignores more. Default: any number.
  open var maximumNumberOfTouches = Int(UInt32.max)
  /// Scroll wheels and trackpads; there are none. Default empty (F6.3.8).
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private(set) var tracker = PanTracker()
  private var tracksPath = false

  /// How far the fingers have gone since the pan began, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { convert(tracker.translation, to: view) }

  /// Has the translation read a value from here on; velocity is unaffected (F6.3.4).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view else {
      return tracker.setTranslation(CGVector(dx: translation.x, dy: translation.y))
    }
    let origin = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(translation, to: nil)
    tracker.setTranslation(CGVector(dx: end.x - origin.x, dy: end.y - origin.y))
  }

  /// Points a second in a view's coordinates (F6.3.5).
  open func velocity(in view: UIView?) -> CGPoint { convert(tracker.velocity, to: view) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !tracksPath { tracker = PanTracker(time: event.timestamp) }
    tracksPath = true
    tracker.note(event.timestamp)
    guard numberOfTouches > maximumNumberOfTouches else { return }
    if !hasAsked { return state = .failed }
    for touch in touches { ignore(touch, for: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let steps = touches.map(\.path.step)
    let count = CGFloat(max(numberOfTouches, 1))
    tracker.move(
      by: CGVector(
        dx: steps.reduce(0) { $0 + $1.dx } / count, dy: steps.reduce(0) { $0 + $1.dy } / count),
      at: event.timestamp)
    if hasAsked { return state = .changed }
    guard numberOfTouches >= minimumNumberOfTouches,
      tracker.path.length >= GestureNumbers.panHysteresis
    else { return }
    guard leads(tracker.path) else { return state = .failed }
    tracker.dropHysteresis(GestureNumbers.panHysteresis)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.note(event.timestamp)
    if isReleased { state = hasAsked ? .ended : .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.note(event.timestamp)
    if isReleased { state = .cancelled }
  }

  override func standsStill(at time: Double) { tracker.note(time) }

  open override func reset() {
    super.reset()
    tracker = PanTracker()
    tracksPath = false
  }

  // Whether a path may begin the pan: edge pans ask for one that leads inwards.
  func leads(_ path: CGVector) -> Bool { true }
}

/// Ways to scroll without touching the screen.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
