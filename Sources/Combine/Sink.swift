extension Subscribers {
  /// Calls closures with values and with the end.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var took: ((Input) -> Void)?
    private var ended: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) { (took, ended) = (receiveValue, receiveCompletion) }

    public func receive(subscription: any Subscription) {
      guard took != nil, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      took?(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let deed = ended
      (took, ended, subscription) = (nil, nil, nil)
      deed?(completion)
    }

    public func cancel() {
      let former = subscription
      (took, ended, subscription) = (nil, nil, nil)
      former?.cancel()
    }
  }

  /// Puts values into a property, and keeps its object alive until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    public func receive(subscription: any Subscription) {
      guard object != nil, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) { (object, subscription) = (nil, nil) }

    public func cancel() {
      let former = subscription
      (object, subscription) = (nil, nil)
      former?.cancel()
    }
  }
}

extension Publisher {
  /// Calls closures until the result goes.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure until the result goes.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Puts values into a property until the result goes, which keeps the object alive.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }

  /// Puts values into a published property as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.follow(self)
  }
}
