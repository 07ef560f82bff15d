// Operators that make one stream of several.

extension Publisher {
  /// Everything that the publishers made of values send.
  /// - Parameter maxPublishers: How many may be attached at once; the others wait.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { subscriber in
      let junction = Junction<P, Failure>(AnySubscriber(subscriber), most: maxPublishers.max)
      junction.attach(self, transform)
    }
  }

  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher()).eraseToAnyPublisher()
  }

  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> AnyPublisher<Output, Failure>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    merge(with: b).merge(with: c)
  }

  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    Pairing.publisher(self, other, keepsLatest: true)
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map(transform) }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p).combineLatest(q).map { ($0.0, $0.1, $1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p, q).map(transform)
  }

  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure { Pairing.publisher(self, other, keepsLatest: false) }

  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { zip(other).map(transform) }

  public func zip<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure { zip(p).zip(q).map { ($0.0, $0.1, $1) } }

}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// What the newest publisher sends.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { subscriber in
      Junction<Output, Failure>(subscriber, most: nil, keepsNewest: true).attach(self) { $0 }
    }
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// What the newest publisher sends.
  @_disfavoredOverload
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

/// Publishers made of values, and who is attached to them.
final class Junction<Inner: Publisher, Failure: Error> where Inner.Failure == Failure {
  private let outlet: Outlet<Inner.Output, Failure>
  private let most: Int?
  private let keepsNewest: Bool
  private var waiting: [Inner] = []
  private var attached: [ObjectIdentifier: Inlet<Inner.Output, Failure>] = [:]
  private var isOver = false

  init(
    _ subscriber: AnySubscriber<Inner.Output, Failure>, most: Int?, keepsNewest: Bool = false
  ) {
    outlet = Outlet(subscriber)
    (self.most, self.keepsNewest) = (most, keepsNewest)
  }

  func attach<P: Publisher>(_ upstream: P, _ make: @escaping (P.Output) -> Inner)
  where P.Failure == Failure {
    let above = Inlet<P.Output, Failure>(
      { self.take(make($0)) },
      ended: {
        self.isOver = true
        if case .failure = $0 { self.end($0) } else { self.endIfDone() }
      })
    outlet.onCancel = {
      above.cancel()
      for inlet in self.attached.values { inlet.cancel() }
      (self.attached, self.waiting) = ([:], [])
    }
    outlet.open()
    upstream.receive(subscriber: above)
  }

  private func take(_ inner: Inner) {
    if keepsNewest {
      for inlet in attached.values { inlet.cancel() }
      attached = [:]
    }
    waiting.append(inner)
    fill()
  }

  private func fill() {
    while !waiting.isEmpty, attached.count < most ?? .max {
      let next = waiting.removeFirst()
      let key = Box<ObjectIdentifier?>(nil)
      let inlet = Inlet<Inner.Output, Failure>(
        outlet.send,
        ended: { completion in
          if let key = key.value { self.attached[key] = nil }
          if case .failure = completion { return self.end(completion) }
          self.fill()
          self.endIfDone()
        })
      key.value = ObjectIdentifier(inlet)
      attached[ObjectIdentifier(inlet)] = inlet
      next.receive(subscriber: inlet)
    }
  }

  private func endIfDone() {
    if isOver, attached.isEmpty, waiting.isEmpty { outlet.finish(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    for inlet in attached.values { inlet.cancel() }
    (attached, waiting) = ([:], [])
    outlet.finish(completion)
  }
}

/// Two streams that become one of pairs.
enum Pairing {
  /// - Parameter keepsLatest: Whether a pair is made of the newest values whenever one comes; else of
  ///   one of each, in order.
  static func publisher<A: Publisher, B: Publisher>(
    _ first: A, _ second: B, keepsLatest: Bool
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    AnyPublisher { subscriber in
      let outlet = Outlet(subscriber)
      var (left, right): ([A.Output], [B.Output]) = ([], [])
      var (leftIsOver, rightIsOver) = (false, false)
      func pair() {
        guard let one = left.first, let other = right.first else { return }
        if !keepsLatest {
          left.removeFirst()
          right.removeFirst()
        }
        outlet.send((one, other))
      }
      func endIfDone() {
        let isDry = !keepsLatest && (leftIsOver && left.isEmpty || rightIsOver && right.isEmpty)
        let isMute = keepsLatest && (leftIsOver && left.isEmpty || rightIsOver && right.isEmpty)
        if leftIsOver && rightIsOver || isDry || isMute { outlet.finish(.finished) }
      }
      let one = Inlet<A.Output, A.Failure>(
        {
          left = keepsLatest ? [$0] : left + [$0]
          pair()
          if !keepsLatest { endIfDone() }
        },
        ended: {
          leftIsOver = true
          if case .failure = $0 { outlet.finish($0) } else { endIfDone() }
        })
      let other = Inlet<B.Output, B.Failure>(
        {
          right = keepsLatest ? [$0] : right + [$0]
          pair()
          if !keepsLatest { endIfDone() }
        },
        ended: {
          rightIsOver = true
          if case .failure = $0 { outlet.finish($0) } else { endIfDone() }
        })
      outlet.onCancel = {
        one.cancel()
        other.cancel()
      }
      outlet.open()
      first.receive(subscriber: one)
      second.receive(subscriber: other)
    }
  }
}

extension Publishers {
  /// Everything that several publishers send.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher of what two send, made by hand.
  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<A.Output, A.Failure> where A.Output == B.Output, A.Failure == B.Failure {
    a.merge(with: b)
  }

  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<A.Output, A.Failure>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure
  { a.merge(with: b, c) }

  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.combineLatest(b)
  }

  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure { a.combineLatest(b, c) }

  public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    a.combineLatest(b, c).combineLatest(d).map { ($0.0, $0.1, $0.2, $1) }
  }

  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.zip(b) }

  public static func Zip3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure { a.zip(b, c) }
}
