import QuartzCore

extension UIControl {
  /// What can happen to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control stands, for looks that depend on it.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
  }

  /// What `addTarget(_:action:for:)` does.
  func attachTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let receiver: ControlTarget.Receiver =
      target.map { .target(TargetAction(target: $0 as AnyObject, action: action)) }
      ?? .chain(action)
    control.targets.append(ControlTarget(events: controlEvents, receiver: receiver))
  }

  /// What `removeTarget(_:action:for:)` does.
  func detachTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    remove(controlEvents) { receiver in
      switch receiver {
      case .target(let entry): entry.matches(target: target, action: action)
      case .chain(let name): target == nil && (action == nil || action == name)
      case .action: false
      }
    }
  }

  /// What `removeAction(_:for:)` does.
  func detachAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { receiver in
      guard case .action(let other) = receiver else { return false }
      return other === action
        || other.identifier == action.identifier && !action.identifier.rawValue.isEmpty
    }
  }

  /// What `allTargets` is.
  var attachedTargets: Set<AnyHashable> {
    Set(
      control.targets.compactMap { entry in
        guard case .target(let target) = entry.receiver else { return nil }
        return target.target as? NSObject
      })
  }

  func send(_ events: Event, _ event: UIEvent?) {
    for entry in control.targets where !entry.events.isDisjoint(with: events) {
      switch entry.receiver {
      case .target(let pair): pair.target.map { sendAction(pair.action, to: $0, for: event) }
      case .chain(let action): sendAction(action, to: nil, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }

  private func remove(_ events: Event, where matches: (ControlTarget.Receiver) -> Bool) {
    for index in control.targets.indices where matches(control.targets[index].receiver) {
      control.targets[index].events.subtract(events)
    }
    control.targets.removeAll(where: \.events.isEmpty)
  }
}

/// Someone who wants to know of some of a control's events.
struct ControlTarget {
  enum Receiver {
    case target(TargetAction)
    case chain(Selector)
    case action(UIAction)
  }

  var events: UIControl.Event
  let receiver: Receiver
}
