import Foundation

extension NotificationCenter {
  /// Notifications of one name as they come, for `for await`.
  ///
  /// They are heard from the beginning of the loop on. What comes while its body waits is kept, in order. It
  /// ends with the task that reads it.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Begins to listen.
    public func makeAsyncIterator() -> Iterator { Iterator(center, name, object) }

    /// Hands out what has come.
    public struct Iterator: AsyncIteratorProtocol {
      private var arrived: AsyncStream<Arrived>.Iterator
      private let observation: Observation

      init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
        let (stream, continuation) = AsyncStream.makeStream(of: Arrived.self)
        arrived = stream.makeAsyncIterator()
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Arrived(notification: $0))
        }
        observation = Observation(center: center, token: token)
      }

      /// The next one, when it has come; nil where the task is cancelled.
      public mutating func next() async -> Notification? { await arrived.next()?.notification }

      /// The same, on the caller's actor.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> Notification? {
        await arrived.next(isolation: actor)?.notification
      }
    }
  }

  /// Notifications of a name as they come.
  /// - Parameter object: Those of this sender alone; nil for anybody's.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(self, name, object)
  }
}

/// A notification on its way from who posts it to who waits for it.
private struct Arrived: @unchecked Sendable {
  let notification: Notification
}

/// Listens as long as it lives.
private final class Observation {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(center: NotificationCenter, token: any NSObjectProtocol) {
    (self.center, self.token) = (center, token)
  }

  deinit { center.removeObserver(token) }
}
