import QuartzCore

/// How an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive: nil once it is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied, where it can be.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value for an object, under the address of a variable; nil takes it away. Values of
/// responders go with the responder, those of others at the latest when something else is kept.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let held = value.map { AssociatedValue($0, policy) }
  let object = object as AnyObject
  if let responder = object as? UIResponder {
    nonisolated(unsafe) let (held, key) = (held, key)
    return MainActor.assumeIsolated { responder.extras.associated[key] = held }
  }
  AssociationTable.shared.set(held, of: object, key)
}

/// What was kept for an object under the address of a variable.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  guard let responder = object as? UIResponder else {
    return AssociationTable.shared.value(of: object, key)
  }
  nonisolated(unsafe) let key = key
  nonisolated(unsafe) var value: Any?
  MainActor.assumeIsolated { value = responder.extras.associated[key]?.value }
  return value
}

/// Takes away all that was kept for an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  if let responder = object as? UIResponder {
    MainActor.assumeIsolated { responder.extras.associated = [:] }
  }
  AssociationTable.shared.removeAll(of: object)
}

/// A value that is kept, or only pointed at.
struct AssociatedValue {
  private let kept: Any?
  private weak var seen: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyObject.Type:
      kept = nil
      seen = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      kept = (value as? any NSCopying)?.copy(with: nil) ?? value
    default: kept = value
    }
  }

  var value: Any? { kept ?? seen }
}

/// Values of objects that are no responders. Held by whichever thread has the lock.
private final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func set(_ value: AssociatedValue?, of object: AnyObject, _ key: UnsafeRawPointer) {
    // What goes with dead objects may ask the table in turn: it dies after the lock is free.
    let dead = lock.withLock {
      let dead = entries.filter { $0.value.object == nil }
      entries = entries.filter { $0.value.object != nil }
      entries[ObjectIdentifier(object), default: Entry(object: object)].values[key] = value
      return dead
    }
    withExtendedLifetime(dead) {}
  }

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return entry.values[key]?.value
    }
  }

  func removeAll(of object: AnyObject) {
    let old = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(old) {}
  }
}
