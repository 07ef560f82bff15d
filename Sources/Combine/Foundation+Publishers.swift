import Foundation
import QuartzCore
import UIKit

extension NotificationCenter {
  /// The notifications of a name, and of an object unless that is nil.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet<Notification, Never>(AnySubscriber(subscriber))
      nonisolated(unsafe) let unsafeOutlet = outlet
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        unsafeOutlet.offer($0)
      }
      outlet.onCancel = { center.removeObserver(token) }
      outlet.open()
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// Sends the time again and again, once it is connected.
public final class TimerPublisher: ConnectablePublisher {
  public typealias Output = Date
  public typealias Failure = Never
  /// Seconds.
  public let interval: TimeInterval
  private let subject = PassthroughSubject<Date, Never>()

  init(interval: TimeInterval) { self.interval = interval }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  public func connect() -> any Cancellable {
    let start = RenderServer.current.now
    let beat = Beat(start: start + interval, interval: interval) { [subject] in
      // The stage's time, counted from the reference date.
      subject.send(Date(timeIntervalSinceReferenceDate: RenderServer.current.now))
    }
    beat.wait()
    return AnyCancellable(beat.stop)
  }
}

extension StageClock.Timer {
  public typealias TimerPublisher = Combine.TimerPublisher

  /// Sends the stage's time every so many seconds; modes of run loops make no difference.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: StageSchedulerOptions? = nil
  ) -> Combine.TimerPublisher { Combine.TimerPublisher(interval: interval) }
}

extension Timer {
  /// Sends the stage's time every so many seconds; modes of run loops make no difference.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: StageSchedulerOptions? = nil
  ) -> Combine.TimerPublisher { Combine.TimerPublisher(interval: interval) }
}

/// What can be observed by a publisher: every `NSObject`.
public protocol _KeyValuePublishing: NSObject {}
extension NSObject: _KeyValuePublishing {}

extension _KeyValuePublishing {
  /// The values of a property: with the option `initial`, which is there unless others are named,
  /// the present one first.
  @preconcurrency @MainActor
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let path = keyPath
    return AnyPublisher { subscriber in
      let outlet = Outlet(subscriber)
      nonisolated(unsafe) let unsafeOutlet = outlet
      outlet.open()
      MainActor.assumeIsolated {
        let watch = object.observe(path, options: options.union(.new)) { object, _ in
          unsafeOutlet.send(object[keyPath: path])
        }
        unsafeOutlet.onCancel = { watch.invalidate() }
      }
    }
  }
}

extension Publisher where Output == Data {
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, any Error> { tryMap { try decoder.decode(type, from: $0) } }
}

extension Publisher where Output: Encodable {
  public func encode(encoder: JSONEncoder) -> AnyPublisher<Data, any Error> {
    tryMap { try encoder.encode($0) }
  }
}

extension Publisher where Failure == Never {
  /// The values, to be waited for one by one.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      nonisolated(unsafe) let kept = self.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: {
          nonisolated(unsafe) let value = $0
          continuation.yield(value)
        })
      continuation.onTermination = { _ in kept.cancel() }
    }
  }
}
