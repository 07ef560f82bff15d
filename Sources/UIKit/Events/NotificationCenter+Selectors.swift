import Foundation

extension NotificationCenter {
  /// Has an object be told of notifications by a method; it is not kept alive, and told no more
  /// once it is gone.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = WeakObserver(observer as AnyObject)
    target.token = addObserver(forName: aName, object: anObject, queue: nil) { [self] note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated {
        guard let observer = target.object else {
          target.token.map(removeObserver)
          return
        }
        aSelector.send(to: observer, sender: note, event: nil)
      }
    }
  }

  /// Someone who observes, without being kept alive. Used on the main actor only.
  private final class WeakObserver: @unchecked Sendable {
    weak var object: AnyObject?
    var token: (any NSObjectProtocol)?

    init(_ object: AnyObject) { self.object = object }
  }
}
