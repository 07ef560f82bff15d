/// One value, then the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let outlet = Outlet(AnySubscriber(subscriber))
    outlet.open()
    outlet.send(output)
    outlet.finish(.finished)
  }
}

/// No value, and the end at once or never.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { self.completeImmediately = completeImmediately }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(AnySubscriber(subscriber))
    outlet.open()
    if completeImmediately { outlet.finish(.finished) }
  }
}

/// An error at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(AnySubscriber(subscriber))
    outlet.open()
    outlet.finish(.failure(error))
  }
}

/// One value some time later, worked out once for all who listen.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let listeners = Listeners<Output, Failure>()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    switch result {
    case .success(let value):
      listeners.each { $0.send(value) }
      listeners.finish(.finished)
    case .failure(let error): listeners.finish(.failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(AnySubscriber(subscriber))
    if result == nil { listeners.add(outlet) }
    outlet.open()
    guard let result else { return }
    switch result {
    case .success(let value):
      outlet.send(value)
      outlet.finish(.finished)
    case .failure(let error): outlet.finish(.failure(error))
    }
  }
}

/// A publisher that is made when somebody listens.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Publishers {
  /// The elements of a sequence, then the end.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(AnySubscriber(subscriber))
      var rest = sequence.makeIterator()
      var next = rest.next()
      let deliver: () -> Void = { [weak outlet] in
        while let outlet, outlet.demand > .none, outlet.isOpen, let value = next {
          next = rest.next()
          outlet.send(value)
        }
        if next == nil { outlet?.finish(.finished) }
      }
      var isDelivering = false
      outlet.onRequest = { _ in
        guard !isDelivering else { return }
        isDelivering = true
        deliver()
        isDelivering = false
      }
      outlet.open()
      if next == nil { outlet.finish(.finished) }
      withExtendedLifetime(outlet) {}
    }
  }
}

extension Sequence {
  /// Its elements, one after the other.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// The value that there is, then the end.
  public var publisher: AnyPublisher<Wrapped, Never> {
    Publishers.Sequence<[Wrapped], Never>(sequence: map { [$0] } ?? []).eraseToAnyPublisher()
  }
}

extension Result {
  /// The value or the error.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}
