/// A publisher that code sends values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Who listens to a subject, in the order in which they came.
final class Listeners<Output, Failure: Error> {
  private var outlets: [Outlet<Output, Failure>] = []
  private(set) var end: Subscribers.Completion<Failure>?

  func add(_ outlet: Outlet<Output, Failure>) {
    outlet.onCancel = { [weak self, weak outlet] in self?.outlets.removeAll { $0 === outlet } }
    outlets.append(outlet)
  }

  func each(_ deed: (Outlet<Output, Failure>) -> Void) {
    guard end == nil else { return }
    for outlet in outlets { deed(outlet) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    let former = outlets
    outlets = []
    for outlet in former { outlet.finish(completion) }
  }
}

/// Hands on what is sent, to those who listen then and have asked for it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { listeners.each { $0.offer(value) } }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(AnySubscriber(subscriber))
    if listeners.end == nil { listeners.add(outlet) }
    outlet.open()
    if let end = listeners.end { outlet.finish(end) }
  }
}

/// Has a value, and hands it and every later one on.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  /// The newest value; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard listeners.end == nil else { return }
    current = value
    listeners.each { $0.send(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(AnySubscriber(subscriber))
    if listeners.end == nil { listeners.add(outlet) }
    outlet.open()
    if let end = listeners.end { outlet.finish(end) } else { outlet.send(current) }
  }
}
