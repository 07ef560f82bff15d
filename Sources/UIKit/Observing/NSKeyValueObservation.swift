import QuartzCore

/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Also at once, with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Also before a change. Not told here: noted when it is asked for.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What kind of change it was. Only whole values are observed here.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// What is told of a change.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(
    rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  /// With `.new` or `.initial` asked for.
  public let newValue: Value?
  /// With `.old` asked for.
  public let oldValue: Value?
  public let indexes: IndexSet? = nil
  public let isPrior = false
}

/// An observation, which lasts as long as this object is kept, and not after `invalidate()`.
public final class NSKeyValueObservation: NSObject {
  private let watch: Observations.Watch

  init(_ watch: Observations.Watch) { self.watch = watch }

  public func invalidate() { watch.isOver = true }

  deinit { watch.isOver = true }
}

/// What can be observed: every `NSObject`.
public protocol _KeyValueObserving: NSObject {}

extension NSObject: _KeyValueObserving {}

extension _KeyValueObserving {
  /// Tells a block of changes of a property.
  ///
  /// Layers, views, scroll views, controls, recognisers and animators tell at once; changes of
  /// other properties are told at the end of the turn. Setting an equal value is no change here.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.prior) { Unsupported.report("observing before a change (.prior)") }
    let watch = Observations.Watch(
      self, read: { [weak self] in self.map { $0[keyPath: keyPath] as Any } },
      notify: { [weak self] old, new in
        guard let self else { return }
        changeHandler(
          self,
          NSKeyValueObservedChange(
            kind: .setting,
            newValue: options.contains(.new) ? new as? Value : nil,
            oldValue: options.contains(.old) ? old.flatMap { $0 as? Value } : nil))
      })
    SceneEnvironment.current.observations.add(watch, tellsNow: options.contains(.initial))
    return NSKeyValueObservation(watch)
  }
}
