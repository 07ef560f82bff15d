import QuartzCore

/// What fingers do at one instant, on its way to a responder. The object stays the same while
/// fingers are down; do not keep it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing happened.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }

  /// Every touch that is down or ended in this event, in the order of the presses.
  var touches: [UITouch] = []
  open internal(set) var timestamp: TimeInterval = 0

  open var type: EventType { .touches }

  open var subtype: EventSubtype { .none }

  open var buttonMask: ButtonMask { [] }

  /// Every touch of the event; nil if it has none.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// The samples that were gathered into a touch: here always the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Nothing is foretold.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(belongs)
    return found.isEmpty ? nil : Set(found)
  }
}
