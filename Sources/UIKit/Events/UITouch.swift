import QuartzCore

/// One finger on the screen, from the press to the release.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What the finger did last.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    public static var stylus: TouchType { .pencil }
  }

  open internal(set) var phase = Phase.began
  /// When the finger did it, seconds since the stage's start.
  open internal(set) var timestamp: TimeInterval
  /// How many taps in a row, this one included.
  open internal(set) var tapCount = 1
  /// The window that the finger came down in.
  open internal(set) var window: UIWindow?
  /// The view that the finger came down on; it stays the same wherever the finger goes.
  open internal(set) var view: UIView?
  /// The recognisers that receive this touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  var path: TouchPath
  var delivery = ViewDelivery()

  init(at location: CGPoint, time: TimeInterval) {
    path = TouchPath(start: location)
    timestamp = time
  }

  open var type: TouchType { .direct }

  /// Points; a scripted finger has no width.
  open var majorRadius: CGFloat { 0 }

  /// 1 is an ordinary touch, which every scripted one is.
  open var force: CGFloat { 1 }

  open var maximumPossibleForce: CGFloat { 1 }

  /// Where the finger is, in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint { convert(path.current, to: view) }

  /// Where the finger was before it moved last.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(path.previous, to: view) }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Whether the finger has left the screen, or was taken from it.
  var isOver: Bool { phase == .ended || phase == .cancelled }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: window)
  }
}

/// Where a finger has been, in the window's coordinates.
struct TouchPath: Hashable, Sendable {
  let start: CGPoint
  private(set) var previous: CGPoint
  private(set) var current: CGPoint

  init(start: CGPoint) {
    self.start = start
    previous = start
    current = start
  }

  mutating func move(to point: CGPoint) {
    previous = current
    current = point
  }

  /// From the point before to the present one.
  var step: CGVector { CGVector(dx: current.x - previous.x, dy: current.y - previous.y) }

  /// Points between the start and where the finger is.
  var distance: CGFloat { CGVector(dx: current.x - start.x, dy: current.y - start.y).length }
}

extension CGVector {
  /// The length, correctly rounded steps only.
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
