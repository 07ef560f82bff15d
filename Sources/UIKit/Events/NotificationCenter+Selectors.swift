import Foundation

extension NotificationCenter {
  /// Has an object be told of notifications by a method; it is not kept alive, and told no more
  /// once it is gone or `removeObserver` was called.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = SelectorObserver(observer as AnyObject, aName, anObject as AnyObject?)
    target.token = addObserver(forName: aName, object: anObject, queue: nil) { [self] note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated {
        guard let observer = target.object else {
          target.token.map { removeObserver($0 as Any) }
          return
        }
        aSelector.send(to: observer, sender: note, event: nil)
      }
    }
    SelectorObserver.all.add(target, to: self)
  }

  /// Has an object, or the token of a block, be told no more.
  public func removeObserver(_ observer: AnyObject) {
    for target in SelectorObserver.all.take(from: self, where: { $0.isOf(observer) }) {
      target.token.map { removeObserver($0 as Any) }
    }
    removeObserver(observer as Any)
  }

  /// Has an object be told no more of a name, of an object's notifications, or of both.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let sender = anObject.map { ObjectIdentifier($0 as AnyObject) }
    let meant = SelectorObserver.all.take(from: self) {
      $0.isOf(observer) && (aName == nil || $0.name == aName)
        && (sender == nil || $0.sender == sender)
    }
    for target in meant { target.token.map { removeObserver($0 as Any) } }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// Someone who observes by a method, without being kept alive.
private final class SelectorObserver: @unchecked Sendable {
  // Sendable: all but the weak reference and the token is constant, and those are used on the main
  // actor, or under the list's lock.
  weak var object: AnyObject?
  var token: (any NSObjectProtocol)?
  let name: NSNotification.Name?
  let sender: ObjectIdentifier?
  private let identity: ObjectIdentifier

  init(_ object: AnyObject, _ name: NSNotification.Name?, _ sender: AnyObject?) {
    self.object = object
    self.name = name
    self.sender = sender.map(ObjectIdentifier.init)
    identity = ObjectIdentifier(object)
  }

  /// By identity alone: an object asks for its removal while it goes, too.
  func isOf(_ observer: AnyObject) -> Bool { identity == ObjectIdentifier(observer) }

  static let all = List()

  /// Who observes which centre.
  final class List: @unchecked Sendable {
    private let lock = NSLock()
    private var observers: [ObjectIdentifier: [SelectorObserver]] = [:]

    func add(_ observer: SelectorObserver, to center: NotificationCenter) {
      lock.withLock { observers[ObjectIdentifier(center), default: []].append(observer) }
    }

    /// Those that are meant, who are in the list no more.
    func take(
      from center: NotificationCenter, where isMeant: (SelectorObserver) -> Bool
    ) -> [SelectorObserver] {
      lock.withLock {
        let key = ObjectIdentifier(center)
        let meant = observers[key, default: []].filter(isMeant)
        observers[key]?.removeAll { isMeant($0) }
        return meant
      }
    }
  }
}
