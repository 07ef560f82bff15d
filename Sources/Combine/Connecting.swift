/// A publisher that starts when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Starts with the first who listens, and stops with the last.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    let connection = Box<(any Cancellable)?>(nil)
    let count = Box(0)
    return AnyPublisher { subscriber in
      let outlet = Outlet(subscriber)
      let inlet = Inlet<Output, Failure>(outlet.send, ended: outlet.finish)
      outlet.onCancel = {
        inlet.cancel()
        count.value -= 1
        guard count.value == 0 else { return }
        connection.value?.cancel()
        connection.value = nil
      }
      count.value += 1
      outlet.open()
      self.receive(subscriber: inlet)
      if connection.value == nil { connection.value = self.connect() }
    }
  }
}

extension Publishers {
  /// Sends through a subject what one publisher sends, once it is connected.
  public struct Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let subject: SubjectType

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { subject.receive(subscriber: subscriber) }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

extension Publisher {
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, subject: subject)
  }

  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    multicast(subject: createSubject())
  }

  /// One attachment for all who listen.
  public func share() -> AnyPublisher<Output, Failure> {
    multicast(subject: PassthroughSubject()).autoconnect()
  }
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast(subject: PassthroughSubject())
  }
}
