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

/// What makes values of an encoded whole.
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<Item: Decodable>(_ type: Item.Type, from input: Input) throws -> Item
}

/// What makes an encoded whole of values.
public protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<Item: Encodable>(_ value: Item) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> { tryMap { try encoder.encode($0) } }
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
