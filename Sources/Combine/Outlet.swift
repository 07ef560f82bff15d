/// The end of a stream towards one subscriber: keeps what is not asked for yet, and hands on no value
/// after an end.
final class Outlet<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private(set) var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var end: Subscribers.Completion<Failure>?
  private var isDraining = false
  /// Called once, when it is called off.
  var onCancel: (() -> Void)?
  /// Called when more is asked for.
  var onRequest: ((Subscribers.Demand) -> Void)?

  init(_ subscriber: AnySubscriber<Output, Failure>) { self.subscriber = subscriber }

  /// Whether anybody listens still.
  var isOpen: Bool { subscriber != nil && end == nil }

  /// Tells the subscriber that it is attached.
  func open() { subscriber?.receive(subscription: self) }

  /// Hands on a value, now or when it is asked for.
  func send(_ value: Output) {
    guard isOpen else { return }
    waiting.append(value)
    drain()
  }

  /// Hands on a value if it is asked for; else nobody gets it.
  /// - Returns: Whether somebody did.
  @discardableResult
  func offer(_ value: Output) -> Bool {
    guard isOpen, demand > .none else { return false }
    send(value)
    return true
  }

  /// Ends it after what is waiting.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard isOpen else { return }
    end = completion
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    guard subscriber != nil else { return }
    self.demand += demand
    onRequest?(demand)
    drain()
  }

  func cancel() {
    guard subscriber != nil else { return }
    subscriber = nil
    waiting = []
    let deed = onCancel
    (onCancel, onRequest) = (nil, nil)
    deed?()
  }

  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    while demand > .none, !waiting.isEmpty, let subscriber {
      demand -= 1
      demand += subscriber.receive(waiting.removeFirst())
    }
    isDraining = false
    if waiting.isEmpty, let end, let subscriber {
      self.subscriber = nil
      (onCancel, onRequest) = (nil, nil)
      subscriber.receive(completion: end)
    }
  }
}

/// One step of a stream: takes what comes from above and decides what goes on below.
final class Inlet<Input, Failure: Error>: Subscriber {
  private var subscription: (any Subscription)?
  private let took: (Input) -> Void
  private let ended: (Subscribers.Completion<Failure>) -> Void
  private var isOver = false

  init(
    _ took: @escaping (Input) -> Void,
    ended: @escaping (Subscribers.Completion<Failure>) -> Void
  ) { (self.took, self.ended) = (took, ended) }

  /// Everything is wanted: what is not asked for below waits in the outlet.
  func receive(subscription: any Subscription) {
    guard !isOver, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !isOver { took(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !isOver else { return }
    isOver = true
    subscription = nil
    ended(completion)
  }

  func cancel() {
    isOver = true
    let former = subscription
    subscription = nil
    former?.cancel()
  }
}

extension Publisher {
  /// A publisher that attaches to this one for each of its subscribers, with a state of its own.
  /// - Parameter step: Gets the way to the subscriber and a way to stop; gives what to do with values
  ///   and with the end.
  func through<Out, Fail: Error>(
    _ step:
      @escaping (Outlet<Out, Fail>, @escaping () -> Void) -> (
        value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
      )
  ) -> AnyPublisher<Out, Fail> {
    AnyPublisher { subscriber in
      let outlet = Outlet(subscriber)
      let stop = Box<() -> Void>({})
      let deeds = step(outlet) { stop.value() }
      let inlet = Inlet<Output, Failure>(deeds.value, ended: deeds.end)
      stop.value = { [weak inlet] in inlet?.cancel() }
      outlet.onCancel = { inlet.cancel() }
      outlet.open()
      receive(subscriber: inlet)
    }
  }

  /// The same where the end goes on as it comes.
  func passing<Out>(
    _ step: @escaping (Outlet<Out, Failure>) -> (Output) -> Void
  ) -> AnyPublisher<Out, Failure> {
    through { outlet, _ in (step(outlet), outlet.finish) }
  }

  /// The same where a step may throw, which ends it.
  func trying<Out>(
    _ step: @escaping (Outlet<Out, any Error>) -> (Output) throws -> Void
  ) -> AnyPublisher<Out, any Error> {
    through { outlet, stop in
      let deed = step(outlet)
      return (
        { value in
          do { try deed(value) } catch {
            stop()
            outlet.finish(.failure(error))
          }
        }, { outlet.finish($0.mapError { $0 }) }
      )
    }
  }
}

/// A value that closures share.
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
